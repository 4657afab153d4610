import { isUtf8 } from 'node:buffer'
import type { Stripe } from 'stripe'
import { isObject } from '#shared/values/is-object.ts'
import type { PaymentEvent, PaymentReport } from './payments.ts'
import { type Fields } from './provider-fields.ts'
import { readRefund, readRefundTotal } from './stripe-refunds.ts'
import { readSession } from './stripe-session.ts'

/** The permitted clock difference, either way. */
const TOLERANCE_S = 300
/** Stricter than the SDK: nothing that could be read in two ways. */
const HEADER = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})+$/
const BOM = Buffer.from([0xef, 0xbb, 0xbf])

const EVENT_ID = /^evt_\w{1,240}$/
const EVENT_TYPE = /^[a-z\d_.]{1,100}$/

/** https://docs.stripe.com/checkout/fulfillment. Only the type shows that a delayed payment failed, not the session. */
const REPORTS: Readonly<Record<string, (report: PaymentReport) => PaymentReport>> = {
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
  isLive: boolean,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): PaymentEvent | null {
  const event = signature === undefined ? null : signedEvent(webhooks, secret, body, signature, now)
  if (!isObject(event) || event['object'] !== 'event') return null
  const { id, type } = event
  if (typeof id !== 'string' || !EVENT_ID.test(id)) return null
  if (typeof type !== 'string' || !EVENT_TYPE.test(type)) return null
  return { id, type, report: reportOf(event, type), ...refundIn(event, type, isLive) }
}

function signedEvent(
  webhooks: Stripe['webhooks'],
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): unknown {
  const sent = Number(HEADER.exec(signature)?.[1] ?? Number.NaN)
  // The SDK rejects events that are too old, but not those from the future.
  if (!(sent - now.getTime() / 1000 <= TOLERANCE_S)) return null
  // The SDK checks the signature of the decoded text, so invalid UTF-8 or a BOM would pass for another body.
  if (!isUtf8(body) || body.subarray(0, BOM.length).equals(BOM)) return null
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime())
  } catch {
    return null
  }
}

const OF_A_REFUND = new Set(['refund.created', 'refund.updated', 'refund.failed'])
const OF_A_CHARGE = 'charge.refunded'

/** Only the event shows whether a refund is of real money. */
function refundIn(
  event: Fields,
  type: string,
  isLive: boolean,
): Pick<PaymentEvent, 'refund' | 'refundTotal'> {
  const { account = null, data, livemode, created } = event
  if (account !== null || livemode !== isLive || !isObject(data) || typeof created !== 'number') return {}
  const refund = OF_A_REFUND.has(type) ? readRefund(data['object']) : null
  const refundTotal = type === OF_A_CHARGE ? readRefundTotal(data['object'], new Date(created * 1_000)) : null
  return { ...(refund ? { refund } : {}), ...(refundTotal ? { refundTotal } : {}) }
}

function reportOf(event: Fields, type: string): PaymentReport | null {
  const adjust = Object.hasOwn(REPORTS, type) ? REPORTS[type] : undefined
  // `account`: an event of an account connected to ours (docs.stripe.com/connect/webhooks).
  if (adjust === undefined || (event['account'] ?? null) !== null || !isObject(event['data'])) return null
  const report = readSession(event['data']['object'])?.report ?? null
  return report === null || report.isLive !== event['livemode'] ? null : adjust(report)
}
