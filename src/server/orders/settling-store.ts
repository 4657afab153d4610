import type { ClientBase, PoolClient } from 'pg'
import type { Database } from '../db/pool.ts'
import { queueNextRun } from '../db/queue-job.ts'

export const SETTLE_ORDER = 'settle-order'

/** Looks at the order at this time, or earlier where that is planned already. */
export const queueSettling = (connection: ClientBase | Database, orderId: string, at: Date): Promise<void> =>
  queueNextRun(connection, { name: SETTLE_ORDER, key: orderId, data: { orderId }, at })

/** It may still have been paid, so the provider is told and asked. */
export async function supersede(connection: PoolClient, id: string, at: Date): Promise<void> {
  await connection.query(`update orders set state = 'superseded' where id = $1`, [id])
  await queueSettling(connection, id, at)
}

/** What is paid and not published is looked at now, however long its wait had become. */
export async function queuePaidOrders(database: Database, at: Date): Promise<void> {
  const { rows } = await database.query<{ id: string }>(`select id from orders where state = 'paid'`)
  for (const { id } of rows) await queueSettling(database, id, at)
}
