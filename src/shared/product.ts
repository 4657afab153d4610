/** Who runs the site. Whoever takes the product over puts their own name here. */
export const PRODUCT = {
  name: 'Gatepost',
  tagline: 'Advertise your home to sell or let',
} as const
