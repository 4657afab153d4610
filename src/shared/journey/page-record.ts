import type { AppType } from '../form/block.ts'
import type { UserStatus } from './next-step.ts'
import { paths } from './paths.ts'

export interface Caller extends UserStatus {
  /** With its question mark. */
  readonly search: string
  /** Null on the server, because only the browser knows its draft. */
  readonly hasDraft: boolean | null
}

/** A redirect, or another page at the same URL. */
export type GuardResult = { readonly redirect: string } | { readonly show: 'agents-only' }

export type StateName =
  | 'site'
  | 'legal'
  | 'home'
  | 'creation'
  | 'account'
  | 'check'
  | 'advert'
  | 'adverts'
  | 'contact'
  | 'reference'
  | 'agency'
  | 'receipt'
  | 'api'

export type PageProvider =
  | 'sms'
  | 'email'
  | 'address-finder'
  | 'epc-register'
  | 'google'
  | 'facebook'
  | 'payments'
  | 'voice'

/** By kind of page: whether routes of its own build its state. Such a page has no script. */
export const HAS_OWN_ROUTES = {
  creation: false,
  account: false,
  opening: false,
  text: false,
  check: true,
  published: true,
  support: true,
  references: true,
  agency: true,
  receipts: true,
  api: true,
} as const

export interface PageRecord {
  readonly read: (path: string) => object | null
  /** Null if the page's screen makes the title from its state. */
  readonly heading: string | ((search: string) => string) | null
  readonly kind: keyof typeof HAS_OWN_ROUTES
  readonly state: StateName
  /** Which of the user's published adverts the state includes. */
  readonly listings: 'all' | 'named-in-query' | 'none'
  /** Null if the page works without a script. */
  readonly script: 'creation' | 'account' | 'opening' | 'signed-out' | null
  readonly style: 'creation' | 'account' | 'adverts' | 'advert' | 'published' | 'home' | 'agency' | 'plain'
  /** Redirects users who may not see the page (specification section 2, Route behaviour); null if they may. */
  readonly guard: (caller: Caller, appType: AppType) => GuardResult | null
  readonly providers: readonly PageProvider[]
  /** Whether the page frames a payment form. */
  readonly takesPayment: boolean
}

export const openToAll = (): null => null
export const go = (redirect: string): GuardResult => ({ redirect })

/** For their adverts that are published. */
export function ownersOnly({ userType }: Caller): GuardResult | null {
  if (userType === 'agent') return go(paths.agentListing())
  return userType === 'guest' ? go(paths.signInForListings()) : null
}

export const fromAgentForms = ({ userType }: Caller): GuardResult | null =>
  userType === 'agent' ? go(paths.agentListing()) : null
