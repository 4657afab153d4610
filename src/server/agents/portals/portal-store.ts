import type { PoolClient } from 'pg'
import type { PortalFormat } from '#shared/account/agency-portals.ts'
import { today } from '#shared/values/iso-date.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { openPortalSecret } from '../../db/portal-secret.ts'
import { queuePush } from '../../db/queue-push.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DueAdvert, Portal, PortalStore, PushedCall } from './portal.ts'

export function portalStore(database: Database, keys: Keys): PortalStore {
  return {
    find: (id) => find(database, keys, id),
    take: (portal, at, inHandUntil) => take(database, portal, at, inHandUntil),
    noteMayBeThere: async (portal, listing) => {
      await database.query(
        'update portal_adverts set is_there = true, sent_hash = null where portal_id = $1 and listing_id = $2',
        [portal, listing],
      )
    },
    settle: (portal, { listing, change }, standing, call, at) =>
      inTransaction(
        database,
        async (connection) => {
          const { outcome, isThere, sentHash, tries, failingSince, nextAt } = standing
          await connection.query({
            ...SETTLE,
            values: [portal, listing, change, outcome, isThere, sentHash, tries, failingSince, nextAt, at],
          })
          if (call !== null) await record(connection, portal, listing, call, at)
        },
        () => true,
      ),
    queueRest: async (portal, notBefore) => {
      const { rows } = await database.query<{ next: Date | null }>({ ...REST, values: [portal, notBefore] })
      const next = rows[0]?.next ?? null
      if (next !== null) await queuePush(database, portal, next)
    },
    forgetBefore: async (then) => {
      const deleted = await deleteInParts(database, 'portal_calls', 'called_at < $1', [then])
      await deleteInParts(
        database,
        'portal_adverts',
        "outcome = 'gone' and due_at is null and not exists (select from listings where id = listing_id)",
        [],
      )
      return deleted
    },
  }
}

interface PortalRow {
  readonly isForOwners: boolean
  readonly format: PortalFormat
  readonly url: string
  /** A bigint. */
  readonly network: string | null
  readonly branch: string
  readonly secret: Buffer
}

async function find(database: Database, keys: Keys, id: string): Promise<Portal | null> {
  const { rows } = await database.query<PortalRow>(
    `select agency_id is null as "isForOwners", format, url, network, their_branch as branch, secret
     from portals where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  const { isForOwners, format, url, network, branch, secret } = row
  const to = { network: network === null ? null : Number(network), branch }
  return { id, isForOwners, format, url, to, secret: openPortalSecret(keys, id, secret) }
}

/** The longest due first. */
const TAKE = {
  name: 'portal-adverts-take',
  text: `with taken as (
      update portal_adverts set in_hand_until = $3 where portal_id = $1 and listing_id = (
        select listing_id from portal_adverts
        where portal_id = $1 and due_at <= $2 and (in_hand_until is null or in_hand_until <= $2)
        order by due_at, listing_id limit 1 for update skip locked)
      returning *)
    select listing_id as listing, taken.app_type as "appType", change, is_there as "isThere", sent_hash as "sentHash", tries,
      failing_since as "failingSince", live_from is not null as "belongsThere",
      case when live_from > $4::date then live_from::timestamp at time zone 'Europe/London' end as "shownFrom"
    from taken left join portal_wishes using (portal_id, listing_id)`,
}

async function take(
  database: Database,
  portal: string,
  at: Date,
  inHandUntil: Date,
): Promise<DueAdvert | null> {
  const values = [portal, at, inHandUntil, today(at)]
  const { rows } = await database.query<DueAdvert>({ ...TAKE, values })
  return rows[0] ?? null
}

/** $3: the change that was looked at. */
const SETTLE = {
  name: 'portal-adverts-settle',
  text: `update portal_adverts set outcome = $4, is_there = $5, sent_hash = $6, in_hand_until = null,
      due_at = case when change = $3 then $9 else due_at end,
      tries = case when change = $3 then $7 else 0 end,
      failing_since = case when change = $3 then $8::timestamptz end,
      there_since = case when not $5 then null when $4 = 'there' then coalesce(there_since, $10) else there_since end,
      left_at = case when $4 = 'gone' and is_there then $10 else left_at end
    where portal_id = $1 and listing_id = $2`,
}

const REST = {
  name: 'portal-adverts-rest',
  text: `select greatest(min(greatest(due_at, in_hand_until)), $2::timestamptz) as next from portal_adverts
    where portal_id = $1 and due_at is not null having count(*) > 0`,
}

async function record(
  connection: PoolClient,
  portal: string,
  listing: string,
  { kind, outcome, fault, status, notes }: PushedCall,
  at: Date,
): Promise<void> {
  await connection.query({
    name: 'portal-calls-add',
    text: `insert into portal_calls (portal_id, called_at, kind, listing_id, outcome, fault, status, notes)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [portal, at, kind, listing, outcome, fault, status, JSON.stringify(notes)],
  })
}
