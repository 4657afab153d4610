import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import type { NewAlert } from '../../db/raise-alert.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockOrder } from '../../orders/order-row-store.ts'
import { settleByHand } from '../../orders/refund-retry-store.ts'

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

/** Unresolved only, oldest first. */
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

/** False if no unresolved alert has that id. A refund that failed counts as paid in another way then. */
export async function resolveAlert(
  database: Database,
  id: string,
  { by, why, at }: Decision,
): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false
  return inTransaction(
    database,
    async (connection) => {
      // The order before its alert, as refunds lock them.
      const { rows: about } = await connection.query<Pick<Row, 'order_id'>>(
        'select order_id from payment_alerts where id = $1',
        [id],
      )
      await lockOrder(connection, about[0]?.order_id ?? '')
      const { rows } = await connection.query<Pick<Row, 'kind' | 'order_id' | 'transaction_id'>>(
        `update payment_alerts set resolved_at = $2 where id = $1 and resolved_at is null
         returning kind, order_id, transaction_id`,
        [id, at],
      )
      const [alert] = rows
      if (!alert) return false
      if (alert.kind === 'refund-failed') await settleByHand(connection, alert.transaction_id, at)
      const on = { kind: 'payment-alert', id } as const
      await recordAct(connection, by, { act: 'resolve', on, why, before: alert }, at)
      return true
    },
    (resolved) => resolved,
  )
}
