import type { Stripe } from 'stripe'
import { isObject } from '#shared/values/is-object.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { Payments, RefundReport, RefundToMake, RefundTotal } from './payments.ts'
import { persistently, StripeRefused, stripeFailed } from './stripe-http.ts'

const ID = /^(?:re|pyr)_\w{1,240}$/
const INTENT = /^pi_\w{1,240}$/
/** Stripe's maximum; our payments have a few. */
const MOST_REFUNDS = 100

/** docs.stripe.com/api/refunds/object */
const STATES: Readonly<Record<string, RefundReport['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

type Questions = Pick<Stripe, 'refunds' | 'checkout'>

/** Looks for an earlier refund first: Stripe forgets idempotency keys in a day, and repeats errors until then. */
export function stripeRefunds({ refunds, checkout }: Questions, timeoutMs: number): Payments['refund'] {
  const question = (ask: (timeout: number) => Promise<unknown>): Promise<unknown> =>
    persistently(timeoutMs, (attempt) => ask(attempt.timeoutMs))
  return async ({ refundId, orderId, transactionId, pence }) => {
    const session = await question((timeout) =>
      checkout.sessions.retrieve(transactionId, {}, { timeout, maxNetworkRetries: 0 }),
    )
    const intent = isObject(session) ? session['payment_intent'] : null
    if (typeof intent !== 'string' || !INTENT.test(intent)) throw stripeFailed('garbage')
    const made = await question((timeout) =>
      refunds.list({ payment_intent: intent, limit: MOST_REFUNDS }, { timeout, maxNetworkRetries: 0 }),
    )
    const all = reportsIn(made)
    const before = all.find((report) => report.refundId === refundId)
    if (before) return before
    const params = {
      payment_intent: intent,
      amount: pence,
      metadata: { refund_id: refundId, order_id: orderId },
    }
    const answered = await question((timeout) =>
      refunds.create(params, { idempotencyKey: refundId, timeout, maxNetworkRetries: 0 }),
    ).catch((error: unknown) => {
      // Such as a charge that was refunded already (docs.stripe.com/api/refunds/create).
      if (error instanceof StripeRefused && error.status === 400) return 'refused'
      throw error
    })
    if (answered === 'refused') return { state: 'refused', refundedPence: sumOf(all) }
    const answer = readRefund(answered)
    if (answer === null || !isFor({ refundId, pence }, answer)) throw stripeFailed('garbage')
    return answer
  }
}

const isFor = (asked: Pick<RefundToMake, 'refundId' | 'pence'>, { refundId, pence }: RefundReport): boolean =>
  refundId === asked.refundId && pence === asked.pence

const sumOf = (reports: readonly RefundReport[]): number =>
  reports.filter(({ state }) => state !== 'failed').reduce((sum, { pence }) => sum + pence, 0)

function reportsIn(list: unknown): RefundReport[] {
  if (!isObject(list) || !Array.isArray(list['data'])) throw stripeFailed('garbage')
  return list['data'].flatMap((one) => readRefund(one) ?? [])
}

/** Null if it is malformed. */
export function readRefund(value: unknown): RefundReport | null {
  if (!isObject(value) || value['object'] !== 'refund') return null
  const { id, amount, status, metadata, currency } = value
  const state = typeof status === 'string' && Object.hasOwn(STATES, status) ? STATES[status] : undefined
  if (typeof id !== 'string' || !ID.test(id) || state === undefined || currency !== 'gbp') return null
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null
  const refundId = isObject(metadata) ? metadata['refund_id'] : null
  return { providerId: id, refundId: isId(refundId) ? refundId : null, state, pence: amount }
}

/** Includes refunds made elsewhere (docs.stripe.com/api/charges/object). */
export function readRefundTotal(value: unknown, at: Date): RefundTotal | null {
  if (!isObject(value) || value['object'] !== 'charge' || value['currency'] !== 'gbp') return null
  const { amount_refunded: pence, metadata } = value
  const orderId = isObject(metadata) ? metadata['order_id'] : null
  if (!isId(orderId) || typeof pence !== 'number' || !Number.isSafeInteger(pence) || pence < 0) return null
  return { orderId, pence, at }
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
