import type { PoolClient } from 'pg'
import { isUuid } from '#shared/values/uuid.ts'
import { giveDiscountBack } from '../../db/give-discount-back.ts'
import { REFUNDED_PENCE } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { type NewAlert, raiseAlert } from '../../db/raise-alert.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PaymentReport } from '../../gateways/payments.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrdersOf, markDraftPaid, ordersFrom } from '../../orders/order-row-store.ts'
import { queueSettling, supersede } from '../../orders/settling-store.ts'
import { refuseOrder } from '../../orders/start-refund-store.ts'
import { lockDiscounts, takeDiscountAgain } from './discount-store.ts'
import { type Source, takeEvent } from './payment-event-store.ts'

export type Recorded =
  | { readonly kind: 'replayed' }
  /** Neither an order of ours nor money. */
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'alert'; readonly alert: NewAlert; readonly isNew: boolean }
  /** `isSecond`: the advert had been paid for already, and the money goes back. `others`: open orders that this one replaced. */
  | {
      readonly kind: 'recorded'
      readonly order: Order
      readonly isSecond: boolean
      readonly others: readonly Order[]
    }

export interface PaymentStore {
  /** In one transaction. States only go forward. */
  readonly record: (payment: PaymentReport, source: Source, isLive: boolean, at: Date) => Promise<Recorded>
  /** Once its time is over and the provider has told of no payment that counts: one that raised an alert does not. */
  readonly expire: (id: string, at: Date) => Promise<void>
}

export function paymentStore(database: Database): PaymentStore {
  return {
    record: async (payment, source, isLive, at) => {
      // A repeated event need not wait for locks.
      if (source !== null && (await wasTaken(database, source.id))) return { kind: 'replayed' }
      return inTransaction(
        database,
        (connection) => recordInside(connection, payment, source, isLive, at),
        ({ kind }) => kind !== 'replayed',
      )
    },
    expire: (id, at) =>
      inTransaction(
        database,
        async (connection) => {
          const order = await lockedOrder(connection, { orderId: id, transactionId: '' })
          if (order?.state === 'open') await expireInside(connection, order, at)
        },
        () => true,
      ),
  }
}

async function wasTaken(database: Database, eventId: string): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from payment_events where id = $1', [eventId])
  return rowCount === 1
}

async function recordInside(
  connection: PoolClient,
  payment: PaymentReport,
  source: Source,
  isLive: boolean,
  at: Date,
): Promise<Recorded> {
  if (!(await takeEvent(connection, source, at))) return { kind: 'replayed' }
  const order = await lockedOrder(connection, payment)
  if (order === null && payment.state !== 'paid') return { kind: 'not-ours' }
  const alert = mismatch(payment, order, isLive)
  if (alert !== null || order === null) return raised(connection, alert, at)
  return advance(connection, order, payment, at)
}

async function raised(connection: PoolClient, alert: NewAlert | null, at: Date): Promise<Recorded> {
  if (alert === null) return { kind: 'not-ours' }
  return { kind: 'alert', alert, isNew: await raiseAlert(connection, alert, at) }
}

/** By either id. Locks the draft, then all its orders. Null if the two ids disagree. */
async function lockedOrder(
  connection: PoolClient,
  { orderId, transactionId }: Pick<PaymentReport, 'orderId' | 'transactionId'>,
): Promise<Order | null> {
  if (orderId !== null && !isUuid(orderId)) return null
  const [found, ...more] = await ordersFrom(
    connection,
    'select',
    'from orders where id = $1 or transaction_id = $2',
    [orderId, transactionId],
  )
  if (!found || more.length > 0 || (orderId !== null && found.id !== orderId)) return null
  await connection.query('select 1 from drafts where uuid = $1 for update', [found.draftUuid])
  const orders = await lockOrdersOf(connection, found.draftUuid)
  return orders.find(({ id }) => id === found.id) ?? null
}

