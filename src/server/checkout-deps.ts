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
import { stripePayments } from './gateways/stripe-payments.ts'
import type { Log } from './http/log.ts'
import type { Visitors } from './http/visitors.ts'
import { CODE_GUESS_LIMITS, ORDER_LIMITS } from './limits.ts'
import { problemsIn } from './publishing/problems-in.ts'
import { publishOrder } from './publishing/publish-order.ts'
import type { PublishingDeps } from './publishing/routes.ts'
import { loadPaymentFrame } from './render/payment-frame.ts'
import { endFrame, sandboxFrame } from './sandbox/payment-frame.ts'
import { sandboxPaymentStore } from './sandbox/payment-store.ts'

/** What the checkout needs of the other features. */
export interface CheckoutParts {
  readonly config: Config
  /** Where `npm run build` put its work. */
  readonly buildFolder: string
  readonly drafts: { readonly find: FindDraft }
  readonly publishing: PublishingDeps
  readonly visitors: Visitors
  readonly log: Log
  readonly now: () => Date
}
export type CheckoutDeps = CheckoutRouteDeps & FrameRouteDeps & SettlingDeps

export function checkoutDeps(
  database: Database,
  { config, buildFolder, publishing, drafts, visitors, log, now }: CheckoutParts,
): CheckoutDeps {
  return {
    ...(config.stripe === null
      ? paidInSandbox(database, now)
      : paidByStripe(config, config.stripe, buildFolder)),
    visitors,
    log,
    now,
    problemsIn: (draft, buyer) => problemsIn(publishing, draft, buyer),
    publishOrder: (orderId) => publishOrder(publishing, orderId),
    findDraft: drafts.find,
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

interface Paying {
  readonly payments: Payments
  readonly frame: PaymentFrame
}

function paidInSandbox(database: Database, now: () => Date): Paying {
  const payments = sandboxPayments(sandboxPaymentStore(database), now)
  return { payments, frame: sandboxFrame(payments) }
}

function paidByStripe(
  { publicUrl, port }: Config,
  keys: NonNullable<Config['stripe']>,
  buildFolder: string,
): Paying {
  const { publishableKey } = keys
  const show = loadPaymentFrame(buildFolder)
  return {
    payments: stripePayments({ ...keys, origin: publicUrl ?? `http://localhost:${port}` }),
    frame: {
      show: async (order) =>
        order.state === 'open' && order.clientSecret !== null
          ? show({ clientSecret: order.clientSecret, pence: order.totalPence, publishableKey })
          : endFrame(order),
      // The card form is Stripe's own.
      submit: null,
    },
  }
}
