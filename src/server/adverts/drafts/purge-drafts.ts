import { LIMITS } from '#shared/advert/limits.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { DraftStore } from './draft.ts'

/** Time to undo a deletion. */
const DELETED_DAYS = 1
/** Keeps each statement short, however many drafts there are. */
const PAGE = 2_000
const FIRST = '00000000-0000-0000-0000-000000000000'

export async function purgeDrafts({
  drafts,
  now,
}: {
  readonly drafts: Pick<DraftStore, 'pageAfter' | 'remove' | 'forgetLimitsBefore'>
  readonly now: () => Date
}): Promise<number> {
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  const oldFrom = { saved: before(LIMITS.draftDays), deleted: before(DELETED_DAYS) }
  let removed = 0
  for (let after: string | null = FIRST; after !== null; ) {
    const { last, old } = await drafts.pageAfter(after, oldFrom, PAGE)
    if (old.length > 0) removed += await drafts.remove(old, oldFrom, now())
    after = last
  }
  await drafts.forgetLimitsBefore(now())
  return removed
}
