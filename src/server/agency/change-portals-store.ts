import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AgencyActName } from '#shared/account/agency-acts.ts'
import type { AskedPortal, PortalSecret } from '#shared/account/agency-portals.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { Database } from '../db/pool.ts'
import { sealPortalSecret } from '../db/portal-secret.ts'
import { queuePush } from '../db/queue-push.ts'
import type { Keys } from '../db/sealed.ts'
import { inTransaction } from '../db/transaction.ts'
import type { PortalChanges, PortalOutcome } from './portals.ts'
import { recordOwnAct } from './record-own-act-store.ts'

export function portalChanges(database: Database, keys: Keys, mostPortals: number): PortalChanges {
  return {
    add: (by, portal, secretEndsAt, at) =>
      inTransaction(
        database,
        (connection) => add(connection, { keys, mostPortals }, by, { ...portal, secretEndsAt }, at),
        (outcome) => outcome !== 'too-many',
      ),
    change: (by, id, portal, secretEndsAt, at) =>
      changing(database, by, { id, act: 'change-portal', at }, (connection) =>
        change(connection, keys, id, { ...portal, secretEndsAt }, at),
      ),
    turn: (by, id, isOn, at) =>
      changing(
        database,
        by,
        { id, act: isOn ? 'turn-portal-on' : 'turn-portal-off', at },
        async (connection) => {
          await connection.query('update portals set is_on = $2 where id = $1', [id, isOn])
        },
      ),
    sendAgain: (by, id, at) => changing(database, by, { id, act: 'send-again', at }, async () => undefined),
  }
}

interface Changing {
  readonly id: string
  readonly act: AgencyActName
  readonly at: Date
}

/** All that belongs there, or may be there, is looked at again. */
const changing = (
  database: Database,
  by: AgencyMember,
  { id, act, at }: Changing,
  run: (connection: PoolClient) => Promise<void>,
): Promise<PortalOutcome> =>
  inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ name: string }>(
        'select name from portals where id = $1 and agency_id = $2 for no key update',
        [id, by.agencyId],
      )
      if (!rows[0]) return 'unknown'
      await run(connection)
      await lookAgain(connection, id, at)
      await recordOwnAct(connection, by, act, rows[0].name, at)
      return 'done'
    },
    (outcome) => outcome === 'done',
  )

type KeptPortal = AskedPortal & { readonly secretEndsAt: Date | null }

async function change(
  connection: PoolClient,
  keys: Keys,
  id: string,
  { name, url, network, theirBranch, secret, secretEndsAt }: KeptPortal,
  at: Date,
): Promise<void> {
  await connection.query(
    'update portals set name = $2, url = $3, network = $4, their_branch = $5 where id = $1',
    [id, name, url, network, theirBranch],
  )
  if (secret !== null) await keepSecret(connection, keys, id, secret, secretEndsAt)
  // Its rows are locked after its job, as everywhere.
  await queuePush(connection, id, at)
  await connection.query('update portal_adverts set sent_hash = null where portal_id = $1', [id])
}

async function add(
  connection: PoolClient,
  { keys, mostPortals }: { readonly keys: Keys; readonly mostPortals: number },
  by: AgencyMember,
  portal: KeptPortal,
  at: Date,
): Promise<{ readonly id: string } | 'too-many'> {
  // Two who add at once take turns.
  await connection.query('select from agencies where id = $1 for update', [by.agencyId])
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from portals where agency_id = $1',
    [by.agencyId],
  )
  if ((rows[0]?.count ?? 0) >= mostPortals) return 'too-many'
  const id = randomUUID()
  const { branch, name, format, url, network, theirBranch, secret, secretEndsAt } = portal
  if (secret === null) throw new Error('a new portal has a secret')
  await connection.query(
    `insert into portals (id, agency_id, branch, name, format, url, network, their_branch, proof, secret, secret_ends_at,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      by.agencyId,
      branch,
      name,
      format,
      url,
      network,
      theirBranch,
      secret.proof,
      sealPortalSecret(keys, id, secret),
      secretEndsAt,
      at,
    ],
  )
  await lookAgain(connection, id, at)
  await recordOwnAct(connection, by, 'add-portal', name, at)
  return { id }
}

async function keepSecret(
  connection: PoolClient,
  keys: Keys,
  id: string,
  secret: PortalSecret,
  endsAt: Date | null,
): Promise<void> {
  await connection.query('update portals set proof = $2, secret = $3, secret_ends_at = $4 where id = $1', [
    id,
    secret.proof,
    sealPortalSecret(keys, id, secret),
    endsAt,
  ])
}

/** Its job first, as in the trigger. */
async function lookAgain(connection: PoolClient, id: string, at: Date): Promise<void> {
  await queuePush(connection, id, at)
  await connection.query(
    `insert into portal_adverts (portal_id, listing_id, app_type)
     select portal_id, listing_id, app_type from portal_wishes where portal_id = $1 on conflict do nothing`,
    [id],
  )
  await connection.query(
    `update portal_adverts set change = change + 1, due_at = $2, tries = 0, failing_since = null where portal_id = $1`,
    [id, at],
  )
}
