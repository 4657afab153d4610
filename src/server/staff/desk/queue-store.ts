import { REFERENCE_LIMITS } from '#shared/references/reference.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { LACKS_NUMBER } from '../../db/owed.ts'
import { FAILED_REFUND, OWED_PENCE } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { IS_PROMOTABLE, PROMOTION_SINCE, promotionDue } from '../../db/promotion.ts'

export type QueueName =
  | 'payments'
  | 'owed'
  | 'refunds'
  | 'promotions'
  | 'posts'
  | 'references'
  | 'texts'
  | 'messages'
  | 'reports'

/** One thing that waits for somebody. */
export interface Waiting {
  readonly queue: QueueName
  readonly id: string
  /** What kind of thing it is, in its queue's own words. */
  readonly kind: string
  /** The order or the advert that it is about; null where there is none. */
  readonly subject: string | null
  /** Cut where it is long and stands whole elsewhere. */
  readonly detail: string
  readonly since: Date
  /** The last day on which it is done in time; null where that is not set. */
  readonly dueBy: IsoDate | null
}

export interface Queue {
  readonly count: number
  /** The oldest of them, the oldest first. */
  readonly first: readonly Waiting[]
}

/** What staff can see to before they look again; the page stays small whatever strangers send. */
const MOST_SHOWN = 50
const LONGEST_DETAIL = 500
/** A report stands whole here alone. */
const LONGEST_REPORT = 2_000

/** A paid order is delivered within a minute, or the payment provider is asked again. */
const SOON_MS = 600_000

/** At $2, on the day $1; what was paid before $3 is late. */
const WAITING = `select 'payments' as queue, id::text, kind, order_id::text as subject, detail, raised_at as since
   from payment_alerts where resolved_at is null
 union all
 select 'owed', id::text, 'delivery', id::text, '', paid_at from orders where state = 'paid' and paid_at < $3
 union all
 select 'owed', id::text, 'refund', order_id::text, ${OWED_PENCE}::text, settled_at from refunds where ${FAILED_REFUND}
 union all
 select 'owed', e.id::text, 'number', l.id, '', ${PROMOTION_SINCE}
   from entitlements e join listings l on l.id = e.listing_id join orders o on o.id = e.order_id
   where ${LACKS_NUMBER}
 union all
 select 'refunds', id::text, state, order_id::text, '', asked_at from refunds where settled_at is null
 union all
 select 'promotions', e.id::text, '', l.id, '', ${PROMOTION_SINCE}
   from entitlements e join listings l on l.id = e.listing_id join orders o on o.id = e.order_id
   where e.kind = 'facebook-promotion' and e.state = 'waiting' and ${IS_PROMOTABLE}
 union all
 select 'posts', e.id::text, '', l.id, p.url, greatest(l.updated_at,
     case when l.option_ends_at <= $2 then l.option_ends_at end, case when e.ends_at <= $2 then e.ends_at end)
   from facebook_posts p join entitlements e on e.id = p.entitlement_id join listings l on l.id = e.listing_id
   where not (e.state = 'delivered' and ${IS_PROMOTABLE})
 union all
 select 'texts', id::text, app_type, null, findings #>> '{0,words}', contested_at from contested_texts where state = 'open'
 union all
 select 'messages', number, topic, about, name || ', ' || email || E'\\n' || message, received_at
   from support_cases where state = 'open'
 union all
 select 'reports', id::text, '', listing_id, reason, reported_at from advert_reports where resolved_at is null
 union all
 select 'references', id::text, level, null, case when given_at > $2::timestamptz - interval '${REFERENCE_LIMITS.confirmDays} days' and exists (
     select 1 from tenant_reference_confirmations where reference_id = id and answered_at is null)
   then 'Waiting for someone to confirm it.' else '' end, given_at from tenant_references where state = 'given'`

/** Cut before they are sorted: there may be many. */
const FIRST = `with waiting as (${WAITING}),
 cut as (
   select queue, id, kind, subject, since, left(detail, most) || case when char_length(detail) > most then '…' else '' end as detail
   from waiting, lateral (select case queue when 'reports' then ${LONGEST_REPORT} else ${LONGEST_DETAIL} end as most) as longest),
 placed as (
   select *, row_number() over (partition by queue order by since, id) as place,
     (count(*) over (partition by queue))::int as count
   from cut)
 select queue, id, kind, subject, detail, since, count from placed where place <= ${MOST_SHOWN} order by since, id`

/** All that waits; queues in which nothing does are not there. */
export type ListWaiting = (at: Date) => Promise<Waitings>
export type Waitings = ReadonlyMap<QueueName, Queue>

interface Row extends Omit<Waiting, 'dueBy'> {
  /** Of its queue. */
  readonly count: number
}

export const waitingList =
  (database: Database): ListWaiting =>
  async (at) => {
    const { rows } = await database.query<Row>(FIRST, [today(at), at, new Date(at.getTime() - SOON_MS)])
    const queues = Map.groupBy(rows, ({ queue }) => queue)
    return new Map([...queues].map(([name, first]) => [name, queueOf(first)]))
  }

const queueOf = (rows: readonly Row[]): Queue => ({
  count: rows[0]?.count ?? 0,
  first: rows.map((row) => ({
    ...row,
    dueBy: row.queue === 'promotions' ? promotionDue(row.since) : null,
  })),
})
