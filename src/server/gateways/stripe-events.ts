import { isUtf8 } from 'node:buffer'
import type { Stripe } from 'stripe'
import type { PaymentEvent, PaymentReport } from './payments.ts'
import { type Fields, isFields } from './provider-fields.ts'
import { readSession } from './stripe-session.ts'

/** How far its clock and ours may be apart, either way. */
const TOLERANCE_S = 300
/** One time, then signatures by scheme: what Stripe sends, and nothing that could be read in two ways. */
const HEADER = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})+$/
const BOM = Buffer.from([0xef, 0xbb, 0xbf])

const EVENT_ID = /^evt_\w{1,240}$/
const EVENT_TYPE = /^[a-z\d_.]{1,100}$/

/**
 * The events that tell of an order, https://docs.stripe.com/checkout/fulfillment. What they say of the payment is in the
 * session; only that a delayed payment failed is in none of its fields.
 */
const TOLD_BY: Readonly<Record<string, (report: PaymentReport) => PaymentReport>> = {
  'checkout.session.completed': (report) => report,
  'checkout.session.async_payment_succeeded': (report) => report,
  'checkout.session.async_payment_failed': (report) => notPaid(report, 'failed'),
  'checkout.session.expired': (report) => notPaid(report, 'expired'),
}
const notPaid = (report: PaymentReport, state: 'failed' | 'expired'): PaymentReport =>
  report.state === 'paid' ? report : { ...report, state }

/** https://docs.stripe.com/webhooks/signature */
export function readStripeEvent(
  webhooks: Stripe['webhooks'],
  secret: string,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): PaymentEvent | null {
  const event = signature === undefined ? null : signedEvent(webhooks, secret, body, signature, now)
  if (!isFields(event) || event['object'] !== 'event') return null
  const { id, type } = event
  if (typeof id !== 'string' || !EVENT_ID.test(id)) return null
  if (typeof type !== 'string' || !EVENT_TYPE.test(type)) return null
  return { id, type, report: reportOf(event, type) }
}

function signedEvent(
  webhooks: Stripe['webhooks'],
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): unknown {
  const sent = Number(HEADER.exec(signature)?.[1] ?? Number.NaN)
  // The SDK refuses what is too old, and takes what is from the future.
  if (!(sent - now.getTime() / 1000 <= TOLERANCE_S)) return null
  // The SDK signs the text of a body: bytes that are no UTF-8, or a mark before it, would pass for another's.
  if (!isUtf8(body) || body.subarray(0, BOM.length).equals(BOM)) return null
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime())
  } catch {
    return null
  }
}

function reportOf(event: Fields, type: string): PaymentReport | null {
  const tell = Object.hasOwn(TOLD_BY, type) ? TOLD_BY[type] : undefined
  // `account`: it happened in an account that is only connected to ours (docs.stripe.com/connect/webhooks).
  if (tell === undefined || (event['account'] ?? null) !== null || !isFields(event['data'])) return null
  const report = readSession(event['data']['object'])?.report ?? null
  return report === null || report.isLive !== event['livemode'] ? null : tell(report)
}
