import type { PoolClient } from 'pg'
import { optionLabel } from '#shared/advert/basket.ts'
import { today } from '#shared/values/iso-date.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { Actor } from '../db/actor.ts'
import { endEntitlements } from '../db/entitlements.ts'
import { giveDiscountBack } from '../db/give-discount-back.ts'
import { CREDIT_PENCE, REFUNDED_PENCE, STARTED_ON } from '../db/paid-order.ts'
import type { Database } from '../db/pool.ts'
import { queueEmail } from '../db/queue-email.ts'
import { queueJob } from '../db/queue-job.ts'
import { recordAct } from '../db/record-act.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Order } from '../orders/order.ts'
import { type PaidOrder, type Refund, type RefundKind, refundPence } from '../orders/refund.ts'
import { supersede } from './open-order-store.ts'
import { lockOrdersOf, ordersFrom } from './order-store.ts'
import { partsOf, type RefundPart } from './refund-parts-store.ts'

export const SEND_REFUND = 'send-refund'

export interface WantedRefund {
  readonly orderId: string
  readonly kind: RefundKind
  readonly why: string
}

export type RefundBegun =
  | { readonly kind: 'begun'; readonly refundId: string; readonly pence: number }
  /** Not an order, never paid, or fully refunded. */
  | { readonly kind: 'nothing' }

export interface RefundToSend extends Refund {
  readonly provider: Order['provider']
  readonly transactionId: string | null
}

export interface RefundStore {
  /** One transaction: records the debt, ends what was bought and queues the request. */
  readonly begin: (wanted: WantedRefund, by: Actor, at: Date) => Promise<RefundBegun>
  readonly find: (refundId: string) => Promise<RefundToSend | null>
}

export function refundStore(database: Database): RefundStore {
  return {
    begin: (wanted, by, at) =>
      inTransaction(
        database,
        (connection) => beginRefund(connection, wanted, by, at),
        ({ kind }) => kind === 'begun',
      ),
    find: async (refundId) => {
      const { rows } = await database.query<RefundToSend>(
        `select refunds.id, order_id as "orderId", pence, kind, refunds.state, provider_id as "providerId",
           asked_at as "askedAt", provider, transaction_id as "transactionId"
         from refunds join orders on orders.id = order_id where refunds.id = $1`,
        [refundId],
      )
      return rows[0] ?? null
    },
  }
}

export async function beginRefund(
  connection: PoolClient,
  { orderId, kind, why }: WantedRefund,
  by: Actor,
  at: Date,
): Promise<RefundBegun> {
  const order = await lockOrder(connection, orderId)
  if (order === null) return { kind: 'nothing' }
  const due = refundPence(await paidOrderOf(connection, order), kind, today(at))
  const parts = await partsOf(connection, order, due)
  const [first] = parts
  if (first === undefined) return { kind: 'nothing' }
  const { refundId } = first
  const pence = parts.reduce((sum, part) => sum + part.pence, 0)
  // Nothing may be left of its own payment, but of what it upgraded.
  await connection.query(`update orders set state = 'refunded' where id = $1`, [orderId])
  for (const part of parts) await writePart(connection, { ...part, forOrder: orderId, kind }, at)
  await endWhatWasBought(connection, order, at)
  await tellBuyer(connection, order, { refundId, pence })
  const act = { act: 'refund', on: { kind: 'order', id: orderId }, why } as const
  const before = { state: order.state, totalPence: order.totalPence }
  await recordAct(connection, by, { ...act, before, after: { state: 'refunding', pence, kind } }, at)
  return { kind: 'begun', refundId, pence }
}

/** The provider is asked by a job. */
async function writePart(
  connection: PoolClient,
  {
    refundId,
    orderId,
    forOrder,
    pence,
    kind,
  }: RefundPart & { readonly forOrder: string; readonly kind: RefundKind },
  at: Date,
): Promise<void> {
  await connection.query(
    `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at)
     values ($1, $2, $3, $4, $5, 'asked', $6)`,
    [refundId, orderId, forOrder, pence, kind, at],
  )
  await connection.query(`update orders set state = 'refunding' where id = $1`, [orderId])
  await queueJob(connection, { name: SEND_REFUND, data: { refundId }, key: `refund ${refundId}` })
}

