import type { AppType } from '../form/block.ts'
import { formatPounds } from '../values/money.ts'
import type { DraftAnswers } from './answers.ts'
import { ASKING_PRICE, PER_MONTH, PER_WEEK, PRICE_ON_APPLICATION, PRICE_TYPES } from './options.ts'

/** The price as the advert shows it, or null if there is none yet. A price on application is never shown. */
export function priceOf(
  appType: AppType,
  answers: DraftAnswers,
): { readonly before?: string | undefined; readonly amount: string; readonly after?: string } | null {
  const pounds = appType === 'let' ? answers.rentAmount : answers.sellingPrice
  if (appType === 'sell' && answers.priceType === PRICE_ON_APPLICATION)
    return { amount: 'Price on application' }
  // The text is not a valid amount yet.
  if (typeof pounds !== 'number') return null
  const amount = `£${formatPounds(pounds)}`
  if (appType === 'let') {
    if (answers.priceFrequency === PER_MONTH) return { amount, after: 'per month' }
    return answers.priceFrequency === PER_WEEK ? { amount, after: 'per week' } : { amount }
  }
  const type = answers.priceType
  return {
    amount,
    before: type === ASKING_PRICE ? undefined : PRICE_TYPES.find(({ id }) => id === type)?.label,
  }
}

/** The price in one line: 'Guide price £325,000', '£950 per month'. */
export function priceTextOf(appType: AppType, answers: DraftAnswers): string {
  const price = priceOf(appType, answers)
  return price === null ? '' : [price.before, price.amount, price.after].filter(Boolean).join(' ')
}
