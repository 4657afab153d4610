import { NO_CONTEXT } from '#shared/account/account-block.ts'
import type { Block } from '#shared/form/block.ts'
import { type RemoteAnswer, walk } from '#shared/form/walk.ts'

/** The first problem by the rules of the form's page, or null. */
export function problemIn(
  block: Block,
  answers: Readonly<Record<string, unknown>>,
  remote?: RemoteAnswer,
): string | null {
  const [walked] = walk([block], { ...NO_CONTEXT, answers, ...(remote ? { remote } : {}) })
  return walked?.fields.find(({ error }) => error !== null)?.error ?? null
}
