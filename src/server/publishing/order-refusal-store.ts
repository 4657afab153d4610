import type { PoolClient } from 'pg'
import { giveDiscountBack } from '../db/give-discount-back.ts'
import { raiseAlert } from '../db/raise-alert.ts'
import type { PaidOrder, Refusal } from './publication.ts'

/** Forward only: an order that is anything but paid stays as it is. */
export async function refuseInside(
  connection: PoolClient,
  { id, uuid }: PaidOrder,
  why: Refusal,
  detail: string,
  at: Date,
): Promise<void> {
  await connection.query('select 1 from drafts where uuid = $1 for update', [uuid])
  const { rows } = await connection.query<{ transaction_id: string | null; discount_code: string | null }>(
    `update orders set state = 'refund-due', next_check_at = null where id = $1 and state = 'paid'
     returning transaction_id, discount_code`,
    [id],
  )
  const [order] = rows
  if (!order) return
  // The money goes back, and so does the use of its code.
  await giveDiscountBack(connection, order.discount_code)
  // What a discount paid in full has no transaction.
  const transactionId = order.transaction_id ?? id
  await raiseAlert(connection, { kind: why, orderId: id, transactionId, detail }, at)
  await connection.query(
    `update drafts set is_paid = exists (
       select 1 from orders where draft_uuid = $1 and state in ('paid', 'fulfilled')) where uuid = $1`,
    [uuid],
  )
}
