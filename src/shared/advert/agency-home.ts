import type { AppType } from '../form/block.ts'
import {
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'
import { formatPounds } from '../values/money.ts'
import { parseWholeNumber } from '../values/whole-number.ts'
import { LIMITS } from './limits.ts'

/** What an agency's people can change of a home by hand. */
export interface EditedHome {
  readonly summary: string
  readonly propertyDescription: string
  /** In pounds. */
  readonly price: number
}

export const EDITED_FIELDS = [
  { id: 'summary', label: 'Headline' },
  { id: 'propertyDescription', label: 'Description' },
  { id: 'price', label: 'Price' },
] as const satisfies readonly { readonly id: keyof EditedHome; readonly label: string }[]

export const priceFieldOf = (appType: AppType): 'sellingPrice' | 'rentAmount' =>
  appType === 'sell' ? 'sellingPrice' : 'rentAmount'

interface ReadEdit {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: EditedHome | null
}

export function readEditedHome(fields: PostedFields, appType: AppType): ReadEdit {
  const summary = lineIn(fields['summary'])
  const propertyDescription = paragraphsIn(fields['propertyDescription'])
  const price = parseWholeNumber(lineIn(fields['price']).replace(/^£/, ''))
  const errors = errorsAmong({
    summary: summary === '' ? 'Enter a headline.' : tooLong(summary, LIMITS.summary, 'the headline'),
    propertyDescription:
      propertyDescription === ''
        ? 'Enter a description.'
        : tooLong(propertyDescription, LIMITS.agentDescription, 'the description'),
    price: priceProblem(price, LIMITS[priceFieldOf(appType)].max),
  })
  const isRight = Object.keys(errors).length === 0 && price !== null
  return {
    typed: { summary, propertyDescription, price: lineIn(fields['price']) },
    errors,
    value: isRight ? { summary, propertyDescription, price } : null,
  }
}

function priceProblem(price: number | null, most: number): string | null {
  if (price === null || price < 1) return 'Enter the price in whole pounds, such as 155,000.'
  return price > most ? `Enter a price of ${formatPounds(most)} or less.` : null
}
