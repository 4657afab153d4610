import type { PoolClient } from 'pg'
import type { NotDelivered } from '#shared/advert/not-delivered.ts'
import { lockOrder } from '../orders/order-row-store.ts'
import { refuseOrder } from '../orders/start-refund-store.ts'

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
