import type { Operator } from '#shared/operator.ts'

export interface LegalFacts extends Operator {
  /** The names of the portals that owners' adverts may be sent to now, as a list in words; '' while there are none. */
  readonly portals: string
}

/** A sentence with such facts is a function of them; null where it is not so. */
export type Sentence = string | ((facts: LegalFacts) => string | null)

/** What is so only while there are portals. */
export const wherePortals =
  (write: (portals: string) => string): Sentence =>
  ({ portals }) =>
    portals === '' ? null : write(portals)

/** A legal text: paragraphs and lists. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The anchor. Others may link to it, so it must not change. */
  readonly id: string
  readonly title: string
  readonly body: readonly (Sentence | readonly Sentence[])[]
}

/** The date shown on both legal texts. */
export const LEGAL_TEXTS_AS_OF = '29 November 2026'
