import { createHash } from 'node:crypto'
import { type FoundWords, isAmongWords } from '#shared/advert/allowed-text.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Nation } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import type { JudgedAdvert } from '#shared/rulebook/judge-advert.ts'

export const WORD_FIELDS = ['summary', 'propertyDescription'] as const
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
    const text = answers[field] ?? ''
    const refused = findings
      .filter((one) => one.field === field && one.severity === 'refuse')
      .flatMap((one) => refusedWords(one, text))
    const digest = createHash('sha256')
      .update(JSON.stringify([appType, nation, text]))
      .digest()
    return refused.length === 0 ? [] : [{ field, appType, nation, text, digest, refused }]
  })
}

const refusedWords = ({ rule, category, span, reason }: Finding, text: string): RefusedWords[] =>
  span === null ? [] : [{ rule, category, words: text.slice(...span), reason }]

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
