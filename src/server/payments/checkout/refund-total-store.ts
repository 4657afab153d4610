import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { formatPence } from '#shared/values/money.ts'
import { THE_PROVIDER } from '../../db/actor.ts'
import { FAILED_REFUND } from '../../db/paid-order.ts'
import { raiseAlert } from '../../db/raise-alert.ts'
import { recordAct } from '../../db/record-act.ts'
import type { RefundTotal } from '../../gateways/payments.ts'
import { endWhatWasBought } from '../../orders/end-bought-store.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrder } from '../../orders/order-row-store.ts'
import { tellBuyer } from '../../orders/start-refund-store.ts'

interface Known {
  /** By the provider, without what had failed by then. */
  readonly atProvider: number
  /** In any way. */
  readonly inAll: number
}

/** What went back beyond our refunds was refunded at the provider itself. All of it ends what was bought, as ours does. */
export async function recordRefundTotal(
  connection: PoolClient,
  total: RefundTotal,
  at: Date,
): Promise<'recorded' | 'unknown'> {
  const order = await lockOrder(connection, total.orderId)
  if (order === null) return 'unknown'
  const { atProvider, inAll } = await known(connection, total)
  const more = total.pence - atProvider
  if (more <= 0) return 'recorded'
  const noted = Math.min(more, order.totalPence - inAll)
  const refundId = noted > 0 ? await note(connection, order, noted, at) : null
  const isWhole = noted === more && inAll + noted === order.totalPence
  const isSettled = order.state === 'refund-due' && !(await owes(connection, order))
  if (isWhole && ENDED_BY_IT.includes(order.state)) await end(connection, order, noted, at)
  else if (noted === more && isSettled) await settle(connection, order, at)
  else if (order.paidAt !== null || !isWhole) await alert(connection, order, { refundId, pence: more }, at)
  return 'recorded'
}

/** An upgraded one goes on in the order that took its place. */
const ENDED_BY_IT: readonly Order['state'][] = ['paid', 'fulfilled', 'ended']

/** An event may have been written before a refund failed, and come after. */
async function known(connection: PoolClient, { orderId, at }: RefundTotal): Promise<Known> {
  const { rows } = await connection.query<Known>(
    `select coalesce(sum(pence) filter (where kind <> 'by-hand'
         and (state <> 'failed' or (provider_id is not null and settled_at > $2))), 0)::int as "atProvider",
       coalesce(sum(pence) filter (where state <> 'failed'), 0)::int as "inAll"
     from refunds where order_id = $1`,
    [orderId, at],
  )
  return rows[0] ?? { atProvider: 0, inAll: 0 }
}

/** Of the order $2: what took its place is what the buyer still has, and is owed less for. */
const LAST_UPGRADE = `(with recursive chain as (
    select id, 0 as step from orders where id = $2
    union all
    select orders.id, step + 1 from orders join chain on orders.upgrades = chain.id where fulfilled_at is not null)
  select id from chain order by step desc limit 1)`

/** Something that failed is still to go back. */
async function owes(connection: PoolClient, { id }: Order): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from refunds where order_id = $1 and ${FAILED_REFUND} limit 1`,
    [id],
  )
  return rowCount === 1
}

async function note(connection: PoolClient, { id }: Order, pence: number, at: Date): Promise<string> {
  const refundId = randomUUID()
  await connection.query(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at)
     values ($1, $2, ${LAST_UPGRADE}, $3, 'outside', 'succeeded', $4, $4)`,
    [refundId, id, pence, at],
  )
  return refundId
}

async function end(connection: PoolClient, order: Order, pence: number, at: Date): Promise<void> {
  await connection.query(`update orders set state = 'refunded' where id = $1`, [order.id])
  await endWhatWasBought(connection, order, at)
  await tellBuyer(connection, order, { pence, notDelivered: null })
  const on = { kind: 'order', id: order.id } as const
  const before = { state: order.state, totalPence: order.totalPence }
  const after = { state: 'refunded', pence, kind: 'outside' }
  await recordAct(connection, THE_PROVIDER, { act: 'refund', on, before, after }, at)
}

/** Nothing of it is owed any more. */
export async function settle(connection: PoolClient, { id }: Pick<Order, 'id'>, at: Date): Promise<void> {
  await connection.query(`update orders set state = 'refunded' where id = $1`, [id])
  await connection.query(
    `update payment_alerts set resolved_at = $2 where order_id = $1 and resolved_at is null and kind = 'refund-failed'`,
    [id, at],
  )
}

/** `refundId`: null if the order's payment had no room for it. */
async function alert(
  connection: PoolClient,
  { id, transactionId }: Order,
  { refundId, pence }: { readonly refundId: string | null; readonly pence: number },
  at: Date,
): Promise<void> {
  const kind = 'refunded-outside'
  const detail = `${formatPence(pence)} went back that nobody asked for here.`
  const name = refundId ?? transactionId ?? id
  await raiseAlert(connection, { kind, orderId: id, transactionId: name, detail }, at)
}
