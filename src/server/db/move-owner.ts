import type { PoolClient } from 'pg'
import { LOCKS } from './locks.ts'

/** Tables whose owner keys move (see `moveDraft` too). Listings and orders keep their account's key for ever. */
const OWNED = ['drafts', 'photos'] as const

/** Only from the given owner. Returns whether it belonged to them. */
export async function moveDraft(
  connection: PoolClient,
  uuid: string,
  from: Buffer,
  to: Buffer,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update drafts set owner_key = $3 where uuid = $1 and owner_key = $2',
    [uuid, from, to],
  )
  if (rowCount !== 1) return false
  await connection.query('update photos set owner_key = $3 where draft_uuid = $1 and owner_key = $2', [
    uuid,
    from,
    to,
  ])
  return true
}

const lockOwner = (connection: PoolClient, key: Buffer) =>
  connection.query('select pg_advisory_xact_lock($1, $2)', [LOCKS.ownerDrafts, key.readInt32BE(0)])

/** What is still being made under the old key goes to the new owner for a short time, too. */
export async function moveOwner(connection: PoolClient, from: Buffer, to: Buffer): Promise<void> {
  await lockOwner(connection, from)
  for (const table of OWNED) {
    await connection.query(`update ${table} set owner_key = $2 where owner_key = $1`, [from, to])
  }
  await connection.query(
    `insert into moved_owners (from_key, to_key, moved_at) values ($1, $2, now())
     on conflict (from_key) do update set to_key = $2, moved_at = now()`,
    [from, to],
  )
}

/** Locks the owner until the transaction ends. An old key works only briefly, since others may have seen it in a cookie. */
export async function lockedOwner(connection: PoolClient, key: Buffer): Promise<Buffer> {
  await lockOwner(connection, key)
  const { rows } = await connection.query<{ to_key: Buffer }>(
    `select to_key from moved_owners where from_key = $1 and moved_at > now() - interval '60 seconds'`,
    [key],
  )
  return rows[0]?.to_key ?? key
}
