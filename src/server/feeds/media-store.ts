import type { PoolClient } from 'pg'
import type { Database } from '../db/pool.ts'
import { queueNextRun } from '../db/queue-job.ts'
import { inTransaction } from '../db/transaction.ts'
import { FETCH_PICTURES, type MediaStore, type SentPicture, type WaitingPicture } from './media.ts'

export function mediaStore(database: Database): MediaStore {
  return {
    find: async (number) => {
      const { rows } = await database.query<{ draftUuid: string; ownerKey: Buffer; agencyId: string }>(
        `select draft_uuid as "draftUuid", owner_key as "ownerKey", agency_id as "agencyId"
         from feed_adverts join listings on listings.id = listing_id where number = $1 and feed_adverts.state <> 'removed'`,
        [number],
      )
      const [advert] = rows
      if (!advert) return null
      const { rows: waiting } = await database.query<SentPicture>(
        `select url, sent_change as "changedAt", caption, is_plan as "isPlan" from feed_media where advert = $1 and state = 'waiting' order by place`,
        [number],
      )
      return { ...advert, waiting: waiting.map((picture) => ({ ...picture, number })) }
    },
    keep: (picture, { photoId, bytes }, at) =>
      inTransaction(
        database,
        async (connection) => {
          // Two pictures of a home that come at once would each show itself alone.
          await connection.query('select from feed_adverts where number = $1 for update', [picture.number])
          const isTheirs = await settle(connection, picture, { state: 'kept', problem: null, photoId, bytes })
          if (isTheirs) await showPictures(connection, picture.number, at)
        },
        () => true,
      ),
    giveUp: (picture, problem) =>
      inTransaction(
        database,
        async (connection) => {
          await settle(connection, picture, { state: 'failed', problem, photoId: null, bytes: null })
        },
        () => true,
      ),
  }
}

interface Settled {
  readonly state: 'kept' | 'failed'
  readonly problem: string | null
  readonly photoId: string | null
  readonly bytes: number | null
}

async function settle(
  connection: PoolClient,
  { number, url, changedAt }: WaitingPicture,
  { state, problem, photoId, bytes }: Settled,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update feed_media set state = $4, problem = $5, photo_id = coalesce($6, photo_id), bytes = coalesce($7, bytes)
     where advert = $1 and url = $2 and sent_change is not distinct from $3`,
    [number, url, changedAt, state, problem, photoId, bytes],
  )
  return rowCount === 1
}

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
    text: `insert into feed_media (advert, url, place, sent_change, caption, is_plan)
      select $1, url, place - 1, sent_change, caption, is_plan
      from unnest($2::text[], $3::text[], $4::text[], $5::boolean[]) with ordinality
        as given (url, sent_change, caption, is_plan, place)
      on conflict (advert, url) do update set place = excluded.place, sent_change = excluded.sent_change,
        caption = excluded.caption, is_plan = excluded.is_plan,
        state = case when feed_media.state = 'kept' and feed_media.sent_change is not distinct from excluded.sent_change
          then 'kept' else 'waiting' end
      returning state`,
    values: [
      number,
      urls,
      pictures.map(({ changedAt }) => changedAt),
      pictures.map(({ caption }) => caption),
      pictures.map(({ isPlan }) => isPlan),
    ],
  })
  await showPictures(connection, number, at)
  if (rows.some(({ state }) => state === 'waiting')) {
    await queueNextRun(connection, { name: FETCH_PICTURES, key: String(number), data: { number }, at })
  }
}

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
