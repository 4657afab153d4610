import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { queueNextRun } from '../../db/queue-job.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  FETCH_PICTURES,
  type FetchedPicture,
  type MediaStore,
  type PicturesToFetch,
  type SentPicture,
  SMALLEST_SIDE,
  type WaitingPicture,
} from './media.ts'
import { settleInFiles } from './picture-note-store.ts'
import { keepUploaded } from './uploaded-pictures-store.ts'
import { writeFileBytes } from './zip-file-store.ts'

const ALWAYS = () => true

export const mediaStore = (database: Database): MediaStore => ({
  find: (number) => find(database, number),
  keep: (picture, fetched, at) =>
    inTransaction(database, (connection) => keepInside(connection, picture, fetched, at), ALWAYS),
  giveUp: (picture, problem, isPassing) =>
    inTransaction(
      database,
      async (connection) => {
        await settle(connection, picture, { state: 'failed', problem, photoId: null, bytes: null })
        // Else the same file, sent again, would be taken for one that was looked at.
        if (isPassing && picture.fileHash !== null) await forgetHash(connection, picture)
      },
      ALWAYS,
    ),
  share: (picture, hash, ownerKey, at) =>
    inTransaction(database, (connection) => shareInside(connection, picture, hash, ownerKey, at), ALWAYS),
  fetchLost: (at) => inTransaction(database, (connection) => fetchLost(connection, at), ALWAYS),
  writeFile: async ({ fileHash }, { agencyId, branch }, target) =>
    fileHash === null ? null : writeFileBytes(database, { agencyId, branch, fileHash }, target),
})

async function find(database: Database, number: number): Promise<PicturesToFetch | null> {
  const { rows } = await database.query<Omit<PicturesToFetch, 'waiting'>>(
    `select draft_uuid as "draftUuid", owner_key as "ownerKey", agency_id as "agencyId", branch
     from feed_adverts join listings on listings.id = listing_id where number = $1 and feed_adverts.state <> 'removed'`,
    [number],
  )
  const [advert] = rows
  if (!advert) return null
  const { rows: waiting } = await database.query<WaitingPicture>(
    `select advert::int as number, url, sent_change as "changedAt", caption, is_plan as "isPlan", file_hash as "fileHash"
     from feed_media where advert = $1 and state = 'waiting' order by place`,
    [number],
  )
  return { ...advert, waiting }
}

async function fetchLost(connection: PoolClient, at: Date): Promise<number> {
  const { rows } = await connection.query<{ number: number }>(
    `select number::int from feed_adverts join listings on listings.id = listing_id
     where feed_adverts.state <> 'removed' and number in (select advert from feed_media where state = 'waiting')
       and not exists (select from job_common where name = $1 and singleton_key = number::text and state < 'completed')
     limit ${MOST_LOST}`,
    [FETCH_PICTURES],
  )
  for (const { number } of rows) await queueFetch(connection, number, at)
  return rows.length
}

const MOST_LOST = 1_000

const queueFetch = (connection: PoolClient, number: number, at: Date): Promise<void> =>
  queueNextRun(connection, { name: FETCH_PICTURES, key: String(number), data: { number }, at })

async function keepInside(
  connection: PoolClient,
  picture: WaitingPicture,
  { photoId, bytes }: FetchedPicture,
  at: Date,
): Promise<void> {
  // Two pictures of a home that come at once would each show itself alone.
  await connection.query('select from feed_adverts where number = $1 for update', [picture.number])
  const isTheirs = await settle(connection, picture, { state: 'kept', problem: null, photoId, bytes })
  if (isTheirs) await showPictures(connection, picture.number, at)
}

async function shareInside(
  connection: PoolClient,
  picture: WaitingPicture,
  hash: Buffer,
  ownerKey: Buffer,
  at: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string; bytes: number }>(
    `select photos.id, coalesce((select max(bytes) from feed_media where photo_id = photos.id), 0) as bytes from photos
     where owner_key = $1 and content_hash = $2 and state <> 'removed' and least(width, height) >= $3
     limit 1 for key share`,
    [ownerKey, hash, SMALLEST_SIDE],
  )
  const [photo] = rows
  if (!photo) return false
  await keepInside(connection, picture, { photoId: photo.id, bytes: photo.bytes }, at)
  return true
}

interface Settled {
  readonly state: 'kept' | 'failed'
  readonly problem: string | null
  readonly photoId: string | null
  readonly bytes: number | null
}

