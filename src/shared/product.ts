/** Who runs the site. Whoever takes the product over puts their own name here. */
export const PRODUCT = {
  name: 'Gatepost',
  tagline: 'Advertise your home to sell or let',
} as const

/** Who answers for the site: for whoever runs it to fill in, before it is used. */
export const OPERATOR = {
  name: '[Name of the operator’s company]',
  companyNumber: '[Company number]',
  address: '[Registered address of the operator]',
  email: '[Email address of the operator]',
  /** The Information Commissioner’s register of those who keep personal data. */
  dataProtectionNumber: '[Registration number with the ICO]',
  /** Of these texts, as they are shown. */
  textsAsOf: '21 November 2026',
} as const

/** What is accepted before an advert is made. */
export const LEGAL_PAGES = {
  terms: { href: '/terms-and-conditions', text: 'Terms and conditions' },
  privacy: { href: '/privacy-policy', text: 'Privacy policy' },
} as const
