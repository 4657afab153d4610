import type { LookupStore } from './lookup.ts'

export function purgeLookups({
  store,
  now,
}: {
  readonly store: Pick<LookupStore, 'forgetBefore'>
  readonly now: () => Date
}): Promise<number> {
  return store.forgetBefore(now())
}
