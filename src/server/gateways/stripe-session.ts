import { isObject } from '#shared/values/is-object.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { PaymentReport } from './payments.ts'

/** See docs.stripe.com/api/checkout/sessions/object. */
export interface StripeSession {
  readonly report: PaymentReport
  readonly clientSecret: string | null
}

const ID = /^cs_\w{1,240}$/
const SECRET = /^[\x21-\x7e]{1,1000}$/
const CURRENCY = /^[a-z]{3}$/

/** Null unless every field is as in sessions that we create. */
export function readSession(value: unknown): StripeSession | null {
  if (!isObject(value)) return null
  const { object, mode, id, livemode, client_secret: secret = null } = value
  const state = stateOf(value['status'], value['payment_status'])
  const pence = wholeOrNull(value['amount_total'])
  const currency = textOrNull(value['currency'], CURRENCY)
  const clientSecret = textOrNull(secret, SECRET)
  if (object !== 'checkout.session' || mode !== 'payment' || typeof id !== 'string' || !ID.test(id))
    return null
  if (typeof livemode !== 'boolean' || state === null) return null
  if (pence === undefined || currency === undefined || clientSecret === undefined) return null
  return {
    clientSecret,
    report: {
      transactionId: id,
      orderId: orderOf(value['client_reference_id'], value['metadata']),
      state,
      pence,
      currency: currency?.toUpperCase() ?? null,
      isLive: livemode,
    },
  }
}

/** 'paid' counts whatever the status. A complete but unpaid session waits for a bank and may still be paid. */
function stateOf(status: unknown, payment: unknown): PaymentReport['state'] | null {
  if (payment === 'paid') return 'paid'
  if (payment !== 'unpaid') return null
  if (status === 'open' || status === 'complete') return 'open'
  return status === 'expired' ? 'expired' : null
}

function orderOf(reference: unknown, metadata: unknown): string | null {
  const named = isObject(metadata) ? metadata['order_id'] : undefined
  return typeof reference === 'string' && isUuid(reference) && named === reference ? reference : null
}

function wholeOrNull(value: unknown): number | null | undefined {
  if (value === null) return null
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function textOrNull(value: unknown, pattern: RegExp): string | null | undefined {
  if (value === null) return null
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}
