import type { PoolClient } from 'pg'
import { discountOn } from '#shared/advert/basket.ts'
import { countUse } from '../db/count-use.ts'
import { giveDiscountBack } from '../db/give-discount-back.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Discount, lockDiscounts, takeDiscount } from './discount-store.ts'
import type { Opened, Order, WantedOrder } from './order.ts'
import { lockOrdersOf, ordersFrom } from './order-store.ts'

export interface OrderLimits {
  /** Orders made in 24 hours: each begins a payment at the provider. */
  readonly perAccountADay: number
  /** How long an order can be paid. */
  readonly openSeconds: number
  /** How long the provider is asked under one key to begin its payment; later its time would be too short for a provider. */
  readonly beginSeconds: number
  /** How long after that the provider is asked a last time. */
  readonly graceSeconds: number
}

export type OpenOrder = (wanted: WantedOrder, limits: OrderLimits) => Promise<Opened>

const DAY_SECONDS = 86_400

/** The draft's one open order for what is wanted: the one that there is, where it is for the same, or else a new one. */
export function openOrderStore(database: Database): OpenOrder {
  return (wanted, limits) =>
    inTransaction(
      database,
      (connection) => openInside(connection, wanted, limits),
      ({ kind }) => kind === 'open',
    )
}

async function openInside(connection: PoolClient, wanted: WantedOrder, limits: OrderLimits): Promise<Opened> {
  const { draft, buyer, at } = wanted
  const { rowCount } = await connection.query(
    'select 1 from drafts where uuid = $1 and owner_key = $2 and version = $3 for update',
    [draft.uuid, buyer.ownerKey, draft.version],
  )
  if (rowCount !== 1) return { kind: 'overtaken' }
  const orders = await lockOrdersOf(connection, draft.uuid)
  const paid = orders.find(({ state }) => state === 'paid' || state === 'fulfilled')
  if (paid) return { kind: 'paid', order: paid }
  const open = orders.find(({ state }) => state === 'open') ?? null
  if (open !== null && open.expiresAt <= at) return { kind: 'out-of-time', order: open }
  if (open !== null && isFor(open, wanted, wanted.discountCode, limits))
    return reuse(connection, open, wanted, true)
  return replace(connection, open, wanted, limits)
}

/** Not where it is another's whose draft it was, nor where no payment of it could be begun for a while. */
const isFor = (
  open: Order,
  wanted: WantedOrder,
  code: string | null,
  { beginSeconds }: OrderLimits,
): boolean =>
  open.marketingOption === wanted.marketingOption &&
  open.listPence === wanted.listPence &&
  open.discountCode === code &&
  open.provider === wanted.provider &&
  open.accountId === wanted.buyer.accountId &&
  (open.transactionId !== null || wanted.at.getTime() - open.createdAt.getTime() < beginSeconds * 1_000)

/** The same price for the same option: only what will be published is brought up to date. */
async function reuse(
  connection: PoolClient,
  { id }: Order,
  { draft, discountCode }: WantedOrder,
  isValid: boolean,
): Promise<Opened> {
  const [order] = await ordersFrom(
    connection,
    'update orders set draft_version = $2, address_type = $3, blocks = $4 where id = $1 returning',
    '',
    [id, draft.version, draft.addressType, draft.blocks],
  )
  if (!order) throw new Error('a locked order is gone')
  return { kind: 'open', order, discountCodeValid: discountCode === null ? null : isValid }
}

async function replace(
  connection: PoolClient,
  before: Order | null,
  wanted: WantedOrder,
  limits: OrderLimits,
): Promise<Opened> {
  const { discountCode: code, at } = wanted
  await lockDiscounts(
    connection,
    [before?.discountCode, code].filter((one) => typeof one === 'string'),
  )
  // Given back before one is taken: it can be the last use of the same code.
  await giveDiscountBack(connection, before?.discountCode ?? null)
  const discount = code === null ? null : await takeDiscount(connection, code, at)
  if (before !== null && discount === null && isFor(before, wanted, null, limits)) {
    return reuse(connection, before, wanted, false)
  }
  if (before !== null) await supersede(connection, before.id, at)
  const wait = await countUse(
    connection,
    [{ name: `orders account ${wanted.buyer.accountId}`, most: limits.perAccountADay }],
    at,
    DAY_SECONDS,
  )
  if (wait !== null) return { kind: 'limited', of: 'orders', retryAfterSeconds: wait }
  const order = await insert(connection, wanted, discount, limits)
  return { kind: 'open', order, discountCodeValid: code === null ? null : discount !== null }
}

/** It can still turn out that it was paid: the provider is told and asked. */
export async function supersede(connection: PoolClient, id: string, at: Date): Promise<void> {
  await connection.query(`update orders set state = 'superseded', next_check_at = $2 where id = $1`, [id, at])
}

async function insert(
  connection: PoolClient,
  { id, draft, buyer, marketingOption, listPence, provider, at }: WantedOrder,
  discount: Discount | null,
  { openSeconds, graceSeconds }: OrderLimits,
): Promise<Order> {
  const discountPence = discount === null ? 0 : discountOn(listPence, discount)
  const isPaid = discountPence === listPence
  const expiresAt = new Date(at.getTime() + openSeconds * 1_000)
  // Without a payment there is nothing to ask until its time is over; what is paid already is published at once.
  const checkAt = isPaid ? at : new Date(expiresAt.getTime() + graceSeconds * 1_000)
  const [order] = await ordersFrom(
    connection,
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_code,
       discount_pence, draft_version, address_type, blocks, provider, created_at, expires_at, next_check_at, paid_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning`,
    '',
    [
      ...[
        id,
        draft.uuid,
        buyer.ownerKey,
        buyer.accountId,
        isPaid ? 'paid' : 'open',
        marketingOption,
        listPence,
      ],
      ...[discount?.code ?? null, discountPence, draft.version, draft.addressType, draft.blocks],
      ...[isPaid ? 'none' : provider, at, expiresAt, checkAt, isPaid ? at : null],
    ],
  )
  if (!order) throw new Error('an order was not written')
  if (isPaid) await markDraftPaid(connection, draft.uuid)
  return order
}

export async function markDraftPaid(connection: PoolClient, uuid: string): Promise<void> {
  await connection.query('update drafts set is_paid = true where uuid = $1', [uuid])
}
