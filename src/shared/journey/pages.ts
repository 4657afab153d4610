import type { AppType } from '../form/block.ts'
import { LEGAL_PAGES } from '../product.ts'
import { redirectFromCheckout } from './final-step.ts'
import { at, perAppType, perDraft, perListing, readLoad, within } from './page-paths.ts'
import {
  type Caller,
  fromAgentForms,
  type GuardResult,
  go,
  HAS_OWN_ROUTES,
  openToAll,
  ownersOnly,
  type PageRecord,
} from './page-record.ts'
import { paths } from './paths.ts'
import { asksToSignIn, identityHeading, isForAgent, upgradeIn } from './query.ts'

const BASE = { listings: 'none', script: null, style: 'plain', takesPayment: false } as const

const TEXT = { ...BASE, kind: 'text', state: 'site', guard: openToAll, providers: [] } as const

const LEGAL = { ...TEXT, state: 'legal', style: 'account' } as const

const OPENING = { ...TEXT, kind: 'opening', script: 'opening', heading: 'Opening your form' } as const

const ACCOUNT = { ...BASE, kind: 'account', state: 'account', script: 'account', style: 'account' } as const

const PUBLISHED = { ...TEXT, kind: 'published', state: 'advert', style: 'published', heading: null } as const

const REFERENCES = {
  ...PUBLISHED,
  kind: 'references',
  state: 'reference',
  providers: ['email'],
} as const

const RECEIPTS = { ...PUBLISHED, kind: 'receipts', state: 'receipt' } as const

const CREATION = {
  ...TEXT,
  kind: 'creation',
  state: 'creation',
  script: 'creation',
  style: 'creation',
  guard: ({ userType, search }: Caller): GuardResult | null =>
    userType === 'agent' && !isForAgent(search) ? { show: 'agents-only' } : null,
  providers: ['sms', 'address-finder', 'epc-register', 'google', 'facebook'],
} as const

