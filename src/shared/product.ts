export const PRODUCT = {
  name: 'Gatepost',
  tagline: 'Advertise your home to sell or let',
} as const

export const LEGAL_PAGES = {
  terms: { href: '/terms-and-conditions', text: 'Terms and conditions' },
  privacy: { href: '/privacy-policy', text: 'Privacy policy' },
} as const
