import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'
import { redirectFromCheckout } from './final-step.ts'
import type { WhoSaves } from './next-step.ts'
import { at, perAppType, perListing, readLoad } from './page-paths.ts'
import { paths } from './paths.ts'
import { asksToSignIn, identityHeading, isForAgent } from './query.ts'

/** Whoever asks for a page. */
interface Caller extends WhoSaves {
  /** The query of the address, with its question mark. */
  readonly search: string
  /** Null on the server: which draft a browser holds, only the browser knows. */
  readonly hasDraft: boolean | null
}

/** Another address, or another page at the same one. */
type Elsewhere = { readonly redirect: string } | { readonly show: 'agents-only' }

/** Each kind of state is made in its own way, see src/shared/api/document-state.ts. */
export type StateName = 'site' | 'creation' | 'account' | 'advert' | 'adverts'

/** A provider that a page uses; where it is the sandbox, the page says so. */
export type PageProvider =
  | 'sms'
  | 'email'
  | 'address-finder'
  | 'epc-register'
  | 'google'
  | 'facebook'
  | 'payments'

interface PageRecord {
  /** What the path says, null where it is another page's. */
  readonly read: (path: string) => object | null
  /** Null where it depends on the state: then the page's screen gives the title. */
  readonly heading: string | ((search: string) => string) | null
  readonly kind: 'creation' | 'account' | 'opening' | 'published' | 'text'
  readonly state: StateName
  /** Which of one's published adverts the state holds. */
  readonly listings: 'all' | 'named-in-query' | 'none'
  /** Null where the page works without. */
  readonly script: 'creation' | 'account' | 'opening' | null
  readonly style: AppType | 'account' | 'published' | 'plain'
  /** Where somebody is sent for whom the page is not (specification section 2, Route behaviour); null where it is theirs. */
  readonly elsewhere: (caller: Caller, appType: AppType) => Elsewhere | null
  readonly providers: readonly PageProvider[]
  /** Whether a frame on it may ask the browser for a payment. */
  readonly takesPayment: boolean
}

const anybody = (): null => null
const go = (redirect: string): Elsewhere => ({ redirect })

const BASE = { listings: 'none', script: null, style: 'plain', takesPayment: false } as const

const TEXT = { ...BASE, kind: 'text', state: 'site', elsewhere: anybody, providers: [] } as const

const OPENING = { ...TEXT, kind: 'opening', script: 'opening', heading: 'Opening your form' } as const

/** Each of these pages says itself who may see it and which providers it uses. */
const ACCOUNT = { ...BASE, kind: 'account', state: 'account', script: 'account', style: 'account' } as const

const PUBLISHED = { ...TEXT, kind: 'published', state: 'advert', style: 'published', heading: null } as const

const CREATION = {
  ...TEXT,
  kind: 'creation',
  state: 'creation',
  script: 'creation',
  // Agents begin adverts of their own on their own page.
  elsewhere: ({ userType, search }: Caller): Elsewhere | null =>
    userType === 'agent' && !isForAgent(search) ? { show: 'agents-only' } : null,
  providers: ['sms', 'address-finder', 'epc-register', 'google', 'facebook'],
} as const

const fromAgentForms = ({ userType }: Caller): Elsewhere | null =>
  userType === 'agent' ? go(paths.agentListing()) : null

/**
 * Every page of the site. The screens stand in src/web/screens.tsx; scripts that run in the browser are told their page
 * and its heading by the document, and do not carry this table.
 */
