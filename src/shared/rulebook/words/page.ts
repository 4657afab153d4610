/** A text as the topics read it. */
export interface Page {
  /** As typed. */
  readonly typed: string
  /** Repaired words between single spaces; ',', '?' and '.' are words. */
  readonly words: string
  /** From a place in `words` to one in the text as typed. */
  readonly startOf: (at: number) => number
  readonly endOf: (at: number) => number
}

/** A part of `words`. */
export type Range = readonly [start: number, end: number]

/** What the reader is told of the advert. */
export interface Context {
  readonly nation: string | null
  /** Pounds; null if neither the answers nor the text tell it. */
  readonly yearsRent: number | null
}
