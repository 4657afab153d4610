import { PER_MONTH, PER_WEEK } from '../advert/options.ts'
import { formatPounds } from '../values/money.ts'
import type { Facts } from './facts.ts'

/** A cap on a deposit: so many weeks or months of the year's rent. */
export interface Cap {
  readonly count: number
  readonly of: 'week' | 'month'
}

export const PER_YEAR = { week: 52, month: 12 } as const

/** Null if the rent or how often it is paid is not told. */
export function yearsRent(facts: Facts): number | null {
  const rent = facts.amount('rentAmount')
  if (rent === null || rent === 0) return null
  switch (facts.text('priceFrequency')) {
    case String(PER_MONTH):
      return rent * PER_YEAR.month
    case String(PER_WEEK):
      return rent * PER_YEAR.week
    default:
      return null
  }
}

/** Less than the smallest step that whole pence can make, so that a sum at the cap passes to the last digit. */
const HALF_A_PENNY = 0.005

export const exceeds = (pounds: number, cap: Cap, year: number): boolean =>
  pounds * PER_YEAR[cap.of] - year * cap.count > HALF_A_PENNY

/** The highest amount that passes, to the penny. */
export const capOf = (cap: Cap, year: number): number =>
  Math.floor((Math.round(year * 100) * cap.count) / PER_YEAR[cap.of]) / 100

export const rentsText = ({ count, of }: Cap): string =>
  count === 1 ? `one ${of}’s rent` : `${count} ${of}s’ rent`

export const capText = (cap: Cap, year: number): string =>
  `${rentsText(cap)} is £${formatPounds(capOf(cap, year))}`

const HIGH_RENT = 50_000

/** Tenant Fees Act 2019, Schedule 1: six weeks from a rent of £50,000 a year. */
const englishDeposit = (year: number): Cap => ({
  count: year > HIGH_RENT - HALF_A_PENNY ? 6 : 5,
  of: 'week',
})
const ONE_WEEK: Cap = { count: 1, of: 'week' }
const ONE_MONTH: Cap = { count: 1, of: 'month' }
const TWO_MONTHS: Cap = { count: 2, of: 'month' }

/** Null: nothing may be taken; undefined: there is no cap. */
export interface Caps {
  readonly deposit?: Cap
  readonly holding?: Cap | null
}

/** By rules L7 and L34, whose dates are for whoever asks to mind. */
export function capsIn(nation: string | null, year: number): Caps {
  switch (nation) {
    case 'england':
      return { deposit: englishDeposit(year), holding: ONE_WEEK }
    case 'scotland':
      return { deposit: TWO_MONTHS, holding: null }
    case 'northern-ireland':
      return { deposit: ONE_MONTH }
    case 'wales':
      return { holding: ONE_WEEK }
    default:
      return {}
  }
}
