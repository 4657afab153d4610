import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AllowedText } from '#shared/advert/allowed-text.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Claim } from '#shared/advert/claims.ts'
import type { NotOffered } from '#shared/advert/marketing-options.ts'
import type { ListedHome } from '#shared/advert/published-advert.ts'
import { DEFAULT_ADDRESS_TYPE } from '#shared/advert/specified-page.ts'
import type {
  AccountPageState,
  DocumentState,
  FirstState,
  HomeState,
  LegalState,
  SiteState,
} from '#shared/api/document-state.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { freshState, type PageUser } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import type { StateName } from '#shared/journey/page-record.ts'
import { hasOwnRoutes, headingOf, pageOf, type Route, routeOf } from '#shared/journey/pages.ts'
import { copyOfIn } from '#shared/journey/query.ts'
import { today } from '#shared/values/iso-date.ts'
import { type Account, accountShown } from '../http/caller.ts'
import type { Callers } from '../http/callers.ts'
import { type Call, type Entrance, noBody } from '../http/entrance.ts'
import {
  allowPayment,
  dropOpenerPolicyIfTyped,
  type OtherSites,
  pagePolicy,
  setPageHeaders,
} from '../http/security-headers.ts'
import { createGuestPages, type GuestPages } from './guest-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { sendPacked, splitUrl } from './send-page.ts'

export interface PageDeps {
  readonly pages: PageRenderer
  readonly callers: Pick<Callers, 'asOwner'>
  readonly pageUserOf: (account: Account | null) => Promise<PageUser>
  /** Newest first. */
  readonly ownListings: (ownerKey: Buffer) => Promise<readonly OwnListing[]>
  /** The names of the portals that owners' adverts may be sent to now. */
  readonly ownersPortals: () => Promise<readonly string[]>
  /** What a new advert need not ask its owner; `copyOf`: the draft of the advert that it is to be like. */
  readonly knownOf: (
    account: Account | null,
    advert: { readonly appType: AppType; readonly copyOf: string | null },
  ) => Promise<DraftAnswers>
  /** Refused words that a person allowed in texts of this owner. */
  readonly allowedTexts: (ownerKey: Buffer, appType: AppType) => Promise<readonly AllowedText[]>
  /** Where the homes of the owner's unfinished adverts are, by the draft's uuid. */
  readonly draftAddresses: (ownerKey: Buffer) => Promise<Readonly<Record<string, string>>>
  /** The name of an agent's agency; null for whoever is of none, or has not confirmed their address. */
  readonly agencyOf: (account: Account) => Promise<string | null>
  /** The published adverts that came last. */
  readonly newest: () => Promise<readonly ListedHome[]>
  readonly now: () => Date
  readonly claims: (appType: AppType) => readonly Claim[]
  readonly notOffered: (appType: AppType) => Promise<NotOffered>
  /** Configured providers only. */
  readonly signInSites: readonly OtherSites[]
  readonly originOf: (request: FastifyRequest) => string
}

/** An unknown path gets the choice between selling and letting. */
export function registerPageRoutes({ handle }: Entrance, deps: PageDeps): void {
  const guestPages = createGuestPages()
  handle('page', noBody, (call) => {
    const { path, search } = splitUrl(call.request.url)
    if (path !== '/' && path.endsWith('/')) {
      return call.reply.redirect(path.replace(/\/+$/, '') + search, 308)
    }
    const asked = ownPage(path)
    const guarded = guardResultOf(asked, call.caller.account, search)
    if (guarded !== null && 'redirect' in guarded) return call.reply.redirect(guarded.redirect)
    return sendPage({ ...deps, guestPages }, call, guarded === null ? asked : { name: guarded.show })
  })
}

