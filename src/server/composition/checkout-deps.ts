import { findDiscountFor } from '../checkout/discount-store.ts'
import type { FrameRouteDeps } from '../checkout/frame-routes.ts'
import { guessCounter } from '../checkout/guess-store.ts'
import { openOrderStore } from '../checkout/open-order-store.ts'
import type { FindDraft } from '../checkout/order.ts'
import { orderStore } from '../checkout/order-store.ts'
import { paymentStore } from '../checkout/payment-store.ts'
import type { CheckoutRouteDeps } from '../checkout/routes.ts'
import type { SettlingDeps } from '../checkout/settle-payments.ts'
import { CODE_GUESS_LIMITS, ORDER_LIMITS } from '../config/limits.ts'
import { type Database, isDatabaseDown } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import type { Visitors } from '../http/visitors.ts'
import { problemsIn } from '../publishing/problems-in.ts'
import { publishOrder } from '../publishing/publish-order.ts'
import type { Gateways } from './gateways.ts'
import type { PublisherDeps } from './publishing-deps.ts'

/** What the checkout needs of the other features. */
export interface CheckoutParts {
  readonly drafts: { readonly find: FindDraft }
  readonly publisher: PublisherDeps
  readonly visitors: Visitors
  readonly log: Log
  readonly now: () => Date
}
export type CheckoutDeps = CheckoutRouteDeps & FrameRouteDeps & SettlingDeps

export function checkoutDeps(
  takings: Gateways['takings'],
  database: Database,
  { publisher, drafts, visitors, log, now }: CheckoutParts,
): CheckoutDeps {
  return {
    visitors,
    log,
    now,
    problemsIn: (draft, buyer) => problemsIn(publisher, draft, buyer),
    publishOrder: (orderId) => publishOrder(publisher, orderId),
    findDraft: drafts.find,
    ...takings,
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
