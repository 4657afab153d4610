import type { DraftAnswers } from '#shared/advert/answers.ts'

/** Answers that an agency's people changed, and what the feed sent of them last. */
export interface ByHand {
  readonly mine: DraftAnswers
  readonly sent: DraftAnswers
}

/** JSON text, or null if nothing was changed. */
export const readByHand = (text: string | null): ByHand | null =>
  text === null ? null : (JSON.parse(text) as ByHand)

/** What is sent now, with theirs over it. */
export function underHand(
  answers: DraftAnswers,
  { mine }: ByHand,
): { answers: DraftAnswers; byHand: ByHand } {
  const names = Object.keys(mine)
  const sent = Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)))
  return { answers: { ...answers, ...mine }, byHand: { mine, sent } }
}
