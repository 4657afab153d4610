import type { PoolClient } from 'pg'
import { giveDiscountBack } from '../db/give-discount-back.ts'
import { raiseAlert } from '../db/raise-alert.ts'
import type { OrderToPublish, Refusal } from './publication.ts'

/** Only a paid order changes. */
export async function refuseInside(
  connection: PoolClient,
  { id, uuid }: OrderToPublish,
  why: Refusal,
  detail: string,
  at: Date,
): Promise<void> {
  await connection.query('select 1 from drafts where uuid = $1 for update', [uuid])
  const { rows } = await connection.query<{ transaction_id: string | null; discount_code: string | null }>(
    `update orders set state = 'refund-due' where id = $1 and state = 'paid'
     returning transaction_id, discount_code`,
    [id],
  )
  const [order] = rows
  if (!order) return
  // The money is refunded, so the discount code's use is too.
  await giveDiscountBack(connection, order.discount_code)
  // An order with a 100 % discount has no transaction.
  const transactionId = order.transaction_id ?? id
  await raiseAlert(connection, { kind: why, orderId: id, transactionId, detail }, at)
  await connection.query(
    `update drafts set is_paid = exists (
       select 1 from orders where draft_uuid = $1 and state in ('paid', 'fulfilled')) where uuid = $1`,
    [uuid],
  )
}
