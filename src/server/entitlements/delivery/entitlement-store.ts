import type { PoolClient } from 'pg'
import { isStopped } from '../../db/entitlements.ts'
import { LACKS_NUMBER } from '../../db/owed.ts'
import type { Database } from '../../db/pool.ts'
import { type NumberOutcome, restsUntil, settleNumber } from '../../db/privacy-numbers.ts'
import { inTransaction } from '../../db/transaction.ts'

export interface EntitlementStore {
  /** Whatever's time is over has ended; its number rests from that moment on. Answers how many ended. */
  readonly endDue: (at: Date) => Promise<number>
  /** Adverts that are owed a privacy number, could use it and have none, the longest first. */
  readonly waiting: (most: number, at: Date) => Promise<readonly string[]>
  readonly settle: (listingId: string, at: Date) => Promise<NumberOutcome>
}

/** Some at a time: a statement must not take long. */
const MOST_AT_ONCE = 200

export function entitlementStore(database: Database): EntitlementStore {
  return {
    endDue: async (at) => {
      let ended = 0
      for (let last = MOST_AT_ONCE; last === MOST_AT_ONCE; ended += last) last = await endSome(database, at)
      return ended
    },
    waiting: async (most, at) => {
      const { rows } = await database.query<{ listing_id: string }>(
        `select e.listing_id from entitlements e join listings l on l.id = e.listing_id
         where ${LACKS_NUMBER}
         order by e.id limit $1`,
        [most, at],
      )
      return rows.map(({ listing_id }) => listing_id)
    },
    settle: (listingId, at) =>
      inTransaction(
        database,
        (connection) => settleInside(connection, listingId, at),
        (outcome) => outcome === 'leased',
      ),
  }
}

/** In one statement, so that no number is kept by what has ended. Another process that ends some at this moment is let be. */
async function endSome(database: Database, at: Date): Promise<number> {
  const { rows } = await database.query<{ ended: number }>(
    `with due as (
       select id from entitlements
       where state in ('waiting', 'active') and ends_at <= $1 and not ${isStopped('entitlements')}
       order by id limit ${MOST_AT_ONCE} for update skip locked),
     ended as (
       update entitlements set state = 'ended' from due where entitlements.id = due.id
       returning entitlements.id, entitlements.ends_at),
     released as (
       update privacy_number_leases set leased_until = ended.ends_at from ended
       where entitlement_id = ended.id and leased_until is null returning number, leased_until),
     rested as (
       update privacy_numbers set state = 'resting', rests_until = released.leased_until + $2 * interval '1 millisecond'
       from released where privacy_numbers.number = released.number)
     select count(*)::int as ended from ended`,
    [at, restsUntil(at).getTime() - at.getTime()],
  )
  return rows[0]?.ended ?? 0
}

/** The draft before its advert, as publishing locks them. */
async function settleInside(connection: PoolClient, listingId: string, at: Date): Promise<NumberOutcome> {
  await connection.query(
    'select 1 from drafts where uuid = (select draft_uuid from listings where id = $1) for update',
    [listingId],
  )
  await connection.query('select 1 from listings where id = $1 for update', [listingId])
  return settleNumber(connection, listingId, at)
}
