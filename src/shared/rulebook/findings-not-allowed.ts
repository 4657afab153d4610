import { type AllowedText, isAmongWords } from '../advert/allowed-text.ts'
import type { DraftAnswers } from '../advert/answers.ts'
import { type Finding, wordsFound } from './finding.ts'
import type { JudgedAdvert } from './judged-advert.ts'

/** What is left of the findings. `answers`: those that were judged. */
export function findingsNotAllowed(
  { nation, findings }: JudgedAdvert,
  answers: DraftAnswers,
  allowed: readonly AllowedText[],
): readonly Finding[] {
  return findings.filter((finding) => {
    const { rule, category, severity } = finding
    const found = wordsFound(finding, answers)
    if (found === null || severity !== 'refuse') return true
    const known = allowed.filter((one) => one.nation === nation && one.text === found.text)
    return !known.some((one) => isAmongWords(one.words, { rule, category, words: found.words }))
  })
}
