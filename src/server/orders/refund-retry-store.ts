import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Decision } from '../db/actor.ts'
import { FAILED_REFUND, OWED_PENCE } from '../db/paid-order.ts'
import { recordAct } from '../db/record-act.ts'
import { lockOrder } from './order-row-store.ts'
import type { RefundKind } from './refund.ts'
import { queueRefund } from './start-refund-store.ts'

interface Failed {
  readonly id: string
  readonly orderId: string
  readonly forOrder: string
  readonly kind: RefundKind
  /** What of it is owed. */
  readonly pence: number
}

/** Those of the order, and those of others that go back by its payment. Answers the pence that are asked for again. */
export async function retryRefunds(
  connection: PoolClient,
  orderId: string,
  { by, why, at }: Decision,
): Promise<number> {
  if ((await lockOrder(connection, orderId)) === null) return 0
  const { rows: failed } = await connection.query<Failed>(
    `select refunds.id, order_id as "orderId", for_order as "forOrder", kind, ${OWED_PENCE} as pence
     from refunds where (order_id = $1 or for_order = $1) and ${FAILED_REFUND} order by refunds.id`,
    [orderId],
  )
  for (const one of failed) await retry(connection, one, at)
  const pence = failed.reduce((sum, one) => sum + one.pence, 0)
  if (pence === 0) return 0
  const act = { act: 'retry-refund', on: { kind: 'order', id: orderId }, why, after: { pence } } as const
  await recordAct(connection, by, act, at)
  return pence
}

async function retry(
  connection: PoolClient,
  { id, orderId, forOrder, kind, pence }: Failed,
  at: Date,
): Promise<void> {
  const refundId = randomUUID()
  await connection.query(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, retry_of)
     values ($1, $2, $3, $4, $5, 'asked', $6, $7)`,
    [refundId, orderId, forOrder, pence, kind, at, id],
  )
  await queueRefund(connection, { refundId, orderId })
  await connection.query(
    `update payment_alerts set resolved_at = $2 where kind = 'refund-failed' and transaction_id = $1 and resolved_at is null`,
    [id, at],
  )
}

/** The buyer was paid in another way. Nothing is written where it was tried again meanwhile. */
export async function settleByHand(connection: PoolClient, refundId: string, at: Date): Promise<void> {
  const { rows } = await connection.query<{ order_id: string }>(
    'select order_id from refunds where id::text = $1',
    [refundId],
  )
  const [failed] = rows
  if (!failed || (await lockOrder(connection, failed.order_id)) === null) return
  const { rowCount } = await connection.query(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at, retry_of)
     select $2, order_id, for_order, ${OWED_PENCE}, 'by-hand', 'succeeded', $3, $3, id
     from refunds where id::text = $1 and ${FAILED_REFUND}`,
    [refundId, randomUUID(), at],
  )
  if (rowCount !== 1) return
  await connection.query(`update orders set state = 'refunded' where id = $1 and state = 'refund-due'`, [
    failed.order_id,
  ])
}
