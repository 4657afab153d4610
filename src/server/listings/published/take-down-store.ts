import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
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
        'update listings set state = $2, updated_at = $3, removed_from = null, removed_keys = null where id = $1',
        [id, state, decision.at],
      )
      await note(connection, id, 'put-back', ['removed', state], decision)
      await tellOwner(connection, 'advert-put-back', id, advert.email, decision)
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
    `select state, draft_uuid, removed_from, removed_keys, email
     from listings join accounts on accounts.id = account_id where listings.id = $1 for update of listings`,
    [id],
  )
  return rows[0] ?? null
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
): Promise<void> =>
  queueEmail(connection, {
    sendKey: `${kind} ${listing} ${at.getTime()}`,
    kind,
    to,
    payload: { listing, why },
  })