/** False if the home names another picture by now. */
async function settle(
  connection: PoolClient,
  { number, url, changedAt, fileHash }: WaitingPicture,
  { state, problem, photoId, bytes }: Settled,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update feed_media set state = $5, problem = $6, photo_id = coalesce($7, photo_id), bytes = coalesce($8, bytes)
     where advert = $1 and url = $2 and sent_change is not distinct from $3 and file_hash is not distinct from $4`,
    [number, url, changedAt, fileHash, state, problem, photoId, bytes],
  )
  if (rowCount === 1 && fileHash !== null) await settleInFiles(connection, { number, url, problem })
  return rowCount === 1
}

const forgetHash = (connection: PoolClient, { number, url, fileHash }: WaitingPicture) =>
  connection.query(
    `update feed_media set file_hash = null where advert = $1 and url = $2 and file_hash = $3 and state = 'failed'`,
    [number, url, fileHash],
  )

/** Call it in the transaction of the home. Only what is new, or was changed, is fetched. */
export async function writePictures(
  connection: PoolClient,
  number: number,
  pictures: readonly SentPicture[],
  at: Date,
): Promise<void> {
  const urls = pictures.map(({ url }) => url)
  await connection.query({
    name: 'feed-media-drop',
    text: 'delete from feed_media where advert = $1 and url <> all($2::text[])',
    values: [number, urls],
  })
  const { rows } = await connection.query<{ state: string }>({
    name: 'feed-media-write',
    text: WRITE,
    values: [
      number,
      urls,
      pictures.map(({ changedAt }) => changedAt),
      pictures.map(({ caption }) => caption),
      pictures.map(({ isPlan }) => isPlan),
      pictures.map(({ file }) => file?.hash ?? null),
      pictures.map(({ file }) => file?.problem ?? null),
    ],
  })
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  const uploaded = await keepUploaded(connection, number, urls)
  await showPictures(connection, number, at)
  if (waiting > uploaded) await queueFetch(connection, number, at)
}

/** A file that was looked at is not looked at again. */
const WRITE = `insert into feed_media (advert, url, place, sent_change, caption, is_plan, file_hash, problem, state)
  select $1, url, place - 1, sent_change, caption, is_plan, file_hash, problem,
    case when problem is null then 'waiting' else 'failed' end
  from unnest($2::text[], $3::text[], $4::text[], $5::boolean[], $6::bytea[], $7::text[]) with ordinality
    as given (url, sent_change, caption, is_plan, file_hash, problem, place)
  on conflict (advert, url) do update set place = excluded.place, sent_change = excluded.sent_change,
    caption = excluded.caption, is_plan = excluded.is_plan, file_hash = excluded.file_hash,
    problem = coalesce(excluded.problem, feed_media.problem),
    state = case
      when excluded.state = 'failed' then 'failed'
      when feed_media.sent_change is distinct from excluded.sent_change then 'waiting'
      when feed_media.file_hash is distinct from excluded.file_hash then 'waiting'
      when feed_media.state = 'kept' or feed_media.file_hash is not null then feed_media.state
      else 'waiting' end
  returning state`

/** The advert has what was fetched: the photos in the sender's order, then the floor plans. A picture that is sent as both is a photo. */
async function showPictures(connection: PoolClient, number: number, at: Date): Promise<void> {
  await connection.query({
    name: 'feed-media-show',
    text: `with shown as (
        select photos.id, min(place) as place, max(bytes) as bytes, bool_and(feed_media.is_plan) as is_plan,
          (array_agg(caption order by feed_media.is_plan, place))[1] as caption
        from feed_media join photos on photos.id = photo_id where advert = $1 group by photos.id),
      files as (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'url', '/photos/' || id || '.jpg', 'uid', id,
          'name', case when is_plan then 'Floor plan' else 'Photo ' || place + 1 end, 'size', bytes, 'lastModified', 0)
          || case when caption = '' then '{}' else jsonb_build_object('caption', caption) end
          || case when is_plan then '{"isPlan": true}' else '{}'::jsonb end
          order by is_plan, place), '[]') as files from shown),
      changed as (
        update listings set answers = jsonb_set(answers::jsonb, '{files_uploaded}', files)::text, updated_at = $2
        from feed_adverts, files
        where number = $1 and listings.id = listing_id and (answers::jsonb -> 'files_uploaded') is distinct from files),
      dropped as (
        delete from listing_photos using feed_adverts
        where number = $1 and listing_photos.listing_id = feed_adverts.listing_id and photo_id not in (select id from shown))
      insert into listing_photos (listing_id, photo_id)
      select listing_id, shown.id from feed_adverts, shown where number = $1 on conflict do nothing`,
    values: [number, at],
  })
}
