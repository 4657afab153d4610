import type { PoolClient } from 'pg'
import { PHOTO_PATH } from '#shared/form/photo.ts'

/** What the branch uploaded itself needs no fetching, and stands at an address of ours. Gives how many no longer wait. */
export async function keepUploaded(
  connection: PoolClient,
  number: number,
  urls: readonly string[],
): Promise<number> {
  const own = urls.filter((url) => url.startsWith(PHOTO_PATH))
  if (own.length === 0) return 0
  const { rowCount } = await connection.query(
    `with uploaded as (
       select api_photos.photo_id, api_photos.bytes
       from api_photos join feed_adverts using (agency_id, branch) join photos on photos.id = api_photos.photo_id
       where feed_adverts.number = $1 and photos.state <> 'removed' and api_photos.photo_id in
         (select substring(sent from '^/photos/([0-9a-f]{32})[.]jpg$') from unnest($2::text[]) as sent)
       for key share of photos)
     update feed_media set state = 'kept', problem = null, photo_id = uploaded.photo_id, bytes = uploaded.bytes from uploaded
     where advert = $1 and url = '/photos/' || uploaded.photo_id || '.jpg' and feed_media.state = 'waiting'`,
    [number, own],
  )
  return rowCount ?? 0
}
