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
    `update feed_media set state = 'kept', problem = null, photo_id = uploaded.photo_id, bytes = uploaded.bytes
     from api_photos uploaded join feed_adverts using (agency_id, branch) join photos on photos.id = uploaded.photo_id
     where feed_adverts.number = $1 and advert = $1 and url = any($2::text[]) and feed_media.state = 'waiting'
       and uploaded.photo_id = substring(url from '^/photos/([0-9a-f]{32})[.]jpg$') and photos.state <> 'removed'`,
    [number, own],
  )
  return rowCount ?? 0
}
