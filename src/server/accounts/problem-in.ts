import type { Block } from '#shared/form/block.ts'
import { type RemoteAnswer, walk } from '#shared/form/walk.ts'

/** No rule of these forms looks at the day or at the kind of advert, which every form has. */
const NOWHERE = { context: { appType: 'sell', addressType: 'standard' }, today: '1970-01-01' } as const

/** The first thing that is wrong with what a form about accounts was answered, by the rules that its page has; or null. */
export function problemIn(
  block: Block,
  answers: Readonly<Record<string, unknown>>,
  remote?: RemoteAnswer,
): string | null {
  const [walked] = walk([block], { ...NOWHERE, answers, ...(remote ? { remote } : {}) })
  return walked?.fields.find(({ error }) => error !== null)?.error ?? null
}
