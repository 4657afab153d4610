import type { PoolClient } from 'pg'
import { optionLabel } from '#shared/advert/basket.ts'
import { NOT_DELIVERED, type NotDelivered } from '#shared/advert/not-delivered.ts'
import type { AppType } from '#shared/form/block.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { type Actor, THE_SITE } from '../db/actor.ts'
import { REFUNDABLE_ORDER } from '../db/paid-order.ts'
import { queueEmail } from '../db/queue-email.ts'
import { queueJob } from '../db/queue-job.ts'
import { recordAct } from '../db/record-act.ts'
import { endWhatWasBought } from './end-bought-store.ts'
import type { Order } from './order.ts'
import { lockOrder } from './order-row-store.ts'
import { type RefundableOrder, type RefundKind, refundPence } from './refund.ts'
import { partsOf, type RefundPart } from './refund-parts-store.ts'

export const SEND_REFUND = 'send-refund'

export interface WantedRefund {
  readonly orderId: string
  readonly kind: RefundKind
  readonly why: string
  /** The day on which the buyer told us that they cancel: days after it were not used. Absent: they did not. */
  readonly cancelledOn?: IsoDate | undefined
}

export type StartedRefund =
  | { readonly kind: 'started'; readonly refundId: string; readonly pence: number }
  /** Not an order, never paid, or fully refunded. */
  | { readonly kind: 'nothing' }
  /** Cancelled before it was ordered, or on a day to come. */
  | { readonly kind: 'wrong-day' }

export async function startRefund(
  connection: PoolClient,
  { orderId, kind, why, cancelledOn }: WantedRefund,
  by: Actor,
  at: Date,
): Promise<StartedRefund> {
  const order = await lockOrder(connection, orderId)
  if (order === null) return { kind: 'nothing' }
  const boughtOn = today(order.fulfilledAt ?? order.createdAt)
  if (cancelledOn !== undefined && (cancelledOn < boughtOn || cancelledOn > today(at))) {
    return { kind: 'wrong-day' }
  }
  const due = refundPence(await paidOrderOf(connection, order), kind, cancelledOn ?? today(at))
  const parts = await partsOf(connection, order, due)
  const [first] = parts
  if (first === undefined) return { kind: 'nothing' }
  const pence = await giveBack(
    connection,
    order,
    { parts, kind, why, cancelledOn, notDelivered: null },
    by,
    at,
  )
  return { kind: 'started', refundId: first.refundId, pence }
}

/** Why what was paid for is not delivered. */
export interface OrderRefusal {
  readonly reason: NotDelivered
  /** In the draft, where the law is why. */
  readonly toChange?: {
    readonly appType: AppType
    readonly field: string
    readonly reasons: readonly string[]
  }
}

/** What was paid goes back whole, by itself. The order is locked by the caller, and nothing of it was delivered. */
export async function refuseOrder(
  connection: PoolClient,
  order: Order,
  refusal: OrderRefusal,
  at: Date,
): Promise<void> {
  const parts = await partsOf(connection, order, order.totalPence)
  const back = { parts, kind: 'whole', why: NOT_DELIVERED[refusal.reason], notDelivered: refusal } as const
  await giveBack(connection, order, back, THE_SITE, at)
}

interface GivenBack extends Omit<WantedRefund, 'orderId'> {
  /** None where nothing was paid. */
  readonly parts: readonly RefundPart[]
  /** Null if what was bought ends for another reason. */
  readonly notDelivered: OrderRefusal | null
}

async function giveBack(
  connection: PoolClient,
  order: Order,
  { parts, kind, why, cancelledOn, notDelivered }: GivenBack,
  by: Actor,
  at: Date,
): Promise<number> {
  const pence = parts.reduce((sum, part) => sum + part.pence, 0)
  // Nothing may be left of its own payment, but of what it upgraded.
  await connection.query(`update orders set state = 'refunded' where id = $1`, [order.id])
  for (const part of parts) await writePart(connection, { ...part, forOrder: order.id, kind }, at)
  await endWhatWasBought(connection, order, at)
  await tellBuyer(connection, order, { pence, cancelledOn, notDelivered })
  const act = { act: 'refund', on: { kind: 'order', id: order.id }, why } as const
  const before = { state: order.state, totalPence: order.totalPence }
  await recordAct(
    connection,
    by,
    { ...act, before, after: { state: 'refunding', pence, kind, cancelledOn } },
    at,
  )
  return pence
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
  await queueRefund(connection, { refundId, orderId })
}

export async function queueRefund(
  connection: PoolClient,
  { refundId, orderId }: Pick<RefundPart, 'refundId' | 'orderId'>,
): Promise<void> {
  await connection.query(`update orders set state = 'refunding' where id = $1`, [orderId])
  await queueJob(connection, { name: SEND_REFUND, data: { refundId }, key: `refund ${refundId}` })
}

/** In words of ours: what staff wrote is not for the buyer. */
export async function tellBuyer(
  connection: PoolClient,
  { id, accountId, draftUuid, marketingOption }: Order,
  {
    pence,
    cancelledOn,
    notDelivered,
  }: Pick<GivenBack, 'cancelledOn' | 'notDelivered'> & {
    readonly pence: number
  },
): Promise<void> {
  const { rows } = await connection.query<{ email: string }>('select email from accounts where id = $1', [
    accountId,
  ])
  const [account] = rows
  if (!account) return
  const toChange = notDelivered?.toChange
  const payload = {
    order: id,
    option: optionLabel(marketingOption),
    pence: String(pence),
    ...(cancelledOn !== undefined && { cancelledOn }),
    ...(notDelivered !== null && { notDelivered: notDelivered.reason }),
    ...(toChange && {
      uuid: draftUuid,
      appType: toChange.appType,
      field: toChange.field,
      reasons: toChange.reasons.join('\n'),
    }),
  }
  await queueEmail(connection, {
    sendKey: `refund of order ${id}`,
    kind: 'refund',
    to: account.email,
    payload,
  })
}

export async function paidOrderOf(connection: PoolClient, { id }: Order): Promise<RefundableOrder> {
  const { rows } = await connection.query<RefundableOrder>(
    `select ${REFUNDABLE_ORDER} from orders left join listings on listings.draft_uuid = orders.draft_uuid
     where orders.id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`There is no order ${id}.`)
  return rows[0]
}
