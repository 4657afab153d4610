import { UNDELIVERABLE } from '#shared/advert/entitlement.ts'
import {
  type IncludedKind,
  MARKETING_OPTIONS,
  type MarketingOption,
  type MarketingOptionId,
  type NotOffered,
} from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'

/** Whether something that options include can be delivered to whoever buys it now; `hasNumber`: their advert has one already. */
export type Deliverable = Readonly<Record<IncludedKind, (hasNumber: boolean) => Promise<boolean>>>

const OPTIONS: readonly (MarketingOption & { readonly id: MarketingOptionId })[] = MARKETING_OPTIONS

/** Asks once of each kind of thing that the options of an app type include, and of nothing else. */
export async function notOffered(
  deliverable: Deliverable,
  appType: AppType,
  hasNumber: boolean,
): Promise<NotOffered> {
  const options = OPTIONS.filter(({ soldFor }) => soldFor.includes(appType))
  const kinds = new Set(options.flatMap(({ includes }) => includes.map(({ kind }) => kind)))
  const missing = new Set<IncludedKind>()
  for (const kind of kinds) {
    if (!(await deliverable[kind](hasNumber))) missing.add(kind)
  }
  return Object.fromEntries(
    options.flatMap(({ id, includes }) => {
      const first = includes.find(({ kind }) => missing.has(kind))
      return first === undefined ? [] : [[id, UNDELIVERABLE[first.kind]]]
    }),
  )
}

const SHOWN_MS = 1_000

/** For what only shows it: at most a second old, since every load of a draft asks. A failure is asked again. */
export function notOfferedShown(
  ask: (appType: AppType) => Promise<NotOffered>,
): (appType: AppType) => Promise<NotOffered> {
  const asked = new Map<AppType, { readonly at: number; readonly answer: Promise<NotOffered> }>()
  return (appType) => {
    const last = asked.get(appType)
    if (last !== undefined && performance.now() - last.at < SHOWN_MS) return last.answer
    const answer = ask(appType)
    asked.set(appType, { at: performance.now(), answer })
    answer.catch(() => asked.delete(appType))
    return answer
  }
}
