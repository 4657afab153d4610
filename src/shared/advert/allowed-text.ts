import type { Nation } from './nation.ts'

/** Words in which something was found. */
export interface FoundWords {
  /** Null: a rule of the site's own. */
  readonly rule: `L${number}` | null
  readonly category: string | null
  readonly words: string
}

/** What a person allowed in exactly this text of an advert in that nation. */
export interface AllowedText {
  readonly nation: Nation
  readonly text: string
  readonly words: readonly FoundWords[]
}

/** A yes holds for the same words under the same rule. */
export const isAmongWords = (known: readonly FoundWords[], { rule, category, words }: FoundWords): boolean =>
  known.some((one) => one.rule === rule && one.category === category && one.words === words)
