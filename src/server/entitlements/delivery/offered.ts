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
