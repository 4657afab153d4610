import { type AppType, blocksFor, fieldsIn } from '../form/block.ts'
import { type AnyAnswers, type Field, optionsOf } from '../form/field.ts'
import { isEmpty } from '../form/rule.ts'
import { formatDate, isIsoDate } from '../values/iso-date.ts'
import { formatPounds } from '../values/money.ts'
import type { DraftAnswers, FieldName } from './answers.ts'
import { LAW_PAGE } from './law-blocks.ts'
import { isNotKnown } from './law-options.ts'
import { priceTextOf } from './price-text.ts'

/** What an advert says of these answers stands under their display names. */
export const DISCLOSED = [
  'depositAmount',
  'holdingDepositAmount',
  'landlordRegistrationNumber',
  'rentSmartWalesNumber',
  'prsLandlordId',
  'prsDwellingId',
  'hmoLicenceNumber',
  'homeReport',
  'epcOrderedOn',
  'epcExemption',
  'councilTaxBand',
  'annualRates',
  'construction',
  'electricitySupply',
  'waterSupply',
  'sewerage',
  'heating',
  'broadbandType',
  'mobileCoverage',
  'floodRisk',
  'coalfield',
  'buildingSafety',
  'restrictions',
  'rightsAndEasements',
  'coastalErosion',
  'planningPermission',
  'groundRent',
  'serviceCharge',
  'groundRentReviewYears',
  'groundRentIncreasePercent',
] as const satisfies readonly FieldName[]

/** Told together, in one line. */
export const RENT_CONTROL = [
  'rentControlArea',
  'previousRent',
  'rentIncreasedInLast12Months',
  'lastRentIncreaseOn',
] as const satisfies readonly FieldName[]

const UNITS: Partial<Record<FieldName, string>> = {
  annualRates: ' a year',
  groundRent: ' a year',
  serviceCharge: ' a year',
  groundRentReviewYears: ' years',
  groundRentIncreasePercent: '%',
}

export interface Disclosure {
  readonly field: FieldName
  readonly what: string
  readonly is: string
}

/** What an advert says of answers that a law or a buyer asks for, in page order. What is not known is left out. */
export function disclosures(appType: AppType, answers: DraftAnswers): readonly Disclosure[] {
  const disclosed = new Set<string>(DISCLOSED)
  const lines = blocksFor(LAW_PAGE, appType)
    .flatMap(fieldsIn)
    .flatMap(([name, field]): Disclosure[] => {
      const value = (answers as AnyAnswers)[name]
      if (!disclosed.has(name) || isEmpty(value) || isNotKnown(value)) return []
      return [{ field: name as FieldName, what: field.label, is: textOf(name as FieldName, field, value) }]
    })
  const control = rentControlOf(appType, answers)
  return control === null
    ? lines
    : [{ field: 'rentControlArea', what: 'Rent control', is: control }, ...lines]
}

function textOf(name: FieldName, field: Field, value: unknown): string {
  const label = optionsOf(field).find(({ id }) => id === value)?.label
  if (label !== undefined) return label
  if (field.kind === 'money' && value === 0) return 'None'
  const text = field.kind === 'money' && typeof value === 'number' ? `£${formatPounds(value)}` : String(value)
  return (isIsoDate(text) ? formatDate(text) : text) + (UNITS[name] ?? '')
}

/** What the law wants said of the rent asked in a rent control area. */
export const RENT_MAY_CHANGE = 'may change with the consumer prices index (CPI)'

/** Private Housing (Tenancies) (Scotland) Act 2016, section 17A. */
function rentControlOf(appType: AppType, answers: DraftAnswers): string | null {
  const { rentControlArea, previousRent, rentIncreasedInLast12Months, lastRentIncreaseOn } = answers
  if (appType !== 'let' || rentControlArea !== true) return null
  const rose = rentIncreasedInLast12Months
    ? `It rose in the last 12 months${lastRentIncreaseOn ? `, on ${formatDate(lastRentIncreaseOn)}` : ''}.`
    : 'It did not rise in the last 12 months.'
  const isGiven = typeof previousRent === 'number'
  const before =
    isGiven && previousRent > 0
      ? `The rent before was £${formatPounds(previousRent)}. ${rose}`
      : 'It was never let before.'
  const asked = `The rent asked, ${priceTextOf(appType, answers)}, ${RENT_MAY_CHANGE}.`
  return ['This home lies in a rent control area.', ...(isGiven ? [before] : []), asked].join(' ')
}
