import type { PendingListing } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Database } from '../db/pool.ts'

/** An owner's adverts that were never published, the one saved last first. */
export type PendingOf = (ownerKey: Buffer) => Promise<readonly PendingListing[]>

type Row = [uuid: string, type: AppType, modified: Date, photos: string | null, price: string | null]

const MOST = 200

/**
 * Photos and price are read off the text of the blocks: inside an answer every quotation mark is escaped, so neither
 * pattern can match in one, and a list of 200 drafts is not parsed to show 200 lines.
 */
const FIND = {
  name: 'drafts-pending',
  text: `select uuid, app_type, updated_at, substring(blocks from '"files_uploaded":\\{"value":(.*?),"valid":'),
      substring(blocks from case app_type when 'sell' then '"sellingPrice":\\{"value":([0-9.]+),'
        else '"rentAmount":\\{"value":([0-9.]+),' end)
    from drafts where owner_key = $1 and listing_id is null order by updated_at desc, uuid limit ${MOST}`,
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

function photosIn(text: string | null): readonly { readonly url?: string }[] {
  const list: unknown = text === null ? null : JSON.parse(text)
  return Array.isArray(list) ? (list as { url?: string }[]) : []
}
