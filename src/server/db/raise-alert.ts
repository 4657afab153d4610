import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

export type AlertKind =
  | 'amount'
  | 'currency'
  | 'mode'
  | 'unknown-order'
  | 'refund-failed'
  | 'refunded-outside'

/** Money that needs a person's attention. */
export interface NewAlert {
  readonly kind: AlertKind
  readonly orderId: string | null
  /** The provider's id of the payment; of an alert about a refund, ours of that. */
  readonly transactionId: string
  /** For a person: what was found, and what was expected. */
  readonly detail: string
}

/** One alert of each kind for a payment; false if it existed. */
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
