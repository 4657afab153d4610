import type { Database } from '../../db/pool.ts'
import type { StoredReceipt, StoredReceipts } from './stored-receipt.ts'

interface Row extends StoredReceipt {
  readonly newest: number
}

const COLUMNS = `r.id, r.listing_id as advert, r.number, r.made_at as "madeAt", r.record, r.digest, r.signature`

export function receiptStore(database: Database): StoredReceipts {
  const one = async (where: string, value: unknown): Promise<StoredReceipt | null> => {
    const { rows } = await database.query<StoredReceipt>(`select ${COLUMNS} from receipts r where ${where}`, [
      value,
    ])
    return rows[0] ?? null
  }
  return {
    own: async (listing, ownerKey, number) => {
      const { rows } = await database.query<Row>(
        `select ${COLUMNS}, (select max(number) from receipts where listing_id = $1) as newest
         from receipts r join listings l on l.id = r.listing_id
         where r.listing_id = $1 and l.owner_key = $2 and r.number = coalesce($3, (select max(number) from receipts where listing_id = $1))`,
        [listing, ownerKey, number],
      )
      const [row] = rows
      return row ? { stored: row, newest: row.newest } : null
    },
    isOwn: async (listing, ownerKey) => {
      const { rowCount } = await database.query('select 1 from listings where id = $1 and owner_key = $2', [
        listing,
        ownerKey,
      ])
      return rowCount === 1
    },
    byId: (id) => one('r.id = $1', id),
    byDigest: (digest) => one('r.digest = $1', digest),
  }
}