export const PAGES = {
  sell: {
    ...CREATION,
    read: (path: string) => (path === paths.create('sell') ? { appType: 'sell' as const } : null),
    heading: 'Advertise your home for sale',
    style: 'sell',
  },
  let: {
    ...CREATION,
    read: (path: string) => (path === paths.create('let') ? { appType: 'let' as const } : null),
    heading: 'Advertise your home to let',
    style: 'let',
  },
  /** Shown in place of another page. */
  'agents-only': { ...TEXT, read: (): object | null => null, heading: 'Agents advertise free of charge' },
  new: { ...OPENING, read: perAppType(paths.startAgain) },
  load: { ...OPENING, read: readLoad },
  'confirm-identity': {
    ...ACCOUNT,
    read: perAppType(paths.confirmIdentity),
    heading: (search: string) => identityHeading(asksToSignIn(search)),
    elsewhere: ({ userType }: Caller, appType: AppType) => {
      if (userType === 'agent') return go(paths.agentListing())
      return userType === 'standard' ? go(paths.create(appType)) : null
    },
    providers: ['email', 'google', 'facebook'],
  },
  'phone-number-verification': {
    ...ACCOUNT,
    read: perAppType(paths.verifyPhone),
    heading: 'Confirm your mobile number',
    elsewhere: ({ userType, verified }: Caller, appType: AppType) =>
      userType !== 'standard' || verified ? go(paths.create(appType)) : null,
    providers: ['sms'],
  },
  'reset-password': {
    ...ACCOUNT,
    read: perAppType(paths.resetPassword),
    heading: 'Reset your password',
    providers: ['email'],
    elsewhere: anybody,
  },
  'choose-password': {
    ...ACCOUNT,
    read: at(paths.choosePassword('')),
    heading: 'Choose a password',
    elsewhere: anybody,
    providers: [],
  },
  'open-draft': {
    ...ACCOUNT,
    read: at(paths.openDraft('')),
    heading: 'Opening your advert',
    elsewhere: anybody,
    providers: [],
  },
  checkout: {
    ...ACCOUNT,
    read: perAppType(paths.checkout),
    heading: 'Checkout',
    elsewhere: (caller: Caller, appType: AppType) => {
      const path = redirectFromCheckout(appType, caller, caller.hasDraft)
      return path === null ? null : go(path)
    },
    providers: ['payments'],
    takesPayment: true,
  },
  'thank-you': {
    ...ACCOUNT,
    read: perAppType((appType) => paths.thankYou(appType, '')),
    heading: 'Thank you',
    listings: 'named-in-query',
    elsewhere: anybody,
    providers: [],
  },
  unfinished: {
    ...ACCOUNT,
    read: at(paths.unfinished()),
    heading: 'Your adverts',
    listings: 'all',
    elsewhere: ({ userType }: Caller) => {
      if (userType === 'agent') return go(paths.agentListing())
      return userType === 'guest' ? go(paths.signInForListings()) : null
    },
    providers: [],
  },
  'agent-listing': {
    ...ACCOUNT,
    read: at(paths.agentListing()),
    heading: 'List a property',
    listings: 'all',
    elsewhere: ({ userType }: Caller) => (userType === 'agent' ? null : go(paths.agentSignIn())),
    providers: [],
  },
  'agent-register': {
    ...ACCOUNT,
    read: at(paths.agentRegister()),
    heading: 'Create your agent account',
    elsewhere: fromAgentForms,
    providers: ['email'],
  },
  'agent-sign-in': {
    ...ACCOUNT,
    read: at(paths.agentSignIn()),
    heading: 'Sign in as an agent',
    elsewhere: fromAgentForms,
    providers: [],
  },
  'signed-out': { ...TEXT, read: at(paths.signedOut()), heading: 'You are signed out' },
  terms: { ...TEXT, read: at(paths.terms()), heading: LEGAL_PAGES.terms.text, style: 'account' },
  privacy: { ...TEXT, read: at(paths.privacy()), heading: LEGAL_PAGES.privacy.text, style: 'account' },
  adverts: { ...PUBLISHED, read: at(paths.adverts()), state: 'adverts' },
  advert: { ...PUBLISHED, read: perListing(paths.advert), providers: ['email'] },
  enquiry: { ...PUBLISHED, read: perListing(paths.enquire), providers: ['email'] },
  'advert-phone': { ...PUBLISHED, read: perListing(paths.advertPhone) },
  'report-advert': { ...PUBLISHED, read: perListing(paths.reportAdvert) },
  'choose-listing-type': {
    ...TEXT,
    read: at(paths.chooseListingType()),
    heading: 'Are you selling or letting?',
  },
} as const satisfies Readonly<Record<string, PageRecord>>

export type PageName = keyof typeof PAGES

/** The names of the pages of one kind. */
export type PagesOfKind<K extends PageRecord['kind']> = {
  [N in PageName]: (typeof PAGES)[N]['kind'] extends K ? N : never
}[PageName]

/** A page's name, and what its path says. */
export type RouteOf<N extends PageName> = {
  [M in N]: { readonly name: M } & Readonly<NonNullable<ReturnType<(typeof PAGES)[M]['read']>>>
}[N]
export type Route = RouteOf<PageName>

const NAMES = Object.keys(PAGES) as PageName[]

/** The page of a path; any other path is where one chooses the listing type. */
export function routeOf(path: string): Route {
  for (const name of NAMES) {
    const read = PAGES[name].read(path)
    if (read !== null) return { name, ...read } as Route
  }
  return { name: 'choose-listing-type' }
}

/** The record of a page, as any of them. */
export const pageOf = ({ name }: Route): PageRecord => PAGES[name]

export function headingOf(route: Route, search: string): string | null {
  const { heading } = pageOf(route)
  return typeof heading === 'function' ? heading(search) : heading
}
