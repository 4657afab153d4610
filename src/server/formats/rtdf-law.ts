import type { DraftAnswers } from '#shared/advert/answers.ts'
import { COUNCIL_TAX_BANDS, isNotKnown } from '#shared/advert/law-options.ts'
import { LEASEHOLD } from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Fields } from './fields.ts'
import type { LawLine } from './law-lines.ts'

type Members = Readonly<Record<string, unknown>>
type Group = 'price_information' | 'details'

interface Member {
  readonly field: LawLine
  readonly in: Group
  readonly name: string
  /** Of one type alone. */
  readonly only?: AppType
  /** What RTDF calls our codes; without them it stands there as a number. It is a list in the second. */
  readonly words?: Readonly<Record<string, string | number>>
  readonly isList?: true
}

const BANDS = Object.fromEntries(
  COUNCIL_TAX_BANDS.filter((one) => !isNotKnown(one.id)).map(({ id }) => [id, id]),
)
const SUPPLY = { mains: 'mains_supply', private: 'private_supply' }

/** What RTDF 1.4.1 has a member for, as exactly as we ask for it. */
// biome-ignore format: a table
const MEMBERS: readonly Member[] = [
  { field: 'depositAmount', in: 'price_information', name: 'deposit', only: 'let' },
  { field: 'groundRent', in: 'price_information', name: 'annual_ground_rent', only: 'sell' },
  { field: 'groundRentReviewYears', in: 'price_information', name: 'ground_rent_review_period_years', only: 'sell' },
  { field: 'groundRentIncreasePercent', in: 'price_information', name: 'ground_rent_percentage_increase', only: 'sell' },
  { field: 'serviceCharge', in: 'price_information', name: 'annual_service_charge', only: 'sell' },
  { field: 'councilTaxBand', in: 'details', name: 'council_tax_band', words: BANDS },
  { field: 'annualRates', in: 'details', name: 'domestic_rates' },
  { field: 'electricitySupply', in: 'details', name: 'electricity', words: SUPPLY, isList: true },
  { field: 'waterSupply', in: 'details', name: 'water', words: SUPPLY },
  { field: 'sewerage', in: 'details', name: 'sewerage', words: { mains: 'mains_supply' } },
  { field: 'heating', in: 'details', name: 'heating', words: { electric: 5, 'gas-central': 7, oil: 9 }, isList: true },
]

/** A deposit is in whole pounds there. */
const WHOLE: readonly LawLine[] = ['depositAmount']

function valueOf({ field, words, isList }: Member, answers: DraftAnswers): unknown {
  const value = answers[field]
  if (words !== undefined) {
    const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
    return isList && word !== undefined ? [word] : word
  }
  return WHOLE.includes(field) && !Number.isInteger(value) ? undefined : (value ?? undefined)
}

const membersOf = (group: Group, appType: AppType | null, answers: DraftAnswers): Members =>
  Object.fromEntries(
    MEMBERS.filter((one) => one.in === group && (one.only === undefined || one.only === appType)).map(
      (member) => [member.name, valueOf(member, answers)],
    ),
  )

export const rtdfRent = (answers: DraftAnswers): Members => membersOf('price_information', 'let', answers)
export const rtdfCharges = (answers: DraftAnswers): Members => membersOf('price_information', 'sell', answers)
export const rtdfMatters = (answers: DraftAnswers): Members => membersOf('details', null, answers)

/** Whether a format that is written by way of RTDF keeps a member. */
export type Keeps = (group: Group, name: string) => boolean

/** What needs no line among the features. */
export const carried = (appType: AppType, answers: DraftAnswers, keeps: Keeps): readonly LawLine[] =>
  MEMBERS.flatMap((member) => {
    const isThere = member.only === undefined || member.only === appType
    return isThere && keeps(member.in, member.name) && valueOf(member, answers) !== undefined
      ? [member.field]
      : []
  })

/** As answers; a word or a list that says something else is kept and not shown. */
export function readLaw(price: Fields, details: Fields, appType: AppType): DraftAnswers {
  const read = MEMBERS.filter(({ only }) => only === undefined || only === appType).map((member) => [
    member.field,
    readMember(member.in === 'details' ? details : price, member),
  ])
  return Object.fromEntries(read.filter(([, value]) => value !== null))
}

function readMember(fields: Fields, { name, words, isList }: Member): unknown {
  if (words === undefined) return fields.amount(name)
  const sent = isList ? fields.list(name) : [fields.get(name)]
  const [only] = sent
  if (sent.length !== 1) return null
  const spelt = (word: unknown): string => String(word).trim().toLowerCase()
  return Object.keys(words).find((code) => spelt(words[code]) === spelt(only)) ?? null
}

/** Charges are asked of leaseholds alone. */
export function lawAnswers(law: DraftAnswers, { tenureType }: DraftAnswers): DraftAnswers {
  if (tenureType === LEASEHOLD) return law
  const charges = MEMBERS.flatMap(({ field, only }) => (only === 'sell' ? [field] : []))
  return Object.fromEntries(
    Object.entries(law).filter(([name]) => !charges.some((charge) => charge === name)),
  )
}
