import type { PoolClient } from 'pg'
import { discountOn } from '#shared/advert/basket.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import { giveDiscountBack } from '../../db/give-discount-back.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Discount } from '../../orders/new-discount.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrdersOf, markDraftPaid, ordersFrom } from '../../orders/order-row-store.ts'
import { queueSettling, supersede } from '../../orders/settling-store.ts'
import { lockDiscounts, takeDiscount } from './discount-store.ts'
import type { Opened, WantedOrder } from './order.ts'

export interface OrderLimits {
  /** In 24 hours: each order starts a payment at the provider. */
  readonly perAccountADay: number
  readonly openSeconds: number
  /** How long a payment may be started under one key; later, less time is left than the provider's minimum. */
  readonly startSeconds: number
  /** When the provider is asked a last time. */
  readonly graceSeconds: number
}

export type OpenOrder = (wanted: WantedOrder, limits: OrderLimits) => Promise<Opened>

/** The draft's one open order: the existing one if it is for the same, otherwise a new one. */
export function openOrderStore(database: Database): OpenOrder {
  return (wanted, limits) =>
    inTransaction(
      database,
      (connection) => openInside(connection, wanted, limits),
      ({ kind }) => kind === 'open',
    )
}

async function openInside(connection: PoolClient, wanted: WantedOrder, limits: OrderLimits): Promise<Opened> {
  if (!(await lockDraft(connection, wanted))) return { kind: 'overtaken' }
  const orders = await lockOrdersOf(connection, wanted.draft.uuid)
  const paid = orders.find(({ state }) => state === 'paid' || state === 'fulfilled')
  if (paid) return { kind: 'paid', order: paid }
  return openAmong(connection, orders, wanted, limits)
}

/** False if it was saved or changed hands since it was read. */
export async function lockDraft(
  connection: PoolClient,
  { draft, account }: Pick<WantedOrder, 'draft' | 'account'>,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from drafts where uuid = $1 and owner_key = $2 and version = $3 for update',
    [draft.uuid, account.ownerKey, draft.version],
  )
  return rowCount === 1
}

/** `orders`: those of the draft, locked. */
export async function openAmong(
  connection: PoolClient,
  orders: readonly Order[],
  wanted: WantedOrder,
  limits: OrderLimits,
): Promise<Opened> {
  const open = orders.find(({ state }) => state === 'open') ?? null
  if (open !== null && open.expiresAt <= wanted.at) return { kind: 'out-of-time', order: open }
  if (open !== null && isFor(open, wanted, wanted.discountCode, limits))
    return reuse(connection, open, wanted, true)
  return replace(connection, open, wanted, limits)
}

/** False if the draft had another owner then, or its payment could not be started in time. */
const isFor = (
  open: Order,
  wanted: WantedOrder,
  code: string | null,
  { startSeconds }: OrderLimits,
): boolean =>
  open.marketingOption === wanted.marketingOption &&
  open.listPence === wanted.listPence &&
  open.discountCode === code &&
  open.upgrades === (wanted.credit?.upgrades ?? null) &&
  open.creditPence === (wanted.credit?.pence ?? 0) &&
  open.provider === wanted.provider &&
  open.accountId === wanted.account.accountId &&
  (open.transactionId !== null || wanted.at.getTime() - open.createdAt.getTime() < startSeconds * 1_000)

/** At the same price for the same option, only the snapshot to publish is updated. */
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
  // Given back first: it may be the last use of the same code.
  await giveDiscountBack(connection, before?.discountCode ?? null)
  const discount = code === null ? null : await takeDiscount(connection, code, at)
  if (before !== null && discount === null && isFor(before, wanted, null, limits)) {
    return reuse(connection, before, wanted, false)
  }
  if (before !== null) await supersede(connection, before.id, at)
  const wait = await countUse(
    connection,
    [{ name: `orders account ${wanted.account.accountId}`, most: limits.perAccountADay }],
    at,
    DAY_SECONDS,
  )
  if (wait !== null) return { kind: 'limited', of: 'orders', retryAfterSeconds: wait }
  const order = await insert(connection, wanted, discount, limits)
  return { kind: 'open', order, discountCodeValid: code === null ? null : discount !== null }
}

async function insert(
  connection: PoolClient,
  { id, draft, account, marketingOption, listPence, credit, provider, at }: WantedOrder,
  discount: Discount | null,
  { openSeconds, graceSeconds }: OrderLimits,
): Promise<Order> {
  const discountPence = discount === null ? 0 : discountOn(listPence, discount)
  const isPaid = discountPence === listPence
  const expiresAt = new Date(at.getTime() + openSeconds * 1_000)
  // Without a payment there is nothing to ask until the order ends; a paid order is published at once.
  const checkAt = isPaid ? at : new Date(expiresAt.getTime() + graceSeconds * 1_000)
  const [order] = await ordersFrom(
    connection,
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, discount_code,
       discount_pence, draft_version, address_type, blocks, provider, created_at, expires_at, paid_at, upgrades, credit_pence,
       credit_for)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning`,
    '',
    [
      ...[
        id,
        draft.uuid,
        account.ownerKey,
        account.accountId,
        isPaid ? 'paid' : 'open',
        marketingOption,
        listPence,
      ],
      ...[discount?.code ?? null, discountPence, draft.version, draft.addressType, draft.blocks],
      ...[isPaid ? 'none' : provider, at, expiresAt, isPaid ? at : null],
      ...[credit?.upgrades ?? null, credit?.pence ?? 0, credit?.for ?? null],
    ],
  )
  if (!order) throw new Error('an order was not written')
  await queueSettling(connection, id, checkAt)
  if (isPaid) await markDraftPaid(connection, draft.uuid)
  return order
}
