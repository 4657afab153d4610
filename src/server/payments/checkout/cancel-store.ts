import type { PoolClient } from 'pg'
import { CANCEL_DAYS } from '#shared/advert/cancelling.ts'
import { today } from '#shared/values/iso-date.ts'
import { THE_BUYER } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrder } from '../../orders/order-row-store.ts'
import { cancellingOf } from '../../orders/refund.ts'
import { paidOrderOf, startRefund } from '../../orders/start-refund-store.ts'
import type { Cancellation, Cancelled, CancelOrder } from './cancel-order.ts'

/** The buyer's own refund of the days not used. Asked for again, it is the same one. */
export const cancelOrderIn =
  (database: Database): CancelOrder =>
  (cancellation, at) =>
    inTransaction(
      database,
      (connection) => cancel(connection, cancellation, at),
      ({ kind }) => kind === 'cancelled',
    )

async function cancel(
  connection: PoolClient,
  { uuid, ownerKey, pence }: Cancellation,
  at: Date,
): Promise<Cancelled> {
  const { rows } = await connection.query<{ id: string; boughtAt: Date }>(
    `select id, fulfilled_at as "boughtAt" from orders
     where draft_uuid = $1 and owner_key = $2 and state in ('fulfilled', 'refunding', 'refunded') and fulfilled_at is not null
     order by fulfilled_at desc, id limit 1`,
    [uuid, ownerKey],
  )
  const [bought] = rows
  const order = bought === undefined ? null : await lockOrder(connection, bought.id)
  if (bought === undefined || order === null) return { kind: 'nothing' }
  if (order.state !== 'fulfilled') {
    return (await wentBack(connection, order)) === pence ? { kind: 'cancelled', pence } : { kind: 'nothing' }
  }
  const paid = await paidOrderOf(connection, order)
  const isCharged = order.transactionId !== null
  const cancelling = cancellingOf({ ...paid, boughtAt: bought.boughtAt, isCharged }, today(at))
  if (cancelling.kind !== 'due') return { kind: cancelling.kind }
  if (cancelling.pence !== pence) return { kind: 'other-amount', pence: cancelling.pence }
  const wanted = {
    orderId: order.id,
    kind: 'days-left',
    why: `Cancelled within ${CANCEL_DAYS} days.`,
    cancelledOn: today(at),
  } as const
  const started = await startRefund(connection, wanted, THE_BUYER, at)
  return started.kind === 'started' ? { kind: 'cancelled', pence: started.pence } : { kind: 'nothing' }
}

/** By a cancellation; nothing of what failed. */
async function wentBack(connection: PoolClient, { id }: Order): Promise<number> {
  const { rows } = await connection.query<{ pence: number }>(
    `select coalesce(sum(pence), 0)::int as pence from refunds
     where for_order = $1 and kind = 'days-left' and state <> 'failed'`,
    [id],
  )
  return rows[0]?.pence ?? 0
}
