import { findDiscountFor } from './checkout/discount-store.ts'
import type { FrameRouteDeps } from './checkout/frame-routes.ts'
import { guessCounter } from './checkout/guess-store.ts'
import { openOrderStore } from './checkout/open-order-store.ts'
import type { FindDraft } from './checkout/order.ts'
import { orderStore } from './checkout/order-store.ts'
import { paymentStore } from './checkout/payment-store.ts'
import type { CheckoutRouteDeps } from './checkout/routes.ts'
import type { SettlingDeps } from './checkout/settle-payments.ts'
import { type Database, isDatabaseDown } from './db/pool.ts'
import { sandboxPayments } from './gateways/sandbox-payments.ts'
import type { Log } from './http/log.ts'
import type { Visitors } from './http/visitors.ts'
import { CODE_GUESS_LIMITS, ORDER_LIMITS } from './limits.ts'
import { problemsIn } from './publishing/problems-in.ts'
import { publishOrder } from './publishing/publish-order.ts'
import type { PublishingDeps } from './publishing/routes.ts'
import { sandboxFrame } from './sandbox/payment-frame.ts'
import { sandboxPaymentStore } from './sandbox/payment-store.ts'

/** What the checkout needs of the other features. */
export interface CheckoutParts {
  readonly drafts: { readonly find: FindDraft }
  readonly publishing: PublishingDeps
  readonly visitors: Visitors
  readonly log: Log
  readonly now: () => Date
}
export type CheckoutDeps = CheckoutRouteDeps & FrameRouteDeps & SettlingDeps

export function checkoutDeps(
  database: Database,
  { publishing, drafts, visitors, log, now }: CheckoutParts,
): CheckoutDeps {
  const payments = sandboxPayments(sandboxPaymentStore(database), now)
  return {
    visitors,
    log,
    now,
    problemsIn: (draft, buyer) => problemsIn(publishing, draft, buyer),
    publishOrder: (orderId) => publishOrder(publishing, orderId),
    findDraft: drafts.find,
    payments,
    frame: sandboxFrame(payments),
    orders: orderStore(database),
    openOrder: openOrderStore(database),
    recorded: paymentStore(database),
    guesses: guessCounter(database),
    findDiscount: findDiscountFor(database),
    orderLimits: ORDER_LIMITS,
    guessLimits: CODE_GUESS_LIMITS,
    graceSeconds: ORDER_LIMITS.graceSeconds,
    isOutage: isDatabaseDown,
  }
}
