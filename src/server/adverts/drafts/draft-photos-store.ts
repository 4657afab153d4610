import type { PoolClient } from 'pg'
import { LIMITS } from '#shared/advert/limits.ts'
import { lockPhotosOf } from '../../db/locks.ts'
import type { DraftToWrite, PhotoProblem } from './draft.ts'

/** Runs in the save's own transaction, which the caller must roll back if there is a problem. */
export async function namePhotos(
  connection: PoolClient,
  { uuid, at }: DraftToWrite,
  ownerKey: Buffer,
  ids: readonly string[],
): Promise<PhotoProblem | null> {
  await lockPhotosOf(connection, uuid)
  // Locked, since the sweep may be about to remove one that no draft names.
  const { rows } = await connection.query<{ named: number; kept: number; plans: number; contents: number }>(
    `select count(*) filter (where id = any($3))::int as named, count(*)::int as kept,
       count(*) filter (where is_plan)::int as plans,
       count(distinct content_hash)::int as contents
     from (select id, content_hash, is_plan from photos
       where draft_uuid = $1 and owner_key = $2 and (state = 'new' or id = any($3)) for update) as wanted`,
    [uuid, ownerKey, ids],
  )
  const { named = 0, kept = 0, plans = 0, contents = 0 } = rows[0] ?? {}
  if (named < ids.length) return 'missing'
  if (contents < kept) return 'twice'
  if (kept - plans > LIMITS.photos) return 'too-many'
  if (plans > LIMITS.plans) return 'too-many-plans'
  // Removals first: only one of two photos with equal bytes may be kept, and this save can replace one by the other.
  await connection.query(
    `update photos set state = 'removed', since = $4
     where draft_uuid = $1 and owner_key = $2 and state = 'named' and id <> all($3)`,
    [uuid, ownerKey, ids, at],
  )
  await connection.query(
    `update photos set state = 'named', since = $4
     where draft_uuid = $1 and owner_key = $2 and state <> 'named' and id = any($3)`,
    [uuid, ownerKey, ids, at],
  )
  return null
}
