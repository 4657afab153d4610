import type { Entitlement } from '#shared/advert/entitlement.ts'
import type { Decision } from '../../db/actor.ts'
import { DOWN_SINCE } from '../../db/down-times.ts'
import { entitlementsOf } from '../../db/entitlement-list.ts'
import { endEntitlements } from '../../db/entitlements.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Order } from '../../orders/order.ts'
import { type PutBack, putBack, type TakenDown, takeDown } from './take-down-store.ts'

type State = 'live' | 'withdrawn' | 'removed'

export interface ModeratedAdvert {
  readonly id: string
  readonly appType: 'sell' | 'let'
  readonly state: State
  readonly place: string
  readonly ownerEmail: string
  readonly liveFrom: string
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly marketingOption: string
  readonly optionEndsAt: Date | null
  readonly openReports: number
  /** Paid ones only, oldest first. */
  readonly orders: readonly ModeratedOrder[]
  /** What was bought with it, the oldest first. */
  readonly entitlements: readonly Entitlement[]
}
type ModeratedOrder = Pick<Order, 'id' | 'state' | 'totalPence' | 'transactionId'>

export interface KeptReport {
  readonly id: string
  readonly listingId: string
  readonly place: string
  readonly state: State
  readonly reason: string
  readonly reporterEmail: string | null
  readonly reportedAt: Date
}

export interface ModerationStore {
  readonly find: (id: string, at: Date) => Promise<ModeratedAdvert | null>
  /** Hides the advert, frees its address and tells its owner why. */
  readonly takeDown: (id: string, decision: Decision) => Promise<TakenDown>
  /** Restores what it was before it was taken down. */
  readonly putBack: (id: string, decision: Decision) => Promise<PutBack>
  /** Ends what was paid for; the advert stays as a free one. False if there is nothing to end. */
  readonly endOption: (id: string, decision: Decision) => Promise<boolean>
  /** Oldest first. */
  readonly openReports: () => Promise<readonly KeptReport[]>
  /** False if no open report has that id. */
  readonly resolveReport: (id: string, decision: Decision) => Promise<boolean>
}

export function moderationStore(database: Database): ModerationStore {
  return {
    find: (id, at) => find(database, id, at),
    takeDown: (id, decision) => takeDown(database, id, decision),
    putBack: (id, decision) => putBack(database, id, decision),
    endOption: (id, decision) => endOption(database, id, decision),
    openReports: () => openReports(database),
    resolveReport: (id, decision) => resolveReport(database, id, decision),
  }
}

const PLACE = `concat_ws(', ', nullif(street, ''), nullif(town, ''), nullif(district, '')) as place`

async function find(database: Database, id: string, at: Date): Promise<ModeratedAdvert | null> {
  const { rows } = await database.query<
    Omit<ModeratedAdvert, 'orders' | 'entitlements'> & { draftUuid: string }
  >(
    `select listings.id, app_type as "appType", state, ${PLACE}, accounts.email as "ownerEmail",
       to_char(live_from, 'YYYY-MM-DD') as "liveFrom", published_at as "publishedAt", updated_at as "updatedAt",
       marketing_option as "marketingOption", option_ends_at as "optionEndsAt", draft_uuid as "draftUuid",
       (select count(*)::int from advert_reports where listing_id = listings.id and resolved_at is null)
         as "openReports"
     from listings join accounts on accounts.id = listings.account_id where listings.id = $1`,
    [id],
  )
  if (!rows[0]) return null
  const { draftUuid, ...advert } = rows[0]
  const { rows: orders } = await database.query<ModeratedOrder>(
    `select id, state, total_pence as "totalPence", transaction_id as "transactionId" from orders
     where draft_uuid = $1 and paid_at is not null order by paid_at, id`,
    [draftUuid],
  )
  const entitlements = (await entitlementsOf(database, [id], at)).get(id) ?? []
  return { ...advert, orders, entitlements }
}

async function openReports(database: Database): Promise<readonly KeptReport[]> {
  const { rows } = await database.query<KeptReport>(
    `select advert_reports.id, listing_id as "listingId", ${PLACE}, state, reason,
       reporter_email as "reporterEmail", reported_at as "reportedAt"
     from advert_reports join listings on listings.id = listing_id
     where resolved_at is null order by advert_reports.id`,
  )
  return rows
}

function endOption(database: Database, id: string, { by, why, at }: Decision): Promise<boolean> {
  return inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ option: string }>(
        `update listings set option_ends_at = coalesce(${DOWN_SINCE}, $2), updated_at = $2
         where id = $1 and marketing_option <> 'none'
           and (option_ends_at is null or option_ends_at > coalesce(${DOWN_SINCE}, $2))
         returning marketing_option as option`,
        [id, at],
      )
      if (!rows[0]) return false
      await endEntitlements(connection, id, 'cancelled', at)
      const act = { act: 'end-option', on: { kind: 'advert', id }, why, before: rows[0] } as const
      await recordAct(connection, by, act, at)
      return true
    },
    (ended) => ended,
  )
}

async function resolveReport(database: Database, id: string, { by, why, at }: Decision): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false
  return inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ listing: string }>(
        `update advert_reports set resolved_at = $2 where id = $1 and resolved_at is null
         returning listing_id as listing`,
        [id, at],
      )
      if (!rows[0]) return false
      const act = { act: 'resolve', on: { kind: 'report', id }, why, before: rows[0] } as const
      await recordAct(connection, by, act, at)
      return true
    },
    (resolved) => resolved,
  )
}