async function sendPage(
  deps: PageDeps & { readonly guestPages: GuestPages },
  call: Call,
  route: Route,
): Promise<FastifyReply> {
  const { request, reply, caller } = call
  const { search } = splitUrl(request.url)
  const { kind, state: stateName, takesPayment } = pageOf(route)
  const state = await STATES[stateName](deps, {
    route,
    account: caller.account,
    search,
    origin: deps.originOf(request),
  })
  // Before the first save, because its answer can be lost and two windows can save at once.
  if (stateName === 'creation') deps.callers.asOwner(call, caller)
  setPageHeaders(reply, pagePolicy(deps.pages.inlineHashes(route), deps.signInSites))
  // The account pages ask for passwords.
  if (kind !== 'account') dropOpenerPolicyIfTyped(reply)
  if (takesPayment) allowPayment(reply)
  // A guest's page is not personal, and the Back button should find it unchanged.
  reply.header('cache-control', caller.account === null ? 'private, no-cache' : 'no-store')
  const mayHaveDraft = caller.ownerKey !== null
  const draw = (): string => deps.pages.render(route, state, search, mayHaveDraft)
  const isShared = stateName === 'creation' && caller.account === null
  const page = isShared
    ? deps.guestPages.pageOf(JSON.stringify([route, headingOf(route, search), state, mayHaveDraft]), draw)
    : { html: draw(), brotli: null }
  return sendPacked(reply, page, request.headers['accept-encoding'] ?? '')
}

function ownPage(path: string): Route {
  const route = routeOf(path)
  return hasOwnRoutes(route) ? { name: 'choose-listing-type' } : route
}

function guardResultOf(route: Route, account: Account | null, search: string) {
  const userType = account === null ? 'guest' : account.isAgent ? 'agent' : 'standard'
  const caller = { userType, verified: account?.isVerified ?? false, search, hasDraft: null } as const
  return pageOf(route).guard(caller, appTypeOf(route))
}

/** Specification section 2. */
const appTypeOf = (route: Route): AppType => ('appType' in route ? route.appType : 'sell')

interface Asked {
  readonly route: Route
  readonly account: Account | null
  readonly search: string
  readonly origin: string
}

async function siteState(_deps: PageDeps, { account }: Asked): Promise<SiteState> {
  return { who: accountShown({ account }) }
}

async function legalState(deps: PageDeps, { account }: Asked): Promise<LegalState> {
  return { who: accountShown({ account }), portals: await deps.ownersPortals() }
}

async function homeState(deps: PageDeps, { account }: Asked): Promise<HomeState> {
  const { newest, notOffered } = deps
  const [homes, sell, let_] = await Promise.all([newest(), notOffered('sell'), notOffered('let')])
  return { who: accountShown({ account }), newest: homes, notOffered: { sell, let: let_ } }
}

async function creationState(deps: PageDeps, { route, account, search }: Asked): Promise<FirstState> {
  const { pageUserOf, now, claims, notOffered } = deps
  const appType = appTypeOf(route)
  const draft = { uuid: '', appType, addressType: DEFAULT_ADDRESS_TYPE }
  const who = accountShown({ account })
  return {
    who,
    data: freshState(draft, today(now()), await pageUserOf(account)),
    today: today(now()),
    isForAgent: who?.isAgent === true,
    known: await deps.knownOf(account, { appType, copyOf: copyOfIn(search) }),
    allowed: account === null ? [] : await deps.allowedTexts(account.ownerKey, appType),
    claims: claims(appType),
    notOffered: await notOffered(appType),
  }
}

async function accountState(deps: PageDeps, asked: Asked): Promise<AccountPageState> {
  const { account, search, origin } = asked
  const { listings: wanted } = pageOf(asked.route)
  const listings = await listingsFor(deps, asked)
  const { user } = await deps.pageUserOf(account)
  const isList = account !== null && wanted === 'all'
  const addresses = isList ? await deps.draftAddresses(account.ownerKey) : {}
  const agency = isList && account.isAgent ? await deps.agencyOf(account) : null
  return { who: accountShown({ account }), user, search, listings, addresses, agency, origin }
}

const STATES = {
  site: siteState,
  legal: legalState,
  home: homeState,
  creation: creationState,
  account: accountState,
  check: siteState,
  advert: siteState,
  adverts: siteState,
  contact: siteState,
  reference: siteState,
  agency: siteState,
  receipt: siteState,
  api: siteState,
} as const satisfies Record<StateName, (deps: PageDeps, asked: Asked) => Promise<DocumentState>>

/** Only the user's own adverts. */
async function listingsFor(
  { ownListings }: PageDeps,
  { route, account, search }: Asked,
): Promise<readonly OwnListing[]> {
  const { listings } = pageOf(route)
  if (account === null || listings === 'none') return []
  const own = await ownListings(account.ownerKey)
  if (listings === 'all') return own
  const asked = new URLSearchParams(search).get('listing_id')
  return own.filter(({ listing }) => listing === asked)
}
