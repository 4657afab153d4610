import type { PoolClient } from 'pg'
import { LOCKS } from './locks.ts'

/** This file is the only place where owner keys are moved: a table that has one belongs into this list, and into `moveDraft`. */
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

/** Everything that one owner key has becomes another's. Waits for the drafts that are just being made under the old key; what is made under it afterwards is left behind. */
export async function moveOwner(connection: PoolClient, from: Buffer, to: Buffer): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1, $2)', [LOCKS.ownerDrafts, from.readInt32BE(0)])
  for (const table of OWNED) {
    await connection.query(`update ${table} set owner_key = $2 where owner_key = $1`, [from, to])
  }
}