/** In words of ours: what staff wrote is not for the buyer. */
async function tellBuyer(
  connection: PoolClient,
  { id, accountId, marketingOption }: Order,
  { refundId, pence }: { readonly refundId: string; readonly pence: number },
): Promise<void> {
  const { rows } = await connection.query<{ email: string }>('select email from accounts where id = $1', [
    accountId,
  ])
  const [account] = rows
  if (!account) return
  const payload = { order: id, option: optionLabel(marketingOption), pence: String(pence) }
  await queueEmail(connection, { sendKey: `refund ${refundId}`, kind: 'refund', to: account.email, payload })
}

/** Draft before orders, like everything that locks them. */
export async function lockOrder(connection: PoolClient, orderId: string): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [found] = await ordersFrom(connection, 'select', 'from orders where id = $1', [orderId])
  if (!found) return null
  await connection.query('select 1 from drafts where uuid = $1 for update', [found.draftUuid])
  return (await lockOrdersOf(connection, found.draftUuid)).find(({ id }) => id === orderId) ?? null
}

export async function paidOrderOf(connection: PoolClient, order: Order): Promise<PaidOrder> {
  const { rows } = await connection.query<{ refunded: number; credit: number; started: string | null }>(
    `select ${REFUNDED_PENCE} as refunded, ${CREDIT_PENCE} as credit, ${STARTED_ON} as started
     from orders left join listings on listings.draft_uuid = orders.draft_uuid where orders.id = $1`,
    [order.id],
  )
  const { refunded = 0, credit = 0, started = null } = rows[0] ?? {}
  const { state, marketingOption, totalPence } = order
  return {
    state,
    marketingOption,
    totalPence,
    creditPence: credit,
    refundedPence: refunded,
    startedOn: started,
  }
}

/** What was begun in its place is not to be paid any more. */
async function endOpenUpgrades(connection: PoolClient, orderId: string, at: Date): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from orders where upgrades = $1 and state = 'open'`,
    [orderId],
  )
  for (const { id } of rows) await supersede(connection, id, at)
}

/** Also of what it upgraded: a tenant reference that was in use goes on after an upgrade. */
async function endEntitlementsOf(connection: PoolClient, order: Order, at: Date): Promise<void> {
  const { rows } = await connection.query<{ listing: string; order: string }>(
    `with recursive chain as (
       select id, upgrades, draft_uuid from orders where id = $1
       union all
       select orders.id, orders.upgrades, orders.draft_uuid from orders join chain on orders.id = chain.upgrades)
     select listings.id as listing, chain.id as "order" from chain join listings using (draft_uuid)`,
    [order.id],
  )
  for (const one of rows) await endEntitlements(connection, one.listing, 'cancelled', at, one.order)
}

async function endWhatWasBought(connection: PoolClient, order: Order, at: Date): Promise<void> {
  await endOpenUpgrades(connection, order.id, at)
  if (order.state === 'paid') await giveDiscountBack(connection, order.discountCode)
  if (order.state === 'fulfilled') {
    await connection.query(
      `update listings set option_ends_at = $3, updated_at = $3
       where draft_uuid = $1 and marketing_option = $2 and (option_ends_at is null or option_ends_at > $3)`,
      [order.draftUuid, order.marketingOption, at],
    )
  }
  if (order.state === 'fulfilled' || order.state === 'ended') await endEntitlementsOf(connection, order, at)
  await connection.query(
    `update drafts set is_paid = exists (
       select 1 from orders where draft_uuid = $1 and state in ('paid', 'fulfilled')) where uuid = $1`,
    [order.draftUuid],
  )
}
