/** Keys by which real money would be taken, and what they need beside them. */
export const LIVE_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  PUBLIC_URL: 'https://gatepost.example',
} as const
