import type { CheckoutResult } from '../../src/shared/api/checkout.ts'

const FRAME = '/payment-frame/00000000-0000-4000-8000-000000000001'
const PREMIUM = { label: 'Premium, 3 months', amount: 1999 }

export const order = (over: Partial<CheckoutResult> = {}): CheckoutResult => ({
  url: FRAME,
  paymentLink: FRAME,
  discountCodeValid: null,
  basket: [PREMIUM],
  total: 1999,
  ...over,
})

export const TO_PAY = { success: true, error_message: '', payment_required: true, result: order() }
export const NOTHING_TO_PAY = {
  success: true,
  error_message: '',
  payment_required: false,
  result: order({ url: null, total: 0 }),
}
export const UNPAID = {
  success: true,
  error_message: '',
  payment_required: true,
  errors: [],
  listing_id: null,
}
export const PUBLISHED = {
  success: true,
  error_message: '',
  payment_required: false,
  errors: [],
  listing_id: 'k7mn2p9x',
}
