import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'

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
