import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Order } from './order.ts'

/** What goes back by one payment. */
export interface RefundPart {
  readonly refundId: string
  readonly orderId: string
  readonly pence: number
}

interface Payment {
  readonly id: string
  /** What of it has not gone back. */
  readonly rest: number
}

/**
 * By the order's own payment first, and by those of the orders that it upgraded, the last first: never more by one than was
 * paid by it. The orders are locked by the caller.
 */
export async function partsOf(connection: PoolClient, order: Order, pence: number): Promise<RefundPart[]> {
  let due = pence
  return (await paymentsOf(connection, order)).flatMap(({ id, rest }) => {
    const part = Math.min(due, rest)
    due -= part
    return part > 0 ? [{ refundId: randomUUID(), orderId: id, pence: part }] : []
  })
}

/** Without those by which something goes back already. What was not delivered took nothing over. */
async function paymentsOf(connection: PoolClient, { id }: Order): Promise<readonly Payment[]> {
  const { rows } = await connection.query<Payment>(
    `with recursive chain as (
       select id, upgrades, fulfilled_at, total_pence, transaction_id, 0 as step from orders where id = $1
       union all
       select o.id, o.upgrades, o.fulfilled_at, o.total_pence, o.transaction_id, step + 1
       from orders o join chain on o.id = chain.upgrades where chain.fulfilled_at is not null)
     select id, (total_pence - (select coalesce(sum(pence), 0) from refunds
       where order_id = chain.id and state <> 'failed'))::int as rest
     from chain where transaction_id is not null and not exists (
       select 1 from refunds where order_id = chain.id and state <> 'failed' and kind <> 'outside')
     order by step`,
    [id],
  )
  return rows
}
