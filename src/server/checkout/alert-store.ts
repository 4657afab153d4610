import type { PoolClient } from 'pg'
import type { Database } from '../db/pool.ts'

export interface NewAlert {
  readonly kind: 'second-payment' | 'cannot-publish' | 'amount' | 'currency' | 'mode' | 'unknown-order'
  readonly orderId: string | null
  /** The provider's name of the payment. */
  readonly transactionId: string
  /** For a person: what was found, and what was expected. */
  readonly detail: string
}

export interface KeptAlert extends NewAlert {
  readonly id: string
  readonly raisedAt: Date
  /** Null: somebody still has to look at it. */
  readonly resolvedAt: Date | null
}

interface Row {
  readonly id: string
  readonly kind: NewAlert['kind']
  readonly order_id: string | null
  readonly transaction_id: string
  readonly detail: string
  readonly raised_at: Date
  readonly resolved_at: Date | null
}

/** Of one payment one of each kind is kept, however often it is raised; false where it was there already. */
export async function raiseAlert(
  connection: PoolClient | Database,
  { kind, orderId, transactionId, detail }: NewAlert,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `insert into payment_alerts (kind, order_id, transaction_id, detail, raised_at) values ($1, $2, $3, $4, $5)
     on conflict (kind, transaction_id) do nothing`,
    [kind, orderId, transactionId, detail, at],
  )
  return rowCount === 1
}

/** Those that somebody still has to look at, or all; the oldest first. */
export async function listAlerts(
  database: Database,
  which: 'unresolved' | 'all' = 'unresolved',
): Promise<readonly KeptAlert[]> {
  const { rows } = await database.query<Row>(
    `select id, kind, order_id, transaction_id, detail, raised_at, resolved_at from payment_alerts
     ${which === 'all' ? '' : 'where resolved_at is null'} order by id`,
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    transactionId: row.transaction_id,
    detail: row.detail,
    raisedAt: row.raised_at,
    resolvedAt: row.resolved_at,
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
