import { giveAddressUp } from '../db/live-addresses.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'

type State = 'live' | 'withdrawn' | 'removed'

/** A published advert, as its operator looks at it. */
export interface ModeratedAdvert {
  readonly id: string
  readonly appType: 'sell' | 'let'
  readonly state: State
  /** What may be told of the address. */
  readonly place: string
  readonly ownerEmail: string
  readonly liveFrom: string
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly marketingOption: string
  readonly optionEndsAt: Date | null
  readonly openReports: number
  /** Those that were paid, the oldest first. */
  readonly orders: readonly PaidOrder[]
}
export interface PaidOrder {
  readonly id: string
  readonly state: string
  readonly totalPence: number
  readonly transactionId: string | null
}

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
  readonly find: (id: string) => Promise<ModeratedAdvert | null>
  /** Nobody sees it from then on, and its address is free for another advert. It stays so. */
  readonly takeDown: (id: string, at: Date) => Promise<'removed' | 'removed-before' | 'none'>
  /** What was paid for it counts no more, and it goes on as one that is free. False where there is nothing to end. */
  readonly endOption: (id: string, at: Date) => Promise<boolean>
  /** The oldest first. */
  readonly openReports: () => Promise<readonly KeptReport[]>
  /** False where there is none of that id to resolve. */
  readonly resolveReport: (id: string, at: Date) => Promise<boolean>
}

export function moderationStore(database: Database): ModerationStore {
  return {
    find: (id) => find(database, id),
    takeDown: (id, at) => takeDown(database, id, at),
    endOption: async (id, at) => {
      const { rowCount } = await database.query(
        `update listings set option_ends_at = $2, updated_at = $2
         where id = $1 and marketing_option <> 'none' and (option_ends_at is null or option_ends_at > $2)`,
        [id, at],
      )
      return rowCount === 1
    },
    openReports: () => openReports(database),
    resolveReport: async (id, at) => {
      if (!/^\d{1,18}$/.test(id)) return false
      const { rowCount } = await database.query(
        'update advert_reports set resolved_at = $2 where id = $1 and resolved_at is null',
        [id, at],
      )
      return rowCount === 1
    },
  }
}

const PLACE = `concat_ws(', ', nullif(street, ''), nullif(town, ''), nullif(district, '')) as place`

async function find(database: Database, id: string): Promise<ModeratedAdvert | null> {
  const { rows } = await database.query<Omit<ModeratedAdvert, 'orders'> & { draftUuid: string }>(
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
  const { rows: orders } = await database.query<PaidOrder>(
    `select id, state, total_pence as "totalPence", transaction_id as "transactionId" from orders
     where draft_uuid = $1 and paid_at is not null order by paid_at, id`,
    [draftUuid],
  )
  return { ...advert, orders }
}

/** The draft's row first, as publishing locks them: an owner who publishes at that moment comes before it or after it. */
function takeDown(database: Database, id: string, at: Date): ReturnType<ModerationStore['takeDown']> {
  return inTransaction(
    database,
    async (connection) => {
      await connection.query(
        'select 1 from drafts where uuid = (select draft_uuid from listings where id = $1) for update',
        [id],
      )
      const { rows } = await connection.query<{ state: State; draft_uuid: string }>(
        'select state, draft_uuid from listings where id = $1 for update',
        [id],
      )
      const [listing] = rows
      if (!listing) return 'none'
      await giveAddressUp(connection, listing.draft_uuid)
      if (listing.state === 'removed') return 'removed-before'
      await connection.query(`update listings set state = 'removed', updated_at = $2 where id = $1`, [id, at])
      return 'removed'
    },
    () => true,
  )
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
