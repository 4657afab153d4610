import type { PoolClient } from 'pg'
import { LOCKS } from '../db/locks.ts'
import type { Database } from '../db/pool.ts'
import type { Created, CreationLimits, DraftToWrite } from './draft.ts'

/** One transaction: of many that come at once, exactly as many succeed as the limits allow. */
export async function createWithinLimits(
  database: Database,
  draft: DraftToWrite,
  guestKey: Buffer,
  client: string,
  limits: CreationLimits,
): Promise<Created> {
  const connection = await database.connect()
  let broken: Error | undefined
  try {
    await connection.query('begin')
    const created = await createInside(connection, draft, guestKey, client, limits)
    await connection.query(created.kind === 'created' ? 'commit' : 'rollback')
    return created
  } catch (error) {
    // After an error the connection's state is unknown: it is closed, and its transaction with it.
    broken = error as Error
    throw error
  } finally {
    connection.release(broken)
  }
}

async function createInside(
  connection: PoolClient,
  draft: DraftToWrite,
  guestKey: Buffer,
  client: string,
  limits: CreationLimits,
): Promise<Created> {
  const retryAfter = await countAgainstClient(connection, client, draft.at, limits)
  if (retryAfter !== null) return { kind: 'limited', retryAfterSeconds: retryAfter }
  await connection.query('select pg_advisory_xact_lock($1, $2)', [LOCKS.guestDrafts, guestKey.readInt32BE(0)])
  const { rows } = await connection.query<[number]>({
    text: 'select count(*)::int from (select 1 from drafts where guest_key = $1 limit $2) alive',
    values: [guestKey, limits.perGuest],
    rowMode: 'array',
  })
  if ((rows[0]?.[0] ?? 0) >= limits.perGuest) return { kind: 'full' }
  const { rowCount } = await connection.query(
    `insert into drafts (uuid, app_type, address_type, guest_key, version, blocks, field_versions, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (uuid) do nothing`,
    [
      draft.uuid,
      draft.appType,
      draft.addressType,
      guestKey,
      draft.version,
      draft.blocks,
      draft.fieldVersions,
      draft.at,
    ],
  )
  return { kind: rowCount === 1 ? 'created' : 'exists' }
}

/** Counts one more draft; the seconds until the next one may be made where that is too many, else null. */
async function countAgainstClient(
  connection: PoolClient,
  client: string,
  at: Date,
  { perClient, clientWindowSeconds }: CreationLimits,
): Promise<number | null> {
  const endsAt = new Date(at.getTime() + clientWindowSeconds * 1_000)
  const { rows } = await connection.query<{ used: number; ends_at: Date }>(
    `insert into used_limits as limits (name, used, ends_at) values ($1, 1, $3)
     on conflict (name) do update set
       used = case when limits.ends_at <= $2 then 1 else limits.used + 1 end,
       ends_at = case when limits.ends_at <= $2 then $3 else limits.ends_at end
     returning used, ends_at`,
    [`drafts ${client}`, at, endsAt],
  )
  const counted = rows[0]
  if (!counted || counted.used <= perClient) return null
  return (counted.ends_at.getTime() - at.getTime()) / 1_000
}
