import type { PoolClient } from 'pg'
import { type Entitlement, type EntitlementState, OVER, type WaitingFor } from '#shared/advert/entitlement.ts'
import type { IncludedKind } from '#shared/advert/marketing-options.ts'
import { today } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { formatPhoneNumber } from '#shared/values/phone-number.ts'
import { isStopped } from './entitlements.ts'
import type { Database } from './pool.ts'
import { PROMOTION_SINCE, promotionDue } from './promotion.ts'

interface Row {
  readonly listing_id: string
  readonly kind: IncludedKind
  readonly level: Entitlement['level']
  readonly quantity: number
  readonly months: number | null
  readonly state: EntitlementState
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly leased: string | null
  /** Of a promotion: since when it is owed, and where it was posted. */
  readonly owed_since: Date | null
  readonly post: string | null
  /** Leased, or resting until the advert is back. */
  readonly number: string | null
  readonly is_used: boolean
  readonly is_live: boolean
  readonly is_stopped: boolean
  readonly has_phone: boolean
}

const FIND = {
  name: 'entitlements-of',
  text: `select e.listing_id, e.kind, e.level, e.quantity, e.months, e.state, e.starts_at, e.ends_at, lease.number as leased,
      coalesce(lease.number, (select number from privacy_numbers resting
        where resting.listing_id = e.listing_id and resting.state = 'resting' order by rests_until desc limit 1)) as number,
      l.state = 'live' as is_live, ${isStopped('e')} as is_stopped, l.answers::json ->> 'contactPreference' <> 'email' as has_phone,
      e.used = e.quantity as is_used, ${PROMOTION_SINCE} as owed_since, post.url as post
    from entitlements e join listings l on l.id = e.listing_id join orders o on o.id = e.order_id
      left join facebook_posts post on post.entitlement_id = e.id
      left join privacy_number_leases lease on lease.entitlement_id = e.id and lease.leased_until is null
    where e.listing_id = any($1::text[]) order by e.id`,
}

/** What was bought with each of these adverts, the oldest first. Adverts with nothing are not in it. */
export async function entitlementsOf(
  connection: PoolClient | Database,
  listingIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, readonly Entitlement[]>> {
  const { rows } = await connection.query<Row>({ ...FIND, values: [listingIds] })
  const byListing = Map.groupBy(rows, ({ listing_id }) => listing_id)
  return new Map([...byListing].map(([id, own]) => [id, own.map((row) => entitlementOf(row, at))]))
}

function entitlementOf(row: Row, at: Date): Entitlement {
  const { kind, level, quantity, months, starts_at, ends_at, leased, owed_since } = row
  const state = stateAt(row, at)
  const isOpen = state === 'waiting' || state === 'active'
  const waitingFor = isOpen && leased === null ? waitsFor(row) : null
  return {
    kind,
    level,
    quantity,
    months,
    state,
    waitingFor,
    from: starts_at === null ? null : today(starts_at),
    until: ends_at === null ? null : lastDayOf(ends_at),
    dueBy: waitingFor === 'us' && owed_since !== null ? promotionDue(owed_since) : null,
    delivered: deliveredOf(row, state),
  }
}

function deliveredOf({ kind, number, post }: Row, state: EntitlementState): string | null {
  if (kind === 'facebook-promotion') return state === 'delivered' ? post : null
  const isLeased = kind === 'privacy-number' && state === 'active' && number !== null
  return isLeased ? formatPhoneNumber(number) : null
}

/** What is over by the clock is over, whether it was written down already or not. */
function stateAt({ kind, state, ends_at, is_stopped }: Row, at: Date): EntitlementState {
  if (OVER.includes(state)) return state
  const isOver = ends_at !== null && ends_at <= at && !is_stopped
  const lasts = state !== 'delivered' || kind === 'facebook-promotion'
  return isOver && lasts ? 'ended' : state
}

function waitsFor({ kind, is_used, is_live, has_phone }: Row): WaitingFor {
  if (kind === 'tenant-reference') return is_used ? 'reference' : 'owner'
  if (!is_live) return 'advert-shown'
  if (kind === 'facebook-promotion') return 'us'
  return has_phone ? 'free-number' : 'phone-shown'
}
