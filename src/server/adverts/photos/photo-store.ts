import type { PoolClient } from 'pg'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse, countUses } from '../../db/count-use.ts'
import { LOCKS, lockPhotosOf } from '../../db/locks.ts'
import { lockedOwner } from '../../db/move-owner.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Added, Admission, PhotoPlace, PhotoStore, PhotoToAdd, UploadLimits } from './photo.ts'

export function photoStore(database: Database): PhotoStore {
  return {
    admits: (place, contentHash, limits) => admission(database, place, contentHash, limits),
    add: (photo, client, limits, room) =>
      inTransaction(
        database,
        (connection) => addInside(connection, photo, client, limits, room),
        ({ kind }) => kind === 'free',
      ),
    find: (id, day) => find(database, id, day),
    forgetUnnamedSince: async (then, most) => {
      // Saves and publishing lock their photos, which stay. So do photos of a confirmed order, even if the draft has
      // dropped them, and all photos during a backup.
      const { rows } = await database.query<{ id: string }>(
        `delete from photos where (select pg_try_advisory_xact_lock_shared($3, hashtext(current_schema()))) and id in (
           select id from photos where state <> 'named' and since < $1
             and not exists (select 1 from listing_photos where photo_id = photos.id)
             and not exists (select 1 from orders where orders.draft_uuid = photos.draft_uuid
               and orders.state in ('open', 'paid') and position(photos.id in orders.blocks) > 0)
           order by since limit $2 for update skip locked)
         returning id`,
        [then, most, LOCKS.photosStay],
      )
      return rows.map(({ id }) => id)
    },
    known: async (ids) => {
      const { rows } = await database.query<{ id: string }>('select id from photos where id = any($1)', [ids])
      return new Set(rows.map(({ id }) => id))
    },
  }
}

async function find(database: Database, id: string, day: IsoDate): ReturnType<PhotoStore['find']> {
  const { rows } = await database.query<[ownerKey: Buffer, isPublic: boolean]>({
    name: 'photos-find',
    text: `select owner_key, exists (
        select 1 from listing_photos join listings on listings.id = listing_photos.listing_id
        where photo_id = photos.id and state = 'live' and live_from <= $2)
      from photos where id = $1`,
    values: [id, day],
    rowMode: 'array',
  })
  const [row] = rows
  return row ? { ownerKey: row[0], isPublic: row[1] } : null
}

async function addInside(
  connection: PoolClient,
  given: PhotoToAdd,
  client: string,
  limits: UploadLimits,
  room: number,
): Promise<Added> {
  // In the order of a save: the owner, the draft, its photos.
  const photo = { ...given, ownerKey: await lockedOwner(connection, given.ownerKey) }
  await lockPhotosOf(connection, given.draftUuid)
  const admitted = await admission(connection, photo, photo.contentHash, limits)
  if (admitted.kind !== 'free') return admitted
  await connection.query(
    `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since, is_plan)
     values ($1, $2, $3, $4, $5, $6, 'new', $7, $8)`,
    [
      photo.id,
      photo.draftUuid,
      photo.ownerKey,
      photo.contentHash,
      photo.width,
      photo.height,
      photo.at,
      photo.isPlan,
    ],
  )
  const counted = [
    { name: `photos ${photo.ownerKey.toString('hex')}`, most: limits.perOwner },
    { name: 'photos', client, most: limits.perClient },
  ]
  const retryAfterSeconds =
    (await countUse(connection, counted, photo.at, DAY_SECONDS)) ??
    (await countBytes(connection, photo, client, room * limits.partOfRoom))
  return retryAfterSeconds === null ? admitted : { kind: 'limited', retryAfterSeconds }
}

/** In kilobytes: a counter ends at two thousand million. */
const countBytes = (
  connection: PoolClient,
  { bytes, at }: PhotoToAdd,
  client: string,
  mostBytes: number,
): Promise<number | null> => {
  const limit = { name: 'photos kB', client, most: mostBytes / 1_000 }
  return countUses(connection, limit, Math.ceil(bytes / 1_000), at, DAY_SECONDS)
}

async function admission(
  connection: Database | PoolClient,
  { draftUuid, ownerKey, isPlan }: PhotoPlace,
  contentHash: Buffer,
  { photosPerDraft, plansPerDraft }: UploadLimits,
): Promise<Admission> {
  const { rows } = await connection.query<{
    others: boolean
    kept: number
    id: string | null
    width: number
    height: number
  }>(
    `select exists (select 1 from drafts where uuid = $1 and owner_key <> $2) as others,
       (select count(*)::int from photos where draft_uuid = $1 and owner_key = $2 and state <> 'removed' and is_plan = $4) as kept,
       same.id, same.width, same.height
     from (values (1)) as one left join photos as same
       on same.draft_uuid = $1 and same.owner_key = $2 and same.content_hash = $3 and same.state <> 'removed'`,
    [draftUuid, ownerKey, contentHash, isPlan],
  )
  const found = rows[0]
  if (!found) throw new Error('a query for one row gave none')
  if (found.others) return { kind: 'others' }
  const { id, width, height } = found
  if (id !== null) return { kind: 'duplicate', photo: { id, width, height } }
  const most = isPlan ? plansPerDraft : photosPerDraft
  return found.kept >= most ? { kind: 'full' } : { kind: 'free' }
}