/** Browser scripts get their page from the document and do not load this table. */
export const PAGES = {
  sell: {
    ...CREATION,
    read: (path: string) => (path === paths.create('sell') ? { appType: 'sell' as const } : null),
    heading: 'Advertise your home for sale',
  },
  let: {
    ...CREATION,
    read: (path: string) => (path === paths.create('let') ? { appType: 'let' as const } : null),
    heading: 'Advertise your home to let',
  },
  /** Shown in place of another page. */
  'agents-only': { ...TEXT, read: (): object | null => null, heading: 'Agents advertise free of charge' },
  new: { ...OPENING, read: perAppType(paths.startAgain) },
  load: { ...OPENING, read: readLoad },
  'confirm-identity': {
    ...ACCOUNT,
    read: perAppType(paths.confirmIdentity),
    heading: (search: string) => identityHeading(asksToSignIn(search)),
    guard: ({ userType }: Caller, appType: AppType) => {
      if (userType === 'agent') return go(paths.agentListing())
      return userType === 'standard' ? go(paths.create(appType)) : null
    },
    providers: ['email', 'google', 'facebook'],
  },
  'phone-number-verification': {
    ...ACCOUNT,
    read: perAppType(paths.verifyPhone),
    heading: 'Confirm your mobile number',
    guard: ({ userType, verified }: Caller, appType: AppType) =>
      userType !== 'standard' || verified ? go(paths.create(appType)) : null,
    providers: ['sms'],
  },
  'reset-password': {
    ...ACCOUNT,
    read: perAppType(paths.resetPassword),
    heading: 'Reset your password',
    providers: ['email'],
    guard: openToAll,
  },
  'choose-password': {
    ...ACCOUNT,
    read: at(paths.choosePassword('')),
    heading: 'Choose a password',
    guard: openToAll,
    providers: [],
  },
  'open-draft': {
    ...ACCOUNT,
    read: at(paths.openDraft('')),
    heading: 'Opening your advert',
    guard: openToAll,
    providers: [],
  },
  checkout: {
    ...ACCOUNT,
    read: perAppType(paths.checkout),
    heading: 'Checkout',
    guard: (caller: Caller, appType: AppType) => {
      const path = redirectFromCheckout(appType, caller, caller.hasDraft)
      return path === null ? null : go(path)
    },
    providers: ['payments'],
    takesPayment: true,
  },
  upgrade: {
    ...ACCOUNT,
    read: perAppType((appType) => paths.upgrade(appType, '', '')),
    heading: 'Upgrade your advert',
    guard: (caller: Caller, appType: AppType) => {
      if (caller.userType === 'standard' && !caller.verified) return go(paths.verifyPhone(appType))
      return ownersOnly(caller) ?? (upgradeIn(caller.search) === null ? go(paths.unfinished()) : null)
    },
    providers: ['payments'],
    takesPayment: true,
  },
  'thank-you': {
    ...ACCOUNT,
    read: perAppType((appType) => paths.thankYou(appType, '')),
    heading: 'Thank you',
    listings: 'named-in-query',
    guard: openToAll,
    providers: [],
  },
  unfinished: {
    ...ACCOUNT,
    read: at(paths.unfinished()),
    heading: 'Your adverts',
    listings: 'all',
    guard: ownersOnly,
    providers: ['voice'],
  },
  'agent-listing': {
    ...ACCOUNT,
    read: at(paths.agentListing()),
    heading: 'List a property',
    listings: 'all',
    guard: ({ userType }: Caller) => (userType === 'agent' ? null : go(paths.agentSignIn())),
    providers: [],
  },
  'agent-register': {
    ...ACCOUNT,
    read: at(paths.agentRegister()),
    heading: 'Create your agent account',
    guard: fromAgentForms,
    providers: ['email'],
  },
  'agent-sign-in': {
    ...ACCOUNT,
    read: at(paths.agentSignIn()),
    heading: 'Sign in as an agent',
    guard: fromAgentForms,
    providers: [],
  },
  'signed-out': { ...TEXT, read: at(paths.signedOut()), script: 'signed-out', heading: 'You’ve signed out' },
  terms: { ...LEGAL, read: at(paths.terms()), heading: LEGAL_PAGES.terms.text },
  privacy: { ...LEGAL, read: at(paths.privacy()), heading: LEGAL_PAGES.privacy.text },
  adverts: { ...PUBLISHED, read: at(paths.adverts()), state: 'adverts', style: 'adverts' },
  advert: { ...PUBLISHED, read: perListing(paths.advert), style: 'advert', providers: ['email'] },
  enquiry: { ...PUBLISHED, read: perListing(paths.enquire), providers: ['email'] },
  'advert-photos': { ...PUBLISHED, read: perListing(paths.advertPhotos) },
  'advert-phone': { ...PUBLISHED, read: perListing(paths.advertPhone), providers: ['voice'] },
  'report-advert': { ...PUBLISHED, read: perListing(paths.reportAdvert) },
  'check-advert': {
    ...PUBLISHED,
    read: perDraft(paths.checkAdvert),
    kind: 'check',
    state: 'check',
    heading: 'Check your advert',
    providers: ['address-finder'],
  },
  contact: {
    ...PUBLISHED,
    read: at(paths.contact()),
    kind: 'support',
    state: 'contact',
    heading: 'Contact us',
    providers: ['email'],
  },
  'tenant-references': { ...REFERENCES, read: perListing(paths.tenantReferences) },
  reference: { ...REFERENCES, read: perListing(paths.reference) },
  agency: {
    ...PUBLISHED,
    read: within(paths.agency()),
    kind: 'agency',
    state: 'agency',
    style: 'agency',
    providers: ['email'],
  },
  api: {
    ...PUBLISHED,
    read: at(paths.apiPage()),
    kind: 'api',
    state: 'api',
    style: 'agency',
    heading: 'API for agencies',
  },
  receipt: { ...RECEIPTS, read: perListing(paths.receipt) },
  'check-receipt': { ...RECEIPTS, read: within(paths.checkReceipt()) },
  'choose-listing-type': {
    ...TEXT,
    state: 'home',
    style: 'home',
    read: at(paths.chooseListingType()),
    heading: 'Are you selling or letting?',
  },
} as const satisfies Readonly<Record<string, PageRecord>>

export type PageName = keyof typeof PAGES

export type PagesOfKind<K extends PageRecord['kind']> = {
  [N in PageName]: (typeof PAGES)[N]['kind'] extends K ? N : never
}[PageName]

export type RouteOf<N extends PageName> = {
  [M in N]: { readonly name: M } & Readonly<NonNullable<ReturnType<(typeof PAGES)[M]['read']>>>
}[N]
export type Route = RouteOf<PageName>

const NAMES = Object.keys(PAGES) as PageName[]

export function routeOf(path: string): Route {
  for (const name of NAMES) {
    const read = PAGES[name].read(path)
    if (read !== null) return { name, ...read } as Route
  }
  return { name: 'choose-listing-type' }
}

export const pageOf = ({ name }: Route): PageRecord => PAGES[name]

export const hasOwnRoutes = (route: Route): boolean => HAS_OWN_ROUTES[pageOf(route).kind]

export function headingOf(route: Route, search: string): string | null {
  const { heading } = pageOf(route)
  return typeof heading === 'function' ? heading(search) : heading
}
