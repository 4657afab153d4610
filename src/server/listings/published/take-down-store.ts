import type { PoolClient } from 'pg'
import { lastDayOf } from '#shared/values/london-day.ts'
import type { Decision } from '../../db/actor.ts'
import { LASTS, NEEDS_ADVERT } from '../../db/entitlements.ts'
import { claimAddress, giveAddressUp } from '../../db/live-addresses.ts'
import { ENDS_AT, STARTED_ON } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { releaseNumber } from '../../db/privacy-numbers.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockOrdersOf } from '../../orders/order-row-store.ts'

export type TakenDown = 'removed' | 'removed-before' | 'none'
/** 'address-taken': another advert has the address now. */
export type PutBack = 'done' | 'not-removed' | 'address-taken' | 'none'

interface LockedAdvert {
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly draft_uuid: string
  readonly removed_from: 'live' | 'withdrawn' | null
  readonly removed_keys: readonly string[] | null
  readonly email: string
}

export function takeDown(database: Database, id: string, decision: Decision): Promise<TakenDown> {
  return inTransaction(
    database,
    async (connection) => {
      const advert = await lockAdvert(connection, id)
      if (advert === null) return 'none'
      if (advert.state === 'removed') return 'removed-before'
      await connection.query(
        `update listings set state = 'removed', updated_at = $2, removed_from = state,
           removed_keys = array(select key from live_addresses where draft_uuid = $3 order by key) where id = $1`,
        [id, decision.at, advert.draft_uuid],
      )
      if (advert.state === 'live') {
        await connection.query('insert into down_times (listing_id, down_at) values ($1, $2)', [
          id,
          decision.at,
        ])
      }
      await giveAddressUp(connection, advert.draft_uuid)
      // It rests, and comes back if the advert does.
      await releaseNumber(connection, id, decision.at)
      await note(connection, id, 'take-down', [advert.state, 'removed'], decision)
      await tellOwner(connection, 'advert-taken-down', id, advert.email, decision)
      return 'removed'
    },
    (taken) => taken === 'removed',
  )
}

export function putBack(database: Database, id: string, decision: Decision): Promise<PutBack> {
  return inTransaction(
    database,
    async (connection) => {
      const advert = await lockAdvert(connection, id)
      if (advert === null) return 'none'
      if (advert.state !== 'removed') return 'not-removed'
      // Without stored keys the advert becomes withdrawn, and its owner republishes it.
      const keys = advert.removed_keys ?? []
      const state = advert.removed_from === 'live' && keys.length > 0 ? 'live' : 'withdrawn'
      if (state === 'live' && !(await claimAddress(connection, keys, advert.draft_uuid, decision.at))) {
        return 'address-taken'
      }
      const longer = await giveDaysBack(connection, id, decision.at)
      await connection.query(
        'update listings set state = $2, updated_at = $3, removed_from = null, removed_keys = null where id = $1',
        [id, state, decision.at],
      )
      await note(connection, id, 'put-back', ['removed', state], decision, longer)
      await tellOwner(connection, 'advert-put-back', id, advert.email, decision, longer)
      return 'done'
    },
    (put) => put === 'done',
  )
}

/** Locks the draft's row and its orders first, as publishing does. */
async function lockAdvert(connection: PoolClient, id: string): Promise<LockedAdvert | null> {
  const { rows: drafts } = await connection.query<{ uuid: string }>(
    'select uuid from drafts where uuid = (select draft_uuid from listings where id = $1) for update',
    [id],
  )
  if (drafts[0]) await lockOrdersOf(connection, drafts[0].uuid)
  const { rows } = await connection.query<LockedAdvert>(
    `select state, draft_uuid, removed_from, removed_keys, email
     from listings join accounts on accounts.id = account_id where listings.id = $1 for update of listings`,
    [id],
  )
  return rows[0] ?? null
}

/** By how many days of London what was bought runs on, and until when. */
type Longer = { readonly days: string; readonly lastDay: string } | Record<string, never>

const later = (column: string): string =>
  `(${column} at time zone 'Europe/London' + down.days * interval '1 day') at time zone 'Europe/London'`

/** What was begun and not over when the advert went down ends later, by each day that began meanwhile. */
async function giveDaysBack(connection: PoolClient, id: string, at: Date): Promise<Longer> {
  const { rows } = await connection.query<{ days: number | null }>(
    `with down as (
       select orders.id as order_id, orders.marketing_option as option, down_at,
         ($2::timestamptz at time zone 'Europe/London')::date
           - greatest((down_at at time zone 'Europe/London')::date, (${STARTED_ON})::date) as days
       from orders join listings on listings.draft_uuid = orders.draft_uuid
         join down_times on down_times.listing_id = listings.id and up_at is null
       where listings.id = $1 and orders.state = 'fulfilled' and ${STARTED_ON} is not null and ${ENDS_AT} > down_at),
     longer as (
       update listings set option_ends_at = ${later('option_ends_at')} from down
       where listings.id = $1 and marketing_option = down.option and option_ends_at > down_at and days > 0),
     kept as (
       update entitlements set ends_at = ${later('ends_at')} from down
       where entitlements.order_id = down.order_id and ${LASTS} and ${NEEDS_ADVERT} and ends_at > down_at and days > 0)
     select max(days) as days from down where days > 0`,
    [id, at],
  )
  await connection.query(
    'update down_times set up_at = greatest($2, down_at) where listing_id = $1 and up_at is null',
    [id, at],
  )
  const days = rows[0]?.days ?? null
  if (days === null) return {}
  const { rows: ends } = await connection.query<{ at: Date }>(
    `select max(${ENDS_AT}) as at from orders join listings on listings.draft_uuid = orders.draft_uuid
     where listings.id = $1 and orders.state = 'fulfilled'`,
    [id],
  )
  return { days: String(days), lastDay: lastDayOf(ends[0]?.at ?? at) }
}

const note = (
  connection: PoolClient,
  id: string,
  act: string,
  [before, after]: readonly [string, string],
  { by, why, at }: Decision,
  longer: Longer = {},
): Promise<void> => {
  const states = { before: { state: before }, after: { state: after, ...longer } }
  return recordAct(connection, by, { act, on: { kind: 'advert', id }, why, ...states }, at)
}

const tellOwner = (
  connection: PoolClient,
  kind: 'advert-taken-down' | 'advert-put-back',
  listing: string,
  to: string,
  { why, at }: Decision,
  longer: Longer = {},
): Promise<void> =>
  queueEmail(connection, {
    sendKey: `${kind} ${listing} ${at.getTime()}`,
    kind,
    to,
    payload: { listing, why, ...longer },
  })
