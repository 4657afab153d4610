import type { PoolClient } from 'pg'
import { isUuid } from '#shared/values/uuid.ts'
import type { Database } from '../db/pool.ts'
import type { Order } from './order.ts'

interface Row {
  readonly id: string
  readonly draft_uuid: string
  readonly account_id: string
  readonly state: Order['state']
  readonly marketing_option: string
  readonly list_pence: number
  readonly discount_code: string | null
  readonly discount_pence: number
  readonly upgrades: string | null
  readonly credit_pence: number
  readonly credit_for: string | null
  readonly total_pence: number
  readonly currency: string
  readonly provider: Order['provider']
  readonly transaction_id: string | null
  readonly client_secret: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly fulfilled_at: Date | null
}

const COLUMNS = `id, draft_uuid, account_id, state, marketing_option, list_pence, discount_code, discount_pence,
  upgrades, credit_pence, credit_for, total_pence, currency, provider, transaction_id, client_secret, created_at, expires_at, paid_at,
  fulfilled_at`

const orderOf = (row: Row): Order => ({
  id: row.id,
  draftUuid: row.draft_uuid,
  accountId: row.account_id,
  state: row.state,
  marketingOption: row.marketing_option,
  listPence: row.list_pence,
  discountCode: row.discount_code,
  discountPence: row.discount_pence,
  upgrades: row.upgrades,
  creditPence: row.credit_pence,
  creditFor: row.credit_for,
  totalPence: row.total_pence,
  currency: row.currency,
  provider: row.provider,
  transactionId: row.transaction_id,
  clientSecret: row.client_secret,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
  fulfilledAt: row.fulfilled_at,
})

/** The columns go between `before` and `after`. */
export async function ordersFrom(
  connection: PoolClient | Database,
  before: string,
  after: string,
  values: readonly unknown[],
): Promise<Order[]> {
  const { rows } = await connection.query<Row>(`${before} ${COLUMNS} ${after}`, [...values])
  return rows.map(orderOf)
}

/** Always in this order, after the draft, to avoid deadlocks. */
export const lockOrdersOf = (connection: PoolClient, draftUuid: string): Promise<Order[]> =>
  ordersFrom(connection, 'select', 'from orders where draft_uuid = $1 order by id for update', [draftUuid])

/** Draft before orders, like everything that locks them. */
export async function lockOrder(connection: PoolClient, orderId: string): Promise<Order | null> {
  if (!isUuid(orderId)) return null
  const [found] = await ordersFrom(connection, 'select', 'from orders where id = $1', [orderId])
  if (!found) return null
  await connection.query('select 1 from drafts where uuid = $1 for update', [found.draftUuid])
  return (await lockOrdersOf(connection, found.draftUuid)).find(({ id }) => id === orderId) ?? null
}

/** Whether an order that was paid for it still counts. */
export async function settleDraftPaid(connection: PoolClient, uuid: string): Promise<void> {
  await connection.query(
    `update drafts set is_paid = exists (
       select 1 from orders where draft_uuid = $1 and state in ('paid', 'fulfilled')) where uuid = $1`,
    [uuid],
  )
}

export async function markDraftPaid(connection: PoolClient, uuid: string): Promise<void> {
  await connection.query('update drafts set is_paid = true where uuid = $1', [uuid])
}
