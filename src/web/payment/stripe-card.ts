import type { Appearance, StripeCheckoutElementsSdk, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

export type Outcome =
  | { readonly kind: 'paid' }
  /** `isFinal`: the card was declined. Otherwise a field is missing or wrong. */
  | { readonly kind: 'refused'; readonly message: string; readonly isFinal: boolean }

export type Card =
  | { readonly kind: 'open'; readonly pay: () => Promise<Outcome> }
  /** Already paid, for instance before a reload. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'ended' }

/** Stripe reports no error if its script never arrives. */
const PATIENCE_MS = 25_000

/** Shows Stripe's fields in `place`. Throws if they do not load (https://docs.stripe.com/js/custom_checkout/init). */
export async function showCard(place: HTMLElement, key: string, clientSecret: string): Promise<Card> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The card fields did not come.')), PATIENCE_MS)
  })
  return Promise.race([late, show(place, key, clientSecret)])
}

async function show(place: HTMLElement, key: string, clientSecret: string): Promise<Card> {
  const stripe = await loadStripe(key, { locale: 'en-GB' })
  if (stripe === null) throw new Error('Stripe’s script did not come.')
  const checkout = stripe.initCheckoutElementsSdk({
    clientSecret,
    elementsOptions: { appearance: appearance() },
  })
  const loaded = await checkout.loadActions()
  if (loaded.type === 'error') return { kind: 'ended' }
  const { actions } = loaded
  const { type } = actions.getSession().status
  if (type === 'complete') return { kind: 'paid' }
  if (type === 'expired') return { kind: 'ended' }
  const fields = checkout.createPaymentElement({ layout: 'tabs' })
  fields.mount(place)
  await ready(fields)
  followTheme(checkout)
  return {
    kind: 'open',
    pay: async () => {
      const result = await actions.confirm({ redirect: 'if_required' })
      if (result.type === 'success') return { kind: 'paid' }
      const { message, code } = result.error
      return { kind: 'refused', message, isFinal: code === 'paymentFailed' }
    },
  }
}

function ready(fields: StripePaymentElement): Promise<void> {
  return new Promise((resolve, reject) => {
    fields.on('ready', () => resolve())
    fields.on('loaderror', () => reject(new Error('The card fields did not come.')))
  })
}

const DARK = '(prefers-color-scheme: dark)'

function followTheme(checkout: StripeCheckoutElementsSdk): void {
  matchMedia(DARK).addEventListener('change', () => checkout.changeAppearance(appearance()))
}

/** Our design tokens (src/web/styles/tokens.css) for Stripe's frame. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: matchMedia(DARK).matches ? 'night' : 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '17px',
      colorPrimary: token('accent'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('soft'),
      colorDanger: token('brick'),
      borderRadius: token('radius'),
    },
  }
}
