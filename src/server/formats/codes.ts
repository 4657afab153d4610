import type { HomeStatus } from '#shared/advert/agent-facts.ts'
import type { Answers } from '#shared/advert/answers.ts'
import type { MediumKind } from './reading.ts'

/** The codes of Rightmove's real-time feed (RTDF 1.4.1), and where BLM 3 has others, those of BLM. */
export const CHANNELS = { sell: 1, let: 2 } as const

interface HomeKind {
  readonly propertyType: Answers['propertyType'] | null
  readonly houseType?: Answers['houseType']
  readonly flatType?: Answers['flatType']
  /** The form has this very kind. */
  readonly isExact?: true
}

const house = (...codes: readonly number[]): readonly [readonly number[], HomeKind] => [
  codes,
  { propertyType: 'house' },
]

/** Rules of bricks do not hold for homes that float or roll, so that nothing is said of their kind. */
const UNSTATED: HomeKind = { propertyType: null }

const KINDS: readonly (readonly [readonly number[], HomeKind])[] = [
  [[4], { propertyType: 'house', houseType: 4, isExact: true }],
  [[3], { propertyType: 'house', houseType: 3, isExact: true }],
  [[1], { propertyType: 'house', houseType: 1, isExact: true }],
  [[12], { propertyType: 'house', houseType: 12, isExact: true }],
  [[28], { propertyType: 'flat', flatType: 28, isExact: true }],
  [[11], { propertyType: 'flat', flatType: 11, isExact: true }],
  [[9], { propertyType: 'flat', flatType: 9, isExact: true }],
  [[2, 5, 22], { propertyType: 'house', houseType: 1 }],
  [[21, 131], { propertyType: 'house', houseType: 4 }],
  [[128], { propertyType: 'house', houseType: 3 }],
  [[13, 14, 15], { propertyType: 'house', houseType: 12 }],
  [[7, 8, 29, 44, 56, 59, 511, 46, 47], { propertyType: 'flat', flatType: 28 }],
  [[10], { propertyType: 'flat', flatType: 11 }],
  house(
    6,
    23,
    24,
    25,
    26,
    27,
    30,
    43,
    48,
    52,
    62,
    65,
    68,
    71,
    74,
    77,
    92,
    95,
    101,
    104,
    113,
    116,
    120,
    121,
    140,
  ),
  [[49], { propertyType: 'flat' }],
  [[512], { propertyType: 'house' }],
  [[0, 16, 50, 53, 117, 118, 119, 141], UNSTATED],
]
export const HOME_KINDS: ReadonlyMap<number, HomeKind> = new Map(
  KINDS.flatMap(([codes, kind]) => codes.map((code) => [code, kind] as const)),
)
/** Of a room: in a house, in a flat, in a house of several households. */
export const SHARES: Readonly<Record<number, true>> = { 48: true, 49: true, 512: true }
export const SHARE_OF = { house: 48, flat: 49 } as const

/** Land, garages, halls of residence and businesses. 17 to 19 are old codes of BLM. */
const NOT_HOMES: ReadonlySet<number> = new Set([
  17, 18, 19, 20, 45, 51, 80, 83, 86, 107, 110, 125, 134, 137, 142, 143, 144, 298, 301, 304, 307, 310, 535, 538,
  541, 544, 547, 550, ...Array.from({ length: 36 }, (_, index) => 178 + 3 * index),
]) // biome-ignore format: a table
export const isNoHome = (code: number): boolean => NOT_HOMES.has(code)

export const STATUSES: ReadonlyMap<number, HomeStatus> = new Map([
  [1, 'available'],
  [2, 'sold-stc'],
  [3, 'sold-stcm'],
  [4, 'under-offer'],
  [5, 'reserved'],
  [6, 'let-agreed'],
])
/** Statuses of the other channel. */
export const NOT_OF = {
  sell: new Set<HomeStatus>(['let-agreed']),
  let: new Set<HomeStatus>(['sold-stc', 'sold-stcm', 'under-offer', 'reserved']),
} as const

