import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { addWorkingDays } from '#shared/values/working-day.ts'

/** When what is delivered with an advert began to be owed: `o` is the order, `l` the advert. */
export const PROMOTION_SINCE = `greatest(o.fulfilled_at, l.live_from::timestamp at time zone 'Europe/London')`

/** On this day ($1) everybody sees the advert `l`, and what it was bought with has not ended at $2. */
export const IS_PROMOTABLE = `l.state = 'live' and l.live_from <= $1::date and (l.option_ends_at is null or l.option_ends_at > $2)
  and (e.ends_at is null or e.ends_at > $2)`

const WORKING_DAYS = 2

/** The last day on which an advert is posted in time. */
export const promotionDue = (since: Date): IsoDate => addWorkingDays(today(since), WORKING_DAYS)
