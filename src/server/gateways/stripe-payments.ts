import { Stripe } from 'stripe'
import { paths } from '#shared/journey/paths.ts'
import type { NewPayment, PaymentReport, Payments } from './payments.ts'
import { CALL_LIMITS, type CallLimits } from './provider-call.ts'
import { readStripeEvent } from './stripe-events.ts'
import { boundedFetch, persistently, StripeRefused, stripeFailed } from './stripe-http.ts'
import { stripeRefunds } from './stripe-refunds.ts'
import { readSession, type StripeSession } from './stripe-session.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
  readonly origin: string
  readonly limits?: CallLimits
}

/** For one question, retries included. */
const QUESTION_LIMITS: CallLimits = { ...CALL_LIMITS, timeoutMs: 4000 }

/** Stripe's minimum life of a session. */
const LEAST_LIFE_MS = 30 * 60_000

/** https://docs.stripe.com/payments/quickstart-checkout-sessions: the form is in our own frame. */
export function stripePayments(settings: StripeSettings): Payments {
  const { secretKey, webhookSecret, origin, limits = QUESTION_LIMITS } = settings
  const stripe = clientOf(settings, limits)
  const { create, retrieve, expire } = sessionsOf(stripe, limits.timeoutMs, origin)
  const isLive = /^(?:sk|rk)_live_/.test(secretKey)
  const ask = async (id: string): Promise<PaymentReport> => {
    const { report } = await retrieve(id)
    if (report.transactionId !== id) throw stripeFailed('garbage')
    return report
  }
  return {
    provider: 'stripe',
    isLive,
    start: async (payment) => {
      const session = await create(payment, false).catch((error: unknown) => {
        if (error instanceof StripeRefused && error.isAboutExpiry) return create(payment, true)
        throw error
      })
      if (!isFor(payment, session, isLive)) throw stripeFailed('garbage')
      return { transactionId: session.report.transactionId, clientSecret: session.clientSecret }
    },
    ask,
    end: async (id) => {
      try {
        await expire(id)
      } catch (error) {
        // Only an open session can be ended (docs.stripe.com/api/checkout/sessions/expire).
        const isRefused = error instanceof StripeRefused && error.status === 400
        if (!isRefused || (await ask(id)).state === 'open') throw error
      }
    },
    refund: stripeRefunds(stripe, limits.timeoutMs),
    readEvent: (body, signature, now) =>
      readStripeEvent(stripe.webhooks, webhookSecret, isLive, body, signature, now),
  }
}

interface Options {
  readonly timeout: number
  readonly maxNetworkRetries: 0
}

function sessionsOf({ checkout: { sessions } }: Stripe, timeoutMs: number, origin: string) {
  const question = async (
    ask: (options: Options, serverErrors: number) => Promise<unknown>,
  ): Promise<StripeSession> => {
    const answer = await persistently(timeoutMs, ({ timeoutMs: timeout, serverErrors }) =>
      ask({ timeout, maxNetworkRetries: 0 }, serverErrors),
    )
    const session = readSession(answer)
    if (session === null) throw stripeFailed('garbage')
    return session
  }
  return {
    create: (payment: NewPayment, isLate: boolean) =>
      question((options, serverErrors) => {
        const idempotencyKey = idempotencyKeyOf(payment, isLate, serverErrors)
        return sessions.create(paramsOf(payment, origin, isLate), { ...options, idempotencyKey })
      }),
    retrieve: (id: string) => question((options) => sessions.retrieve(id, {}, options)),
    expire: (id: string) => question((options) => sessions.expire(id, {}, options)),
  }
}

function clientOf({ secretKey, apiUrl }: StripeSettings, { maxBytes }: CallLimits): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttps = protocol === 'https:'
  return new Stripe(secretKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : port,
    httpClient: Stripe.createFetchHttpClient(boundedFetch(maxBytes)),
    telemetry: false,
  })
}

/**
 * Stripe repeats its own error for a day under the same key (docs.stripe.com/api/idempotent_requests), so a retry after
 * one needs a new key. The session that the first may have created is unknown and cannot be paid.
 */
function idempotencyKeyOf({ orderId, pence }: NewPayment, isLate: boolean, serverErrors: number): string {
  return [orderId, pence, isLate ? 'late' : '', serverErrors || ''].filter((part) => part !== '').join('-')
}

/** `isLate`: less time is left than Stripe's minimum, so Stripe's session outlives the order. */
function paramsOf(
  { orderId, pence, label, email, expiresAt }: NewPayment,
  origin: string,
  isLate: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: orderId }
  return {
    mode: 'payment',
    ui_mode: 'elements',
    // Cards and wallets only: a payment cannot go to a bank's page inside a frame.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: pence,
          product_data: { name: label },
        },
      },
    ],
    // Otherwise Stripe may charge in another currency than the one shown.
    adaptive_pricing: { enabled: false },
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description: label },
    customer_email: email,
    expires_at: Math.floor((expiresAt.getTime() + (isLate ? LEAST_LIFE_MS : 0)) / 1000),
    return_url: new URL(paths.paymentFrame(orderId), origin).href,
  }
}

function isFor({ orderId, pence, currency }: NewPayment, session: StripeSession, isLive: boolean): boolean {
  const { report, clientSecret } = session
  return (
    report.orderId === orderId &&
    report.pence === pence &&
    report.currency === currency &&
    report.isLive === isLive &&
    clientSecret !== null
  )
}
