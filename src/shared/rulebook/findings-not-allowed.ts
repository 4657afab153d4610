import { type AllowedText, isAmongWords } from '../advert/allowed-text.ts'
import type { DraftAnswers } from '../advert/answers.ts'
import type { Finding } from './finding.ts'
import type { JudgedAdvert } from './judge-advert.ts'

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
