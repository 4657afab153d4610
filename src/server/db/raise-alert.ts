import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

/** Money that a person has to look at. */
export interface NewAlert {
  readonly kind: 'second-payment' | 'cannot-publish' | 'amount' | 'currency' | 'mode' | 'unknown-order'
  readonly orderId: string | null
  /** The provider's name of the payment. */
  readonly transactionId: string
  /** For a person: what was found, and what was expected. */
  readonly detail: string
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
