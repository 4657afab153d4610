import type { PoolClient } from 'pg'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { Decision } from '../../db/actor.ts'
import { LASTS, NEEDS_ADVERT } from '../../db/entitlements.ts'
import { claimAddress, giveAddressUp } from '../../db/live-addresses.ts'
import type { Database } from '../../db/pool.ts'
import { releaseNumber } from '../../db/privacy-numbers.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

export type TakenDown = 'removed' | 'removed-before' | 'none'
/** 'address-taken': another advert has the address now. */
export type PutBack = 'done' | 'not-removed' | 'address-taken' | 'none'

interface LockedAdvert {
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly draft_uuid: string
  readonly removed_from: 'live' | 'withdrawn' | null
  readonly removed_keys: readonly string[] | null
  readonly removed_at: Date | null
  readonly live_from: IsoDate
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
        `update listings set state = 'removed', updated_at = $2, removed_at = $2, removed_from = state,
           removed_keys = array(select key from live_addresses where draft_uuid = $3 order by key) where id = $1`,
        [id, decision.at, advert.draft_uuid],
      )
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
      await connection.query(
        `update listings set state = $2, updated_at = $3, removed_at = null, removed_from = null, removed_keys = null
         where id = $1`,
        [id, state, decision.at],
      )
      const days = await giveDaysBack(connection, id, advert, decision.at)
      await note(connection, id, 'put-back', ['removed', state], decision)
      await tellOwner(connection, 'advert-put-back', id, advert.email, decision, { days: String(days) })
      return 'done'
    },
    (put) => put === 'done',
  )
}

/** Locks the draft's row first, as publishing does. */
async function lockAdvert(connection: PoolClient, id: string): Promise<LockedAdvert | null> {
  await connection.query(
    'select 1 from drafts where uuid = (select draft_uuid from listings where id = $1) for update',
    [id],
  )
  const { rows } = await connection.query<LockedAdvert>(
    `select state, draft_uuid, removed_from, removed_keys, removed_at, to_char(live_from, 'YYYY-MM-DD') as live_from, email
     from listings join accounts on accounts.id = account_id where listings.id = $1 for update of listings`,
    [id],
  )
  return rows[0] ?? null
}

/** What ends, later by so many days of London. */
const LATER = `(ends_at at time zone 'Europe/London' + $2 * interval '1 day') at time zone 'Europe/London'`

/**
 * What was bought for an advert that was online runs on by each day that had begun while it was down. Answers to those days;
 * 0 if nothing was bought.
 */
async function giveDaysBack(
  connection: PoolClient,
  id: string,
  { draft_uuid, removed_from, removed_at, live_from }: LockedAdvert,
  at: Date,
): Promise<number> {
  if (removed_from !== 'live' || removed_at === null) return 0
  const from = Math.max(removed_at.getTime(), startOfDay(live_from).getTime())
  const days = Math.max(0, Math.ceil((at.getTime() - from) / DAY_MS))
  if (days === 0) return 0
  const { rowCount } = await connection.query(
    `update orders set days_down = days_down + $2 where draft_uuid = $1 and state = 'fulfilled'`,
    [draft_uuid, days],
  )
  if (rowCount === 0) return 0
  await connection.query(
    `update listings set option_ends_at = ${LATER.replace('ends_at', 'option_ends_at')} where id = $1 and option_ends_at > $3`,
    [id, days, removed_at],
  )
  await connection.query(
    `update entitlements set ends_at = ${LATER} where listing_id = $1 and ${LASTS} and ${NEEDS_ADVERT} and ends_at > $3`,
    [id, days, removed_at],
  )
  return days
}

const note = (
  connection: PoolClient,
  id: string,
  act: string,
  [before, after]: readonly [string, string],
  { by, why, at }: Decision,
): Promise<void> => {
  const states = { before: { state: before }, after: { state: after } }
  return recordAct(connection, by, { act, on: { kind: 'advert', id }, why, ...states }, at)
}

const tellOwner = (
  connection: PoolClient,
  kind: 'advert-taken-down' | 'advert-put-back',
  listing: string,
  to: string,
  { why, at }: Decision,
  more: Readonly<Record<string, string>> = {},
): Promise<void> =>
  queueEmail(connection, {
    sendKey: `${kind} ${listing} ${at.getTime()}`,
    kind,
    to,
    payload: { listing, why, ...more },
  })
