import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'

/** Every address of the site (specification section 2, Route table), each with its builder. */
export const paths = {
  chooseListingType: () => '/',
  create: (appType: AppType) => `/${appType}`,
  startAgain: (appType: AppType) => `/new/${appType}`,
  load: (appType: AppType, uuid: string) => `/load/${appType}/${uuid}`,
  confirmIdentity: (appType: AppType) => `/confirm-identity/${appType}`,
  verifyPhone: (appType: AppType) => `/phone-number-verification/${appType}`,
  resetPassword: (appType: AppType) => `/reset-password/${appType}`,
  checkout: (appType: AppType) => `/checkout/${appType}`,
  unfinished: () => '/profile/listings',
  thankYou: (appType: AppType, listing: string) =>
    `/create-listing/thank-you-${appType}?listing_id=${encodeURIComponent(listing)}`,
  /** The token stands behind the #, which no server, log or other site is told. */
  choosePassword: (token: string) => `/choose-password#token=${token}`,
  openDraft: (token: string) => `/open-draft#token=${token}`,
  agentListing: () => '/advertise-your-property/your-listing',
  agentRegister: () => '/user-agent/register',
  agentSignIn: () => '/user/login',
  terms: () => LEGAL_PAGES.terms.href,
  privacy: () => LEGAL_PAGES.privacy.href,
} as const

export type Route =
  | { readonly name: 'choose-listing-type' }
  | { readonly name: AppType; readonly appType: AppType }
  | { readonly name: 'new'; readonly appType: AppType }
  | { readonly name: 'load'; readonly appType: AppType; readonly uuid: string }
  | { readonly name: 'confirm-identity'; readonly appType: AppType }
  | { readonly name: 'agent-register' | 'agent-sign-in' | 'terms' | 'privacy' }

/** The route of a path; any other path is where one chooses the listing type. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').slice(1)
  const appType: AppType | null = second === 'sell' || second === 'let' ? second : null
  if (path === paths.create('sell') || path === paths.create('let')) {
    return { name: first as AppType, appType: first as AppType }
  }
  if (path === paths.agentRegister()) return { name: 'agent-register' }
  if (path === paths.agentSignIn()) return { name: 'agent-sign-in' }
  if (path === paths.terms()) return { name: 'terms' }
  if (path === paths.privacy()) return { name: 'privacy' }
  if (appType && first === 'new' && third === '') return { name: 'new', appType }
  if (appType && first === 'confirm-identity' && third === '') return { name: 'confirm-identity', appType }
  if (appType && first === 'load' && third !== '' && rest.length === 0)
    return { name: 'load', appType, uuid: third }
  return { name: 'choose-listing-type' }
}
