import type { DraftAnswers } from '../advert/answers.ts'
import type { Nation } from '../advert/nation.ts'
import type { Finding } from './finding.ts'
import type { JudgedAdvert } from './judge-advert.ts'
import type { Rule } from './rule.ts'

/** Words in which something was found. */
export interface FoundWords {
  /** Null: a rule of the site's own. */
  readonly rule: Rule['id'] | null
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

/** What is left of the findings. `answers`: those that were judged. */
export function findingsNotAllowed(
  { nation, findings }: JudgedAdvert,
  answers: DraftAnswers,
  allowed: readonly AllowedText[],
): readonly Finding[] {
  return findings.filter(({ rule, category, field, severity, span }) => {
    const text = answers[field as keyof DraftAnswers]
    if (span === null || severity !== 'refuse' || typeof text !== 'string') return true
    const known = allowed.filter((one) => one.nation === nation && one.text === text)
    const words = text.slice(...span)
    return !known.some((one) => isAmongWords(one.words, { rule, category, words }))
  })
}
