import type { Operator } from '#shared/operator.ts'

/** A sentence with the operator's details is a function of them. */
export type Sentence = string | ((operator: Operator) => string)

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
export const LEGAL_TEXTS_AS_OF = '22 November 2026'
