/** Who runs the site. Whoever takes the product over puts their own name here. */
export const PRODUCT = {
  name: 'Gatepost',
  tagline: 'Advertise your home to sell or let',
} as const

/** What is accepted before an advert is made. */
export const LEGAL_PAGES = {
  terms: { href: '/terms-and-conditions', text: 'Terms and conditions' },
  privacy: { href: '/privacy-policy', text: 'Privacy policy' },
} as const
