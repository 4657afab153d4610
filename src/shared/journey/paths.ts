import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'
import { isListingId } from '../values/listing-id.ts'

/** Every address of the site (specification section 2, Route table), each with its builder. */
export const paths = {
  chooseListingType: () => '/',
  create: (appType: AppType) => `/${appType}`,
  startAgain: (appType: AppType) => `/new/${appType}`,
  load: (appType: AppType, uuid: string) => `/load/${appType}/${uuid}`,
  confirmIdentity: (appType: AppType) => `/confirm-identity/${appType}`,
  signIn: (appType: AppType) => `/confirm-identity/${appType}?tab=sign-in`,
  signInForListings: (): string => `/confirm-identity/sell?tab=sign-in&from=listings`,
  verifyPhone: (appType: AppType) => `/phone-number-verification/${appType}`,
  resetPassword: (appType: AppType) => `/reset-password/${appType}`,
  checkout: (appType: AppType) => `/checkout/${appType}`,
  unfinished: () => '/profile/listings',
  thankYou: (appType: AppType, listing: string) =>
    `/create-listing/thank-you-${appType}?listing_id=${encodeURIComponent(listing)}`,
  adverts: () => '/adverts',
  advert: (listing: string) => `/advert/${listing}`,
  /** Forms of the published advert. */
  enquire: (listing: string) => `/advert/${listing}/enquiry`,
  advertPhone: (listing: string) => `/advert/${listing}/phone`,
  reportAdvert: (listing: string) => `/advert/${listing}/report`,
  paymentFrame: (order: string) => `/payment-frame/${order}`,
  paymentWebhook: () => '/payment-webhook',
  /** The token stands behind the #, which no server, log or other site is told. */
  choosePassword: (token: string) => `/choose-password#token=${token}`,
  openDraft: (token: string) => `/open-draft#token=${token}`,
  agentListing: () => '/advertise-your-property/your-listing',
  agentRegister: () => '/user-agent/register',
  agentSignIn: () => '/user/login',
  signOut: () => '/sign-out',
  signedOut: () => '/signed-out',
  terms: () => LEGAL_PAGES.terms.href,
  privacy: () => LEGAL_PAGES.privacy.href,
} as const

/** Pages of an app type whose address is their name and it. */
const OF_APP_TYPE = [
  'new',
  'confirm-identity',
  'phone-number-verification',
  'reset-password',
  'checkout',
] as const
/** Pages that there is one of. */
const SINGLE = {
  '/profile/listings': 'unfinished',
  '/adverts': 'adverts',
  '/choose-password': 'choose-password',
  '/open-draft': 'open-draft',
  '/signed-out': 'signed-out',
  '/advertise-your-property/your-listing': 'agent-listing',
  '/user-agent/register': 'agent-register',
  '/user/login': 'agent-sign-in',
  [LEGAL_PAGES.terms.href]: 'terms',
  [LEGAL_PAGES.privacy.href]: 'privacy',
} as const

export type Route =
  | { readonly name: 'choose-listing-type' | (typeof SINGLE)[keyof typeof SINGLE] }
  | { readonly name: AppType | (typeof OF_APP_TYPE)[number]; readonly appType: AppType }
  | { readonly name: 'thank-you'; readonly appType: AppType }
  | { readonly name: 'advert'; readonly listing: string }
  | { readonly name: 'load'; readonly appType: AppType; readonly uuid: string }

/** The route of a path; any other path is where one chooses the listing type. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').slice(1)
  if (path === paths.create('sell') || path === paths.create('let')) {
    return { name: first as AppType, appType: first as AppType }
  }
  if (Object.hasOwn(SINGLE, path)) return { name: SINGLE[path as keyof typeof SINGLE] }
  const thanked = /^\/create-listing\/thank-you-(sell|let)$/.exec(path)?.[1]
  if (thanked === 'sell' || thanked === 'let') return { name: 'thank-you', appType: thanked }
  if (path === paths.advert(second) && isListingId(second)) return { name: 'advert', listing: second }
  const appType: AppType | null = second === 'sell' || second === 'let' ? second : null
  const name = OF_APP_TYPE.find((one) => one === first)
  if (appType && name && third === '') return { name, appType }
  if (appType && first === 'load' && third !== '' && rest.length === 0)
    return { name: 'load', appType, uuid: third }
  return { name: 'choose-listing-type' }
}
