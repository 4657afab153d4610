import { findDiscountFor } from './checkout/discount-store.ts'
import type { FrameRouteDeps, PaymentFrame } from './checkout/frame-routes.ts'
import { guessCounter } from './checkout/guess-store.ts'
import { openOrderStore } from './checkout/open-order-store.ts'
import type { FindDraft } from './checkout/order.ts'
import { orderStore } from './checkout/order-store.ts'
import { paymentStore } from './checkout/payment-store.ts'
import type { CheckoutRouteDeps } from './checkout/routes.ts'
import type { SettlingDeps } from './checkout/settle-payments.ts'
import type { Config } from './config.ts'
import { type Database, isDatabaseDown } from './db/pool.ts'
import type { Payments } from './gateways/payments.ts'
import { sandboxPayments } from './gateways/sandbox-payments.ts'
import type { Log } from './http/log.ts'
import type { Visitors } from './http/visitors.ts'
import { CODE_GUESS_LIMITS, ORDER_LIMITS } from './limits.ts'
import { sandboxFrame } from './payment-frames/sandbox-frame.ts'
import { stripeFrame } from './payment-frames/stripe-frame.ts'
import { problemsIn } from './publishing/problems-in.ts'
import { publishOrder } from './publishing/publish-order.ts'
import type { PublishingDeps } from './publishing/routes.ts'
import { sandboxPaymentStore } from './sandbox/payment-store.ts'
import { stripeOf } from './stripe-deps.ts'

/** What the checkout needs of the other features. */
export interface CheckoutParts {
  readonly drafts: { readonly find: FindDraft }
  readonly publishing: PublishingDeps
  readonly visitors: Visitors
  readonly log: Log
  readonly now: () => Date
}
export type CheckoutDeps = CheckoutRouteDeps & FrameRouteDeps & SettlingDeps

export async function checkoutDeps(
  config: Config,
  buildFolder: string,
  database: Database,
  { publishing, drafts, visitors, log, now }: CheckoutParts,
): Promise<CheckoutDeps> {
  return {
    visitors,
    log,
    now,
    problemsIn: (draft, buyer) => problemsIn(publishing, draft, buyer),
    publishOrder: (orderId) => publishOrder(publishing, orderId),
    findDraft: drafts.find,
    ...(await providerOf(config, buildFolder, database, now)),
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

async function providerOf(
  config: Config,
  buildFolder: string,
  database: Database,
  now: () => Date,
): Promise<{ readonly payments: Payments; readonly frame: PaymentFrame }> {
  const stripe = await stripeOf(config, buildFolder)
  if (stripe !== null) return { payments: stripe.payments, frame: stripeFrame(stripe.frame) }
  const payments = sandboxPayments(sandboxPaymentStore(database), now)
  return { payments, frame: sandboxFrame(payments) }
}
