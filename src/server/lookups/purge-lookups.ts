import type { LookupStore } from './lookup.ts'

/** Forgets the answers of providers whose time is over. Answers how many. */
export function purgeLookups({
  store,
  now,
}: {
  readonly store: Pick<LookupStore, 'forgetBefore'>
  readonly now: () => Date
}): Promise<number> {
  return store.forgetBefore(now())
}
