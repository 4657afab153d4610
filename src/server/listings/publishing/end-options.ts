import { DAY_MS } from '#shared/values/time-units.ts'
import type { EndingStore } from './ending-store.ts'

export interface EndOptionDeps {
  readonly endings: EndingStore
  readonly now: () => Date
}

const MOST_AT_ONCE = 200
const REMINDER_DAYS = 7

/** Ends the orders whose option is over, and writes to the buyers of those that are soon. Answers how many ended. */
export async function endOptions({ endings, now }: EndOptionDeps): Promise<number> {
  const at = now()
  let ended = 0
  for (const order of await endings.over(MOST_AT_ONCE, at)) {
    if (await endings.end(order, at)) ended++
  }
  await endings.remind(MOST_AT_ONCE, at, new Date(at.getTime() + REMINDER_DAYS * DAY_MS))
  return ended
}
