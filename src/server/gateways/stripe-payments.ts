import { Stripe } from 'stripe'
import { paths } from '#shared/journey/paths.ts'
import type { PaymentReport, Payments, PaymentToBegin } from './payments.ts'
import { CALL_LIMITS, type CallLimits } from './provider-call.ts'
import { readStripeEvent } from './stripe-events.ts'
import { boundedFetch, persistently, StripeRefused, stripeFailed } from './stripe-http.ts'
import { readSession, type StripeSession } from './stripe-session.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Its API's origin. */
  readonly apiUrl: string
  /** Ours. */
  readonly origin: string
  readonly limits?: CallLimits
}

/** The whole of one question, further tries included. */
const QUESTION_LIMITS: CallLimits = { ...CALL_LIMITS, timeoutMs: 4000 }

/** The least that Stripe gives a session. */
const LEAST_LIFE_MS = 30 * 60_000

/** Checkout Sessions whose fields stand in our own frame, https://docs.stripe.com/payments/quickstart-checkout-sessions. */
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
    begin: async (payment) => {
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
    readEvent: (body, signature, now) =>
      readStripeEvent(stripe.webhooks, webhookSecret, body, signature, now),
  }
}

interface Options {
  readonly timeout: number
  readonly maxNetworkRetries: 0
}

/** The questions about sessions: each one answered by a session, or a ProviderFailed. */
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
    create: (payment: PaymentToBegin, isLate: boolean) =>
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
 * Asked twice for one order and amount, Stripe has one session. It also repeats an error of its own under the same key for
 * a day (docs.stripe.com/api/idempotent_requests), which is why the try after one has a key of its own; the session that
 * the first may have made is known to nobody, and cannot be paid.
 */
function idempotencyKeyOf({ orderId, pence }: PaymentToBegin, isLate: boolean, serverErrors: number): string {
  return [orderId, pence, isLate ? 'late' : '', serverErrors || ''].filter((part) => part !== '').join('-')
}

/**
 * `isLate`: an order that Stripe hears of later than it was made has less time left than the least that Stripe gives. The
 * order's own end still counts; Stripe's is the same whenever it is asked, as its key is.
 */
function paramsOf(
  { orderId, pence, label, email, expiresAt }: PaymentToBegin,
  origin: string,
  isLate: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: orderId }
  return {
    mode: 'payment',
    ui_mode: 'elements',
    // Cards, and the wallets that hold them: a payment that leaves for a bank's page cannot be made inside a frame.
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
    // What is shown is what is charged, in pounds.
    adaptive_pricing: { enabled: false },
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description: label },
    customer_email: email,
    expires_at: Math.floor((expiresAt.getTime() + (isLate ? LEAST_LIFE_MS : 0)) / 1000),
    return_url: new URL(paths.paymentFrame(orderId), origin).href,
  }
}

function isFor(
  { orderId, pence, currency }: PaymentToBegin,
  session: StripeSession,
  isLive: boolean,
): boolean {
  const { report, clientSecret } = session
  return (
    report.orderId === orderId &&
    report.pence === pence &&
    report.currency === currency &&
    report.isLive === isLive &&
    clientSecret !== null
  )
}
