import type { PoolClient } from 'pg'
import { lockOrder } from '../../orders/order-row-store.ts'
import { type OrderRefusal, refuseOrder } from '../../orders/start-refund-store.ts'

/** Only a paid order changes. */
export async function refuseInside(
  connection: PoolClient,
  orderId: string,
  refusal: OrderRefusal,
  at: Date,
): Promise<void> {
  const order = await lockOrder(connection, orderId)
  if (order?.state === 'paid') await refuseOrder(connection, order, refusal, at)
}
