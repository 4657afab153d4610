import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Claim } from '#shared/advert/claims.ts'
import { DEFAULT_ADDRESS_TYPE } from '#shared/advert/page.ts'
import type { DocumentState } from '#shared/api/document-state.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { freshState, type PageUser } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Route, routeOf } from '#shared/journey/paths.ts'
import { isForAgent } from '#shared/journey/query.ts'
import { today } from '#shared/values/iso-date.ts'
import { allowPayment, type OtherSites, pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import { insteadOf } from './instead.ts'
import { type PageRenderer, PEOPLE_PAGES } from './page-renderer.ts'
import { sendPacked } from './send-page.ts'

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
    const [path = '/'] = request.url.split('?', 1)
    const search = request.url.slice(path.length)
    if (path !== '/' && path.endsWith('/')) {
      return reply.redirect(path.replace(/\/+$/, '') + search, 308)
    }
    const route = routeOf(path)
    const person = await visitors.personOf(request)
    const instead = insteadOf(route, person)
    if (instead !== null) return reply.redirect(instead)
    const state = await stateFor(deps, route, person, search)
    // Before the first save: its answer can be lost, and two windows can make theirs at once.
    if ('data' in state) await visitors.welcome(request, reply)
    setPageHeaders(reply, policy)
    if (route.name === 'checkout') allowPayment(reply)
    // A guest's page tells nothing personal, and the Back button should find it as it was.
    reply
      .header('cache-control', person === null ? 'private, no-cache' : 'no-store')
      .header('vary', 'accept-encoding, cookie')
    return sendPacked(reply, pages.render(path, state), request.headers['accept-encoding'] ?? '')
  })
}

async function stateFor(
  deps: PageDeps,
  route: Route,
  person: Person | null,
  search: string,
): Promise<DocumentState> {
  const { pageUserOf, now, claims } = deps
  const who = person === null ? null : { email: person.email, isAgent: person.isAgent }
  if (route.name === 'sell' || route.name === 'let') {
    // An agent makes adverts of their own from their own page; otherwise nothing is to be filled in here.
    if (who?.isAgent && !isForAgent(search)) return { who }
    const draft = { uuid: randomUUID(), appType: route.appType, addressType: DEFAULT_ADDRESS_TYPE }
    const data = freshState(draft, today(now()), await pageUserOf(person))
    return {
      who,
      data,
      today: today(now()),
      isForAgent: who?.isAgent === true,
      claims: claims(route.appType),
    }
  }
  if (!PEOPLE_PAGES.has(route.name)) return { who }
  const listings = await listingsFor(deps, route, person, search)
  return { who, user: (await pageUserOf(person)).user, search, listings }
}

/** A page that names somebody else's advert is told nothing of it. */
async function listingsFor(
  { ownListings }: PageDeps,
  { name }: Route,
  person: Person | null,
  search: string,
): Promise<readonly OwnListing[]> {
  if (person === null || !LISTING_PAGES.has(name)) return []
  const own = await ownListings(person.ownerKey)
  if (name !== 'thank-you') return own
  const asked = new URLSearchParams(search).get('listing_id')
  return own.filter(({ listing }) => listing === asked)
}
const LISTING_PAGES = new Set<Route['name']>(['unfinished', 'agent-listing', 'thank-you'])
