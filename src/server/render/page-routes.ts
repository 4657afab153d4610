import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Claim } from '#shared/advert/claims.ts'
import { DEFAULT_ADDRESS_TYPE } from '#shared/advert/page.ts'
import type { DocumentState, FirstState, PeopleState, SiteState, Who } from '#shared/api/document-state.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { freshState, type PageUser } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { pageOf, type Route, routeOf, type StateName } from '#shared/journey/pages.ts'
import { today } from '#shared/values/iso-date.ts'
import { allowPayment, type OtherSites, pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import type { PageRenderer } from './page-renderer.ts'
import { sendPacked, splitUrl } from './send-page.ts'

export interface PageDeps {
  readonly pages: PageRenderer
  readonly visitors: Visitors
  /** What a page state says of whoever asks. */
  readonly pageUserOf: (person: Person | null) => Promise<PageUser>
  /** The published adverts of an owner, the one published last first. */
  readonly ownListings: (ownerKey: Buffer) => Promise<readonly OwnListing[]>
  readonly now: () => Date
  readonly claims: (appType: AppType) => readonly Claim[]
  /** What signing in by other sites takes, of those that are configured. */
  readonly signInSites: readonly OtherSites[]
}

/** Every page: the screen of its path, and for any path that is none the choice between selling and letting. */
export function registerPageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { pages, visitors } = deps
  const policy = pagePolicy({ scripts: pages.scriptHashes, styles: pages.styleHashes }, deps.signInSites)
  app.get('*', async (request, reply) => {
    const { path, search } = splitUrl(request.url)
    if (path !== '/' && path.endsWith('/')) {
      return reply.redirect(path.replace(/\/+$/, '') + search, 308)
    }
    const person = await visitors.personOf(request)
    const asked = ownPage(path)
    const elsewhere = elsewhereOf(asked, person, search)
    if (elsewhere !== null && 'redirect' in elsewhere) return reply.redirect(elsewhere.redirect)
    const route = elsewhere === null ? asked : { name: elsewhere.show }
    const { state: stateName, takesPayment } = pageOf(route)
    const state = await STATES[stateName](deps, { route, person, search })
    // Before the first save: its answer can be lost, and two windows can make theirs at once.
    if (stateName === 'creation') await visitors.welcome(request, reply)
    setPageHeaders(reply, policy)
    if (takesPayment) allowPayment(reply)
    // A guest's page tells nothing personal, and the Back button should find it as it was.
    reply
      .header('cache-control', person === null ? 'private, no-cache' : 'no-store')
      .header('vary', 'accept-encoding, cookie')
    const html = pages.render(route, state, search)
    return sendPacked(reply, html, request.headers['accept-encoding'] ?? '')
  })
}

/** Published adverts have routes of their own; an address that those do not take is no page. */
function ownPage(path: string): Route {
  const route = routeOf(path)
  return pageOf(route).kind === 'published' ? { name: 'choose-listing-type' } : route
}

function elsewhereOf(route: Route, person: Person | null, search: string) {
  const userType = person === null ? 'guest' : person.isAgent ? 'agent' : 'standard'
  const caller = { userType, verified: person?.isVerified ?? false, search, hasDraft: null } as const
  return pageOf(route).elsewhere(caller, appTypeOf(route))
}

/** It defaults to sell (specification section 2). */
const appTypeOf = (route: Route): AppType => ('appType' in route ? route.appType : 'sell')

interface Asked {
  readonly route: Route
  readonly person: Person | null
  readonly search: string
}

const whoIs = (person: Person | null): Who | null =>
  person === null ? null : { email: person.email, isAgent: person.isAgent }

async function siteState(_deps: PageDeps, { person }: Asked): Promise<SiteState> {
  return { who: whoIs(person) }
}

async function creationState(deps: PageDeps, { route, person }: Asked): Promise<FirstState> {
  const { pageUserOf, now, claims } = deps
  const appType = appTypeOf(route)
  const draft = { uuid: randomUUID(), appType, addressType: DEFAULT_ADDRESS_TYPE }
  const who = whoIs(person)
  return {
    who,
    data: freshState(draft, today(now()), await pageUserOf(person)),
    today: today(now()),
    isForAgent: who?.isAgent === true,
    claims: claims(appType),
  }
}

async function accountState(deps: PageDeps, asked: Asked): Promise<PeopleState> {
  const { person, search } = asked
  const listings = await listingsFor(deps, asked)
  return { who: whoIs(person), user: (await deps.pageUserOf(person)).user, search, listings }
}

const STATES = {
  site: siteState,
  creation: creationState,
  account: accountState,
  // Of published pages, which are sent elsewhere.
  advert: siteState,
  adverts: siteState,
} as const satisfies Record<StateName, (deps: PageDeps, asked: Asked) => Promise<DocumentState>>

/** A page that names somebody else's advert is told nothing of it. */
async function listingsFor(
  { ownListings }: PageDeps,
  { route, person, search }: Asked,
): Promise<readonly OwnListing[]> {
  const { listings } = pageOf(route)
  if (person === null || listings === 'none') return []
  const own = await ownListings(person.ownerKey)
  if (listings === 'all') return own
  const asked = new URLSearchParams(search).get('listing_id')
  return own.filter(({ listing }) => listing === asked)
}
