import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AskedPortal, PortalSecret } from '#shared/account/agency-portals.ts'
import { sealPortalSecret } from './portal-secret.ts'
import { queuePush } from './queue-push.ts'
import type { Keys } from './sealed.ts'

export interface NewPortal extends Omit<AskedPortal, 'secret'> {
  /** Null: the operator's own. */
  readonly agencyId: string | null
  readonly isOn: boolean
  readonly secret: KeptSecret
}

export interface KeptSecret {
  readonly secret: PortalSecret
  /** Of a certificate. */
  readonly endsAt: Date | null
}

/** Its id; null if the operator has one of that name. */
export async function addPortal(
  connection: PoolClient,
  keys: Keys,
  { agencyId, branch, name, format, url, network, theirBranch, isOn, secret: { secret, endsAt } }: NewPortal,
  at: Date,
): Promise<string | null> {
  const id = randomUUID()
  const { rowCount } = await connection.query(
    `insert into portals (id, agency_id, branch, name, format, url, network, their_branch, proof, secret, secret_ends_at,
       is_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (lower(name)) where agency_id is null do nothing`,
    [
      id,
      agencyId,
      branch,
      name,
      format,
      url,
      network,
      theirBranch,
      secret.proof,
      sealPortalSecret(keys, id, secret),
      endsAt,
      isOn,
      at,
    ],
  )
  if (rowCount !== 1) return null
  await lookAgain(connection, id, at)
  return id
}

export async function keepPortalSecret(
  connection: PoolClient,
  keys: Keys,
  id: string,
  { secret, endsAt }: KeptSecret,
): Promise<void> {
  await connection.query('update portals set proof = $2, secret = $3, secret_ends_at = $4 where id = $1', [
    id,
    secret.proof,
    sealPortalSecret(keys, id, secret),
    endsAt,
  ])
}

interface OwnedPortal {
  readonly id: string
  /** Null: the operator's own. */
  readonly agencyId: string | null
}

/** Its name; null if they have no such portal. What belongs there, or may be there, is looked at again. */
export async function changePortal(
  connection: PoolClient,
  { id, agencyId }: OwnedPortal,
  at: Date,
  run: (connection: PoolClient) => Promise<void>,
): Promise<string | null> {
  const { rows } = await connection.query<{ name: string }>(
    'select name from portals where id = $1 and agency_id is not distinct from $2 for no key update',
    [id, agencyId],
  )
  const [portal] = rows
  if (portal === undefined) return null
  await run(connection)
  await lookAgain(connection, id, at)
  return portal.name
}

/** Off: its adverts are taken off there. */
export async function turnPortal(connection: PoolClient, id: string, isOn: boolean): Promise<void> {
  await connection.query('update portals set is_on = $2 where id = $1', [id, isOn])
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

/** How its adverts stand, beside a row of `portals`. */
export const WITH_COUNTS = `cross join lateral (select
      (count(*) filter (where outcome = 'there'))::int as there,
      (count(*) filter (where due_at is not null and outcome not in ('refused', 'failing', 'given-up')))::int as waiting,
      (count(*) filter (where outcome in ('refused', 'failing', 'given-up')))::int as wrong
    from portal_adverts where portal_id = portals.id) as counted`
