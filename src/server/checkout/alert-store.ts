import type { Database } from '../db/pool.ts'
import type { NewAlert } from '../db/raise-alert.ts'

export interface KeptAlert extends NewAlert {
  readonly id: string
  readonly raisedAt: Date
}

interface Row {
  readonly id: string
  readonly kind: NewAlert['kind']
  readonly order_id: string | null
  readonly transaction_id: string
  readonly detail: string
  readonly raised_at: Date
}

/** Those that somebody still has to look at, the oldest first. */
export async function listAlerts(database: Database): Promise<readonly KeptAlert[]> {
  const { rows } = await database.query<Row>(
    `select id, kind, order_id, transaction_id, detail, raised_at from payment_alerts
     where resolved_at is null order by id`,
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    transactionId: row.transaction_id,
    detail: row.detail,
    raisedAt: row.raised_at,
  }))
}

/** Somebody has seen to it (the money went back, say). False where there is none of that id to resolve. */
export async function resolveAlert(database: Database, id: string, at: Date): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false
  const { rowCount } = await database.query(
    'update payment_alerts set resolved_at = $2 where id = $1 and resolved_at is null',
    [id, at],
  )
  return rowCount === 1
}
