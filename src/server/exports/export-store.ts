import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Database } from '../db/pool.ts'
import type { ExportedAdvert } from '../formats/exported.ts'

/** A published advert as its owner has it, withdrawn or not. */
export type OwnAdvert = Omit<ExportedAdvert, 'photoUrls' | 'url'>

/** Null if it is somebody else's or was taken down. */
export type FindOwnAdvert = (listing: string, ownerKey: Buffer, day: string) => Promise<OwnAdvert | null>

export function exportStore(database: Database): FindOwnAdvert {
  return async (listing, ownerKey, day) => {
    const { rows } = await database.query<Omit<OwnAdvert, 'answers'> & { answers: string }>({
      name: 'listings-export',
      text: `select id as listing, app_type as "appType", state = 'live' and live_from <= $3 as "isShown", answers, street,
          town, district, published_at as "publishedAt", updated_at as "updatedAt"
        from listings where id = $1 and owner_key = $2 and state <> 'removed'`,
      values: [listing, ownerKey, day],
    })
    const [row] = rows
    return row ? { ...row, answers: JSON.parse(row.answers) as DraftAnswers } : null
  }
}
