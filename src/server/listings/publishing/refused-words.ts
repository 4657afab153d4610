import { createHash } from 'node:crypto'
import { type FoundWords, isAmongWords } from '#shared/advert/allowed-text.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Nation } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import { wordsFound } from '#shared/rulebook/finding.ts'
import type { JudgedAdvert } from '#shared/rulebook/judged-advert.ts'

/** The field that holds the photos with their captions. */
export const CAPTIONS = 'files_uploaded'
export const WORD_FIELDS = ['summary', 'propertyDescription', CAPTIONS] as const
export type WordField = (typeof WORD_FIELDS)[number]

/** Words that the law refuses, as their owner is told. */
export interface RefusedWords extends FoundWords {
  readonly reason: string
}

/** A text with words that the law refuses. */
export interface RefusedText {
  readonly field: WordField
  readonly appType: AppType
  readonly nation: Nation
  readonly text: string
  /** Of exactly this text of such an advert. */
  readonly digest: Buffer
  readonly refused: readonly RefusedWords[]
}

export function refusedTexts(
  appType: AppType,
  answers: DraftAnswers,
  { nation, findings }: JudgedAdvert,
): readonly RefusedText[] {
  if (nation === null) return []
  return WORD_FIELDS.flatMap((field) => {
    const byText = new Map<string, RefusedWords[]>()
    for (const finding of findings) {
      const found =
        finding.field === field && finding.severity === 'refuse' ? wordsFound(finding, answers) : null
      if (found === null) continue
      const { rule, category, reason } = finding
      byText.set(found.text, [
        ...(byText.get(found.text) ?? []),
        { rule, category, words: found.words, reason },
      ])
    }
    return [...byText].map(([text, refused]) => ({
      ...{ field, appType, nation, text, refused },
      digest: createHash('sha256')
        .update(JSON.stringify([appType, nation, text]))
        .digest(),
    }))
  })
}

/** What a person allowed in texts, by the hexadecimal digest of each. */
export type AllowedWords = ReadonlyMap<string, readonly RefusedWords[]>

/** Without the words that a person allowed in exactly this text under the same rule. */
export function notAllowed(texts: readonly RefusedText[], allowed: AllowedWords): readonly RefusedText[] {
  return texts.flatMap((one) => {
    const known = allowed.get(one.digest.toString('hex')) ?? []
    const refused = one.refused.filter((words) => !isAmongWords(known, words))
    return refused.length === 0 ? [] : [{ ...one, refused }]
  })
}
