import { LIMITS } from '#shared/advert/limits.ts'
import type { DraftStore } from './draft.ts'

const DAY_MS = 86_400_000
/** Keeps each statement short, however many drafts there are. */
const PAGE = 2_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Returns how many drafts it removed. */
export async function purgeDrafts({
  drafts,
  now,
}: {
  readonly drafts: Pick<DraftStore, 'pageAfter' | 'removeSavedBefore' | 'forgetLimitsBefore'>
  readonly now: () => Date
}): Promise<number> {
  const then = new Date(now().getTime() - LIMITS.draftDays * DAY_MS)
  await drafts.forgetLimitsBefore(now())
  let removed = 0
  for (let after: string | null = FIRST; after !== null; ) {
    const { last, old } = await drafts.pageAfter(after, then, PAGE)
    if (old.length > 0) removed += await drafts.removeSavedBefore(old, then)
    after = last
  }
  return removed
}