interface PriceWord {
  /** Null: the price is one of a share, or is not to be shown yet. */
  readonly priceType: Answers['priceType'] | null
  readonly isExact?: true
}
export const PRICE_WORDS: ReadonlyMap<number, PriceWord> = new Map([
  [0, { priceType: 0, isExact: true }],
  [1, { priceType: 1, isExact: true }],
  [2, { priceType: 2, isExact: true }],
  [4, { priceType: 4, isExact: true }],
  [10, { priceType: 4 }],
  [5, { priceType: 2 }],
  [3, { priceType: 0 }],
  [6, { priceType: 0 }],
  [7, { priceType: 0 }],
  [15, { priceType: 0 }],
  [9, { priceType: null }],
  [11, { priceType: null }],
  [12, { priceType: null }],
  [14, { priceType: null }],
  [16, { priceType: 0 }],
])
export const COMING_SOON = 16

/** How rents are paid, as RTDF counts them: payments a year. `times` turns a payment into one of ours. */
export const RENT_PERIODS: ReadonlyMap<number, { readonly priceFrequency: 0 | 1; readonly times: number }> =
  new Map([
    [12, { priceFrequency: 1, times: 1 }],
    [52, { priceFrequency: 0, times: 1 }],
    [1, { priceFrequency: 1, times: 1 / 12 }],
    [4, { priceFrequency: 1, times: 1 / 3 }],
    [365, { priceFrequency: 0, times: 7 }],
  ])

interface TenureCode {
  readonly tenureType: Answers['tenureType'] | null
  readonly isExact?: true
}
export const TENURES: ReadonlyMap<number, TenureCode> = new Map([
  [1, { tenureType: 1, isExact: true }],
  [2, { tenureType: 2, isExact: true }],
  [4, { tenureType: 4, isExact: true }],
  [5, { tenureType: 2 }],
  [3, { tenureType: null }],
  [6, { tenureType: null }],
])
export const FEUDAL = 3

/** RTDF's further codes beside those of the form, which it shares. */
export const OTHER_PARKING: ReadonlyMap<number, Answers['parkingType'][number] | null> = new Map([
  [21, null],
  [23, null],
  [24, null],
  [54, null],
  [55, null],
  [57, null],
  [58, null],
  [59, null],
  [60, 16],
])
export const NO_PARKING = 56
/** Of a kind that the form does not have. */
export const HAS_PARKING: ReadonlySet<number> = new Set([21, 23, 24, 57, 58])
export const OTHER_ACCESS: ReadonlyMap<number, Answers['accessibleFeatures'][number] | null> = new Map([
  [43, 37],
  [44, 40],
  [45, null],
])
export const NOT_ACCESSIBLE = 42

export const FURNISHED = new Map([
  [0, 'furnished'],
  [1, 'part-furnished'],
  [2, 'unfurnished'],
  [4, 'furnished-or-unfurnished'],
] as const)

/** The code that has the meaning. */
export const codeOf = <T>(codes: ReadonlyMap<number, T>, wanted: T | null | undefined): number | undefined =>
  [...codes].find(([, meaning]) => meaning === wanted)?.[0]

export const MEDIA: ReadonlyMap<number, MediumKind> = new Map([
  [1, 'photo'],
  [2, 'floor-plan'],
  [3, 'brochure'],
  [4, 'tour'],
  [5, 'tour'],
  [6, 'certificate'],
  [7, 'certificate'],
])

/** Why a home is no longer advertised. */
export const REMOVAL_REASONS: ReadonlyMap<number, string> = new Map([
  [7, 'sold by us'],
  [8, 'sold by another agent'],
  [9, 'withdrawn'],
  [10, 'lost instruction'],
  [11, 'removed'],
  [12, 'let by us'],
])