/** Null if everything agrees. */
function mismatch(payment: PaymentReport, order: Order | null, isLive: boolean): NewAlert | null {
  const { transactionId, pence, currency, orderId } = payment
  const alert = (kind: NewAlert['kind'], detail: string): NewAlert => {
    return { kind, orderId: order?.id ?? null, transactionId, detail }
  }
  if (order === null)
    return alert('unknown-order', `Paid for order ${orderId ?? '(none)'}, which is not its order here.`)
  if (order.transactionId !== null && order.transactionId !== transactionId) {
    return alert('unknown-order', `The order is paid by ${order.transactionId}.`)
  }
  if (payment.isLive !== isLive) return alert('mode', payment.isLive ? 'Real money.' : 'Test money.')
  // A provider may omit the amount of an unpaid payment.
  if (payment.state === 'paid' ? pence !== order.totalPence : pence !== null && pence !== order.totalPence) {
    return alert('amount', `${pence ?? 'No'} pence, where ${order.totalPence} were asked.`)
  }
  if (
    payment.state === 'paid' ? currency !== order.currency : currency !== null && currency !== order.currency
  ) {
    return alert('currency', `${currency ?? 'No currency'}, where ${order.currency} was asked.`)
  }
  return null
}

async function advance(
  connection: PoolClient,
  order: Order,
  { state, transactionId }: PaymentReport,
  at: Date,
): Promise<Recorded> {
  const unchanged = { kind: 'recorded', order, isSecond: false, others: [] } as const
  if (state === 'paid') {
    return order.paidAt === null ? pay(connection, order, transactionId, at) : unchanged
  }
  if (state === 'expired' && order.state === 'open') {
    return { ...unchanged, order: await expireInside(connection, order, at) }
  }
  return unchanged
}

async function pay(connection: PoolClient, order: Order, transactionId: string, at: Date): Promise<Recorded> {
  const siblings = (await lockOrdersOf(connection, order.draftUuid)).filter(({ id }) => id !== order.id)
  const isSecond = siblings.some(
    ({ id, state }) => state === 'paid' || (state === 'fulfilled' && id !== order.upgrades),
  )
  const [paid] = await ordersFrom(
    connection,
    'update orders set state = $2, paid_at = $3, transaction_id = $4 where id = $1 returning',
    '',
    [order.id, isSecond ? 'refund-due' : 'paid', at, transactionId],
  )
  if (!paid) throw new Error('a locked order is gone')
  if (await wentBack(connection, paid)) {
    if (order.state === 'open') await giveDiscountBack(connection, order.discountCode)
    return { kind: 'recorded', order: { ...paid, state: 'refunded' }, isSecond: false, others: [] }
  }
  if (isSecond) {
    // Only an open order holds its discount; the money is refunded, so the use is given back.
    if (order.state === 'open') await giveDiscountBack(connection, order.discountCode)
    await refuseOrder(connection, paid, { reason: 'paid-twice' }, at)
    return { kind: 'recorded', order: { ...paid, state: 'refunding' }, isSecond, others: [] }
  }
  const others = siblings.filter(({ state }) => state === 'open')
  await lockDiscounts(
    connection,
    [order, ...others].flatMap(({ discountCode }) => discountCode ?? []),
  )
  if (order.state !== 'open') await takeDiscountAgain(connection, order.discountCode)
  await markDraftPaid(connection, order.draftUuid)
  await queueSettling(connection, order.id, at)
  for (const other of others) {
    await supersede(connection, other.id, at)
    await giveDiscountBack(connection, other.discountCode)
  }
  return { kind: 'recorded', order: paid, isSecond, others }
}

/** Somebody refunded it at the provider before we heard of the payment. */
async function wentBack(connection: PoolClient, { id }: Order): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update orders set state = 'refunded' where id = $1 and ${REFUNDED_PENCE} >= total_pence`,
    [id],
  )
  return rowCount === 1
}

async function expireInside(connection: PoolClient, order: Order, at: Date): Promise<Order> {
  await connection.query(`update orders set state = 'expired' where id = $1`, [order.id])
  // The provider is asked about its payment once more: it may have been made at the last moment.
  if (order.transactionId !== null) await queueSettling(connection, order.id, at)
  await giveDiscountBack(connection, order.discountCode)
  return { ...order, state: 'expired' }
}
