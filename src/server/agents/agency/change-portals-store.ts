import type { PoolClient } from 'pg'
import type { AgencyActName } from '#shared/account/agency-acts.ts'
import type { AskedPortal } from '#shared/account/agency-portals.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import type { Database } from '../../db/pool.ts'
import { addPortal, changePortal, keepPortalSecret, turnPortal } from '../../db/portal-rows.ts'
import { queuePush } from '../../db/queue-push.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
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
      changing(database, by, { id, act: isOn ? 'turn-portal-on' : 'turn-portal-off', at }, (connection) =>
        turnPortal(connection, id, isOn),
      ),
    sendAgain: (by, id, at) => changing(database, by, { id, act: 'send-again', at }, async () => undefined),
  }
}

interface Changing {
  readonly id: string
  readonly act: AgencyActName
  readonly at: Date
}

const changing = (
  database: Database,
  by: AgencyMember,
  { id, act, at }: Changing,
  run: (connection: PoolClient) => Promise<void>,
): Promise<PortalOutcome> =>
  inTransaction<PortalOutcome>(
    database,
    async (connection) => {
      const name = await changePortal(connection, { id, agencyId: by.agencyId }, at, run)
      if (name === null) return 'unknown'
      await recordOwnAct(connection, by, act, name, at)
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
  if (secret !== null) await keepPortalSecret(connection, keys, id, { secret, endsAt: secretEndsAt })
  // Its rows are locked after its job, as everywhere.
  await queuePush(connection, id, at)
  await connection.query('update portal_adverts set sent_hash = null where portal_id = $1', [id])
}

async function add(
  connection: PoolClient,
  { keys, mostPortals }: { readonly keys: Keys; readonly mostPortals: number },
  by: AgencyMember,
  { secret, secretEndsAt, ...portal }: KeptPortal,
  at: Date,
): Promise<{ readonly id: string } | 'too-many'> {
  // Two who add at once take turns.
  await connection.query('select from agencies where id = $1 for update', [by.agencyId])
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from portals where agency_id = $1',
    [by.agencyId],
  )
  if ((rows[0]?.count ?? 0) >= mostPortals) return 'too-many'
  if (secret === null) throw new Error('a new portal has a secret')
  const kept = { ...portal, agencyId: by.agencyId, isOn: true, secret: { secret, endsAt: secretEndsAt } }
  const id = await addPortal(connection, keys, kept, at)
  if (id === null) throw new Error('an agency’s portals may have one name')
  await recordOwnAct(connection, by, 'add-portal', portal.name, at)
  return { id }
}
