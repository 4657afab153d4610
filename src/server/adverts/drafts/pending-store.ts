import type { PendingListing } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Photo, withoutPlans } from '#shared/form/photo.ts'
import type { Database } from '../../db/pool.ts'
import { PHOTOS_PATTERN, RENT_PATTERN, SELLING_PRICE_PATTERN } from './stored-blocks.ts'

/** Adverts that were never published, last saved first. */
export type PendingOf = (ownerKey: Buffer) => Promise<readonly PendingListing[]>

type Row = [uuid: string, type: AppType, modified: Date, photos: string | null, price: string | null]

const MOST = 200

/** Takes photos and price from the stored text, so that a list of 200 drafts is not parsed. */
const FIND = {
  name: 'drafts-pending',
  text: `select uuid, app_type, updated_at, substring(blocks from '${PHOTOS_PATTERN}'),
      substring(blocks from case app_type when 'sell' then '${SELLING_PRICE_PATTERN}' else '${RENT_PATTERN}' end)
    from drafts where owner_key = $1 and listing_id is null and deleted_at is null order by updated_at desc, uuid limit ${MOST}`,
  rowMode: 'array' as const,
}

export function pendingStore(database: Database): PendingOf {
  return async (ownerKey) => {
    const { rows } = await database.query<Row>({ ...FIND, values: [ownerKey] })
    return rows.map(([uid, type, modified, photos, price]) => {
      const list = photosIn(photos)
      return {
        photo: { url: list[0]?.url ?? null },
        photoCount: list.length,
        price: price === null ? null : Number(price),
        modified: modified.toISOString(),
        type,
        uid,
      }
    })
  }
}

function photosIn(text: string | null): readonly Photo[] {
  const list: unknown = text === null ? null : JSON.parse(text)
  return withoutPlans(list as readonly Photo[] | null)
}
