import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { BranchPhoto, BranchPhotos } from './photos.ts'

type Row = Omit<BranchPhoto, 'number'> & { readonly number: string }
const photoOf = (row: Row): BranchPhoto => ({ ...row, number: Number(row.number) })

/** `$1` is the agency and `$2` the branch. */
const PHOTOS = `select number, photo_id as id, width, height, bytes, uploaded_at as "uploadedAt",
    array(select listing_id from feed_media m join feed_adverts a on a.number = m.advert
      where m.photo_id = p.photo_id and a.state <> 'removed' order by listing_id) as adverts
  from api_photos p join photos on photos.id = photo_id
  where agency_id = $1 and branch = $2 and state <> 'removed'`

const HOLD = `update photos set since = $4 from api_photos
  where photo_id = photos.id and agency_id = $1 and branch = $2 and photos.id = any($3::text[]) and state <> 'removed'
  returning photos.id`

const REMOVED_WITH = [
  'feed_media m using feed_adverts a where a.number = m.advert',
  'listing_photos m using feed_adverts a where a.listing_id = m.listing_id',
] as const

export function branchPhotos(database: Database): BranchPhotos {
  return {
    add: ({ agencyId, branch }, { id, bytes }, at) =>
      inTransaction(
        database,
        async (connection) => {
          await connection.query(
            `insert into api_photos (photo_id, agency_id, branch, bytes, uploaded_at)
             select id, $2, $3, $4, $5 from photos where id = $1 for update on conflict (photo_id) do nothing`,
            [id, agencyId, branch, bytes, at],
          )
          await connection.query(HOLD, [agencyId, branch, [id], at])
          const { rows } = await connection.query<Row>(`${PHOTOS} and photo_id = $3`, [agencyId, branch, id])
          return rows[0] ? photoOf(rows[0]) : null
        },
        (photo) => photo !== null,
      ),
    hold: async ({ agencyId, branch }, ids, at) => {
      if (ids.length === 0) return new Set()
      const { rows } = await database.query<{ id: string }>(HOLD, [agencyId, branch, ids, at])
      return new Set(rows.map(({ id }) => id))
    },
    list: async ({ agencyId, branch }, { after, most }) => {
      const { rows } = await database.query<Row>(`${PHOTOS} and number > $3 order by number limit $4`, [
        agencyId,
        branch,
        after,
        most,
      ])
      return rows.map(photoOf)
    },
    remove: ({ agencyId, branch }, id, at) =>
      inTransaction(
        database,
        (connection) => remove(connection, [agencyId, branch, id], at),
        (outcome) => outcome === 'removed',
      ),
  }
}

/** An advert that takes it meanwhile has locked it (feeds/uploaded-pictures-store.ts). A removed advert keeps none. */
async function remove(connection: PoolClient, ofBranch: readonly string[], at: Date) {
  const { rowCount } = await connection.query(
    `select from api_photos join photos on photos.id = photo_id
     where agency_id = $1 and branch = $2 and photo_id = $3 and state <> 'removed' for update`,
    [...ofBranch],
  )
  if (rowCount !== 1) return 'unknown'
  const [, , id] = ofBranch
  for (const which of REMOVED_WITH)
    await connection.query(`delete from ${which} and m.photo_id = $1 and a.state = 'removed'`, [id])
  const { rowCount: removed } = await connection.query(
    `update photos set state = 'removed', since = $2
     where id = $1 and not exists (select from feed_media where photo_id = $1)
       and not exists (select from listing_photos where photo_id = $1)`,
    [id, at],
  )
  return removed === 1 ? 'removed' : 'in-use'
}
