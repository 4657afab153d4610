import type { DraftAnswers } from '../advert/answers.ts'
import type { Rule } from './rule.ts'

export interface Finding {
  /** Null: a rule of the site's own. */
  readonly rule: Rule['id'] | null
  /** Null where no words were read, or the rule has no category. */
  readonly category: string | null
  readonly field: string
  /** In the text as typed. */
  readonly span: readonly [number, number] | null
  /** Where it was found, if the field holds many captions. */
  readonly caption?: WordsInText
  readonly severity: 'refuse' | 'warn'
  /** Why, in plain words, and what to do. */
  readonly reason: string
  /** A text to stand for the span. */
  readonly rewording: string | null
}

interface WordsInText {
  readonly text: string
  readonly words: string
}

/** Why words are refused, which it names where the reason does not. */
export const refusalOf = (words: readonly string[], reason: string): string =>
  words.length === 0 ? reason : `${[...new Set(words)].map((one) => `‘${one}’`).join(', ')}: ${reason}`

/** The words in which it was found, and all of their text; null where no words were read. */
export function wordsFound({ field, span, caption }: Finding, answers: DraftAnswers): WordsInText | null {
  if (caption !== undefined) return caption
  const text = answers[field as keyof DraftAnswers]
  return span === null || typeof text !== 'string' ? null : { text, words: text.slice(...span) }
}
