import { randomBytes } from 'node:crypto'

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly amount_total: number
  readonly client_reference_id: string | null
  readonly client_secret: string
  readonly currency: string
  readonly expires_at: number
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly mode: string
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
}

interface Refused {
  readonly error: Readonly<Record<string, unknown>>
}

export interface Answer {
  readonly status: number
  readonly body: object
}

/** The shape of docs.stripe.com/api/errors; the message holds what must go no further. */
export const refusal = (status: number, error: object): { status: number; body: Refused } => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'secret of the provider', ...error } },
})

const MINUTE = 60
const DAY = 86_400

/** A new session of these parameters, or why there is none (docs.stripe.com/api/checkout/sessions/create). */
export function makeSession(
  params: Readonly<Record<string, string>>,
  now: Date,
): Session | ReturnType<typeof refusal> {
  const wrong = wrongParam(params, Math.floor(now.getTime() / 1000))
  if (wrong !== null) return refusal(400, { param: wrong, code: 'parameter_invalid' })
  const id = `cs_test_${randomBytes(30).toString('hex')}`
  const metadata = Object.entries(params).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return {
    id,
    object: 'checkout.session',
    amount_total: Number(params[`${LINE}[price_data][unit_amount]`]),
    client_reference_id: params['client_reference_id'] ?? null,
    client_secret: `${id}_secret_${randomBytes(30).toString('base64url')}%2F`,
    currency: params[`${LINE}[price_data][currency]`] ?? '',
    expires_at: Number(params['expires_at']),
    livemode: false,
    metadata: Object.fromEntries(metadata),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
  }
}

const LINE = 'line_items[0]'

/** Each parameter with what it may be, as far as we send it. */
const MAY_BE: Readonly<Record<string, RegExp>> = {
  mode: /^payment$/,
  ui_mode: /^elements$/,
  'allowed_payment_method_types[0]': /^card$/,
  [`${LINE}[quantity]`]: /^1$/,
  [`${LINE}[price_data][currency]`]: /^gbp$/,
  [`${LINE}[price_data][unit_amount]`]: /^\d{1,8}$/,
  [`${LINE}[price_data][product_data][name]`]: /^.{1,250}$/,
  'adaptive_pricing[enabled]': /^false$/,
  client_reference_id: /^.{1,200}$/,
  'metadata[order_id]': /^.{1,500}$/,
  'payment_intent_data[metadata][order_id]': /^.{1,500}$/,
  'payment_intent_data[description]': /^.{1,1000}$/,
  customer_email: /^[^@\s]+@[^@\s]+$/,
  expires_at: /^\d{10}$/,
  return_url: /^https?:\/\/.+$/,
}

/** The first that is missing, wrong or unknown. */
function wrongParam(params: Readonly<Record<string, string>>, now: number): string | null {
  const wrong = Object.entries(MAY_BE).find(([name, form]) => !form.test(params[name] ?? ''))?.[0]
  const unknown = Object.keys(params).find((name) => MAY_BE[name] === undefined)
  const left = Number(params['expires_at']) - now
  return wrong ?? unknown ?? (left < 30 * MINUTE || left > DAY ? 'expires_at' : null)
}
