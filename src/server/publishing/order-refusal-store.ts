import type { PoolClient } from 'pg'
import type { NotDelivered } from '#shared/advert/not-delivered.ts'
import { refuseOrder } from '../orders/begin-refund-store.ts'
import { lockOrder } from '../orders/order-row-store.ts'

/** Only a paid order changes. */
export async function refuseInside(
  connection: PoolClient,
  orderId: string,
  reason: NotDelivered,
  at: Date,
): Promise<void> {
  const order = await lockOrder(connection, orderId)
  if (order?.state === 'paid') await refuseOrder(connection, order, reason, at)
}
