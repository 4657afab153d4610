import type { CountryName } from '#shared/advert/counties.ts'

interface Named {
  /** RTDF's. */
  readonly code: number
  readonly name: string
}

/** Zoopla's words for RTDF's codes. Where two codes have one word, the first is the one that the word is read as. */
export const ZOOPLA_KINDS: readonly Named[] = [
  { code: 4, name: 'detached' },
  { code: 3, name: 'semi_detached' },
  { code: 1, name: 'terraced' },
  { code: 12, name: 'bungalow' },
  { code: 28, name: 'flat' },
  { code: 11, name: 'maisonette' },
  { code: 9, name: 'studio' },
]

export const ZOOPLA_PRICE_WORDS: readonly Named[] = [
  { code: 1, name: 'price_on_application' },
  { code: 2, name: 'guide_price' },
  { code: 4, name: 'offers_over' },
]

/** It has no commonhold. */
export const ZOOPLA_TENURES: readonly Named[] = [
  { code: 1, name: 'freehold' },
  { code: 2, name: 'leasehold' },
]

/** The others travel as a feature. */
export const ZOOPLA_PARKING: Readonly<Record<number, string>> = {
  16: 'single_garage',
  17: 'off_street_parking',
  18: 'off_street_parking',
  19: 'off_street_parking',
  22: 'residents_parking',
}

export const ZOOPLA_NATIONS: Readonly<Record<CountryName, string>> = {
  England: 'GB-ENG',
  Wales: 'GB-WLS',
  Scotland: 'GB-SCT',
  'Northern Ireland': 'GB-NIR',
}
