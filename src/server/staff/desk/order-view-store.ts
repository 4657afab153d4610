import { isUuid } from '#shared/values/uuid.ts'
import { FAILED_REFUND, OWED_PENCE, REFUNDABLE_ORDER } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import type { Refund, RefundableOrder } from '../../orders/refund.ts'

/** An order with all that became of it. */
export interface OrderView extends RefundableOrder {
  readonly id: string
  readonly listPence: number
  readonly discountCode: string | null
  readonly creditFor: string | null
  readonly upgrades: string | null
  readonly upgradedBy: string | null
  readonly provider: 'stripe' | 'sandbox' | 'none'
  readonly transactionId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly fulfilledAt: Date | null
  readonly buyerName: string
  readonly buyerEmail: string
  readonly listingId: string | null
  readonly optionEndsAt: Date | null
  readonly refunds: readonly ShownRefund[]
}

export interface ShownRefund extends Refund {
  /** What of it failed and can be tried again. */
  readonly owedPence: number
}

export type FindOrderView = (id: string) => Promise<OrderView | null>

export const orderView =
  (database: Database): FindOrderView =>
  async (id) => {
    if (!isUuid(id)) return null
    const { rows } = await database.query<Omit<OrderView, 'refunds'>>(
      `select orders.id, ${REFUNDABLE_ORDER}, list_pence as "listPence", discount_code as "discountCode", provider,
         transaction_id as "transactionId", credit_for as "creditFor", upgrades,
         (select id from orders later where later.upgrades = orders.id and later.fulfilled_at is not null) as "upgradedBy",
         orders.created_at as "createdAt", paid_at as "paidAt", fulfilled_at as "fulfilledAt",
         first_name || ' ' || last_name as "buyerName", email as "buyerEmail", listings.id as "listingId",
         option_ends_at as "optionEndsAt"
       from orders join accounts on accounts.id = orders.account_id
         left join listings on listings.draft_uuid = orders.draft_uuid
       where orders.id = $1`,
      [id],
    )
    if (!rows[0]) return null
    const { rows: refunds } = await database.query<ShownRefund>(
      `select id, order_id as "orderId", pence, kind, state, provider_id as "providerId", asked_at as "askedAt",
         case when ${FAILED_REFUND} then ${OWED_PENCE} else 0 end as "owedPence"
       from refunds where order_id = $1 or for_order = $1 order by asked_at, id`,
      [id],
    )
    return { ...rows[0], refunds }
  }
