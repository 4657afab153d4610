import type { CheckoutResult, FinalError } from '#shared/api/checkout.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type Called, post, TOO_MANY } from './call.ts'

export type Confirmed =
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'to-pay'; readonly result: CheckoutResult }
  /** A payment is due, but the payment provider is unavailable. */
  | { readonly kind: 'no-frame'; readonly result: CheckoutResult; readonly message: string }
  | { readonly kind: 'errors'; readonly errors: readonly FinalError[] }
  /** Signed out, or somebody else's. */
  | { readonly kind: 'not-theirs' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly serverMessage: string | null }

interface ConfirmWire {
  readonly success: boolean
  readonly error_message?: string
  readonly errors?: readonly FinalError[]
  readonly payment_required?: boolean
  readonly result?: CheckoutResult
}

/** Opens the order (specification section 4, Checkout). */
export const confirmOrder = (uuid: string, discountCode: string | null): Promise<Confirmed> =>
  confirm(ENDPOINTS.confirmOrder.path, dataOf(uuid, discountCode))

/** Opens the order of another option for an advert that is published. Nothing to pay: it has the option. */
export const upgradeOrder = (uuid: string, option: string): Promise<Confirmed> =>
  confirm(ENDPOINTS.upgradeOrder.path, { uuid, option })

async function confirm(path: string, data: object): Promise<Confirmed> {
  const called: Called<ConfirmWire> = await post(path, { data })
  if (!called.ok) {
    if (called.refusal === null || called.status === null)
      return { kind: 'failed', serverMessage: called.serverMessage || null }
    return called.status < TOO_MANY ? { kind: 'not-theirs' } : { kind: 'refused', message: called.refusal }
  }
  const { success, error_message: message = '', errors = [], payment_required, result } = called.answer
  if (errors.length > 0) return { kind: 'errors', errors }
  if (success && payment_required === false) return { kind: 'nothing-to-pay' }
  if (!result) return { kind: 'refused', message }
  return success ? { kind: 'to-pay', result } : { kind: 'no-frame', result, message }
}

export type Quote = Pick<CheckoutResult, 'discountCodeValid' | 'basket' | 'total'>
export type Quoted =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly message: string }

const NO_ANSWER = 'We couldn’t check the code. Check your connection and try again.'

/** What the order would cost with this code. It does not change the order. */
export async function applyDiscountCode(uuid: string, discountCode: string): Promise<Quoted> {
  const called = await post<{ success: boolean; error_message?: string; result?: Quote }>(
    ENDPOINTS.applyDiscountCode.path,
    { data: dataOf(uuid, discountCode) },
  )
  if (!called.ok) return { ok: false, message: called.serverMessage || NO_ANSWER }
  const { success, error_message, result } = called.answer
  return success && result ? { ok: true, quote: result } : { ok: false, message: error_message || NO_ANSWER }
}

const dataOf = (uuid: string, discountCode: string | null): object =>
  discountCode === null ? { uuid } : { uuid, discountCode }
