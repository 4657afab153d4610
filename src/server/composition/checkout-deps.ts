import { CODE_GUESS_LIMITS, ORDER_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import type { PublishOrder } from '../orders/order.ts'
import { type RefundStore, refundStore } from '../orders/refund-store.ts'
import { cancelOrderIn } from '../payments/checkout/cancel-store.ts'
import { findDiscountFor } from '../payments/checkout/discount-store.ts'
import { guessCounter } from '../payments/checkout/guess-store.ts'
import { openOrderStore } from '../payments/checkout/open-order-store.ts'
import type { FindDraft, ProblemsIn } from '../payments/checkout/order.ts'
import { orderStore } from '../payments/checkout/order-store.ts'
import { paymentStore } from '../payments/checkout/payment-store.ts'
import type { SendRefundDeps } from '../payments/checkout/refund-order.ts'
import { refundOutcomeStore } from '../payments/checkout/refund-outcome-store.ts'
import type { CheckoutRouteDeps } from '../payments/checkout/routes.ts'
import type { SettleDeps } from '../payments/checkout/settle-order.ts'
import { hasNumberIn, openUpgradeStore } from '../payments/checkout/upgrade-store.ts'
import type { WebhookDeps } from '../payments/checkout/webhook-routes.ts'
import type { PaymentFrameDeps } from '../payments/frame/routes.ts'
import type { Gateways } from './gateways.ts'

export interface CheckoutParts {
  readonly drafts: { readonly find: FindDraft }
  readonly problemsIn: ProblemsIn
  readonly notOffered: CheckoutRouteDeps['notOffered']
  readonly publishOrder: PublishOrder
  readonly log: Log
  readonly now: () => Date
}
export type CheckoutDeps = CheckoutRouteDeps &
  PaymentFrameDeps &
  SettleDeps &
  WebhookDeps &
  SendRefundDeps & { readonly refunds: RefundStore }

export function checkoutDeps(
  takings: Gateways['takings'],
  database: Database,
  { problemsIn, notOffered, publishOrder, drafts, log, now }: CheckoutParts,
): CheckoutDeps {
  return {
    log,
    now,
    problemsIn,
    notOffered,
    publishOrder,
    findDraft: drafts.find,
    ...takings,
    orders: orderStore(database),
    openOrder: openOrderStore(database),
    openUpgrade: openUpgradeStore(database),
    hasNumber: hasNumberIn(database),
    recorded: paymentStore(database),
    refunds: refundStore(database),
    cancelOrder: cancelOrderIn(database),
    refundOutcomes: refundOutcomeStore(database),
    guesses: guessCounter(database),
    findDiscount: findDiscountFor(database),
    orderLimits: ORDER_LIMITS,
    guessLimits: CODE_GUESS_LIMITS,
    graceSeconds: ORDER_LIMITS.graceSeconds,
  }
}
