import type { PoolClient } from 'pg'
import { LOCKS } from './locks.ts'

/**
 * This file is the only place where owner keys are moved: a table that has one belongs into this list, and into `moveDraft`.
 * Listings and orders do not: from the first they are an account's, whose key never moves.
 */
const OWNED = ['drafts', 'photos'] as const

/** One draft alone, and only from the owner that it is said to have. Answers whether it was theirs. */
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

/** Everything that one owner key has becomes another's, and for a moment what is still being made under the old one. */
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

/**
 * Whose is what is made under this key: until the transaction ends nobody moves it. Only for as long as a call can be
 * under way does an old key stand for a new one, since it is in a cookie that others may have seen.
 */
export async function lockedOwner(connection: PoolClient, key: Buffer): Promise<Buffer> {
  await lockOwner(connection, key)
  const { rows } = await connection.query<{ to_key: Buffer }>(
    `select to_key from moved_owners where from_key = $1 and moved_at > now() - interval '60 seconds'`,
    [key],
  )
  return rows[0]?.to_key ?? key
}
