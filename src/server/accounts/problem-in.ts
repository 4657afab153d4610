import { NOWHERE } from '#shared/account/account-block.ts'
import type { Block } from '#shared/form/block.ts'
import { type RemoteAnswer, walk } from '#shared/form/walk.ts'

/** The first thing that is wrong with what a form about accounts was answered, by the rules that its page has; or null. */
export function problemIn(
  block: Block,
  answers: Readonly<Record<string, unknown>>,
  remote?: RemoteAnswer,
): string | null {
  const [walked] = walk([block], { ...NOWHERE, answers, ...(remote ? { remote } : {}) })
  return walked?.fields.find(({ error }) => error !== null)?.error ?? null
}
