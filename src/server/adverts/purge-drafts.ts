import type { DraftStore } from './draft.ts'

const DAYS_KEPT = 90
const BATCH = 500
const DAY_MS = 86_400_000

/** Removes the drafts that nobody saved for 90 days, in batches short enough to hold nobody up. Answers how many. */
export async function purgeDrafts({
  drafts,
  now,
}: {
  readonly drafts: Pick<DraftStore, 'removeSavedBefore'>
  readonly now: () => Date
}): Promise<number> {
  const then = new Date(now().getTime() - DAYS_KEPT * DAY_MS)
  let removed = 0
  for (;;) {
    const count = await drafts.removeSavedBefore(then, BATCH)
    removed += count
    if (count < BATCH) return removed
  }
}
