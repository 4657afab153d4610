import type { Config } from './config.ts'
import type { Payments } from './gateways/payments.ts'
import type { FramePage } from './http/security-headers.ts'
import { loadPaymentFrame } from './render/payment-frame.ts'

interface StripeDeps {
  readonly payments: Payments
  /** What stands in the payment frame of an order. */
  readonly frame: (order: { readonly clientSecret: string; readonly pence: number }) => FramePage
}

/** Null where the sandbox takes the payments. Only then is Stripe's SDK loaded, which costs 35 MB and 0.2 s. */
export async function stripeOf(
  { stripe, publicUrl, port }: Pick<Config, 'stripe' | 'publicUrl' | 'port'>,
  buildFolder: string,
): Promise<StripeDeps | null> {
  if (stripe === null) return null
  const { stripePayments } = await import('./gateways/stripe-payments.ts')
  const frame = loadPaymentFrame(buildFolder)
  const { publishableKey } = stripe
  return {
    payments: stripePayments({ ...stripe, origin: publicUrl ?? `http://localhost:${port}` }),
    frame: (order) => frame({ ...order, publishableKey }),
  }
}
