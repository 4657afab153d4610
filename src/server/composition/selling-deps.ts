import { today } from '#shared/values/iso-date.ts'
import type { AdvertDeps } from '../adverts/drafts/routes.ts'
import { rememberedAddresses } from '../adverts/lookups/find-addresses.ts'
import type { RatingDeps } from '../adverts/lookups/find-ratings.ts'
import { withPortals } from '../agents/portals/own-portals.ts'
import { ownPortalsStore } from '../agents/portals/own-portals-store.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import type { SendPage } from '../http/plain-page.ts'
import type { PublishedDeps } from '../listings/published/routes.ts'
import { checkDraft } from '../listings/publishing/check-draft.ts'
import type { EndOptionDeps } from '../listings/publishing/end-options.ts'
import type { JudgeLiveDeps } from '../listings/publishing/judge-live.ts'
import { type KnownDeps, knownAnswers } from '../listings/publishing/known-answers.ts'
import { lastContactStore } from '../listings/publishing/last-contact-store.ts'
import { withOffers } from '../listings/publishing/offer-upgrades.ts'
import { withLaw } from '../listings/publishing/own-law.ts'
import { ownListingsStore } from '../listings/publishing/own-listings-store.ts'
import type { PreviewRouteDeps } from '../listings/publishing/preview-routes.ts'
import { publishOrder } from '../listings/publishing/publish-order.ts'
import type { PublishingDeps } from '../listings/publishing/routes.ts'
import { settleDraft } from '../payments/checkout/settle-order.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { PageDeps } from '../render/page-routes.ts'
import { scriptlessPages } from '../render/send-page.ts'
import { type CheckoutDeps, checkoutDeps } from './checkout-deps.ts'
import type { DeliveryDeps } from './delivery-deps.ts'
import type { Gateways } from './gateways.ts'
import { publishedDeps } from './published-deps.ts'
import { publisherDeps } from './publishing-deps.ts'

const NEWEST_AT_HOME = 3

interface SellingWiring {
  readonly database: Database
  readonly takings: Gateways['takings']
  readonly adverts: AdvertDeps
  readonly lookups: RatingDeps
  readonly delivery: DeliveryDeps
  readonly pages: PageRenderer
  readonly log: Log
  readonly now: () => Date
}

export interface SellingDeps {
  readonly publishing: PublishingDeps & EndOptionDeps & JudgeLiveDeps
  readonly checkout: CheckoutDeps
  readonly published: PublishedDeps
  readonly preview: PreviewRouteDeps
  readonly ownListings: PageDeps['ownListings']
  readonly ownersPortals: PageDeps['ownersPortals']
  readonly newest: PageDeps['newest']
  readonly allowedTexts: PageDeps['allowedTexts']
  readonly knownOf: PageDeps['knownOf']
}

/** The checkout publishes; the final save calls publishing and the checkout. */
export function sellingDeps(
  config: Config,
  { database, takings, adverts, lookups, delivery, pages, log, now }: SellingWiring,
): SellingDeps {
  const publisher = publisherDeps(database, { adverts, lookups, delivery, log })
  const checkout = checkoutDeps(takings, database, {
    problemsIn: async (draft, account) => (await checkDraft(publisher, draft, account, now())).problems,
    notOffered: publisher.notOffered,
    publishOrder: (orderId) => publishOrder(publisher, orderId),
    drafts: adverts.drafts,
    log,
    now,
  })
  const sendPage = scriptlessPages(pages)
  const listingsOf = ownListingsStore(database)
  const portals = ownPortalsStore(database)
  const published = publishedDeps(config, database, sendPage, now)
  const known: KnownDeps = {
    contactsOf: lastContactStore(database),
    publishedOf: async (uuid, appType, ownerKey) => {
      const found = await publisher.publishing.published(uuid, ownerKey, today(now()))
      return found === null || found.appType !== appType || found.state === 'removed' ? null : found.answers
    },
  }
  return {
    publishing: { ...publisher, settleDraft: (uuid) => settleDraft(checkout, uuid) },
    checkout,
    published,
    allowedTexts: publisher.allowedTexts,
    knownOf: (account, advert) => knownAnswers(known, account, advert),
    newest: () => published.published.newest(today(now()), NEWEST_AT_HOME, now()),
    preview: previewDeps(publisher, lookups, sendPage),
    ownersPortals: portals.names,
    ownListings: async (ownerKey) => {
      const listings = await withLaw(publisher, ownerKey, await listingsOf(ownerKey, now()))
      return withOffers(publisher, await withPortals(portals, ownerKey, listings))
    },
  }
}

/** For guests, too: it asks no provider, and says of no address whether it is advertised. */
const previewDeps = (
  publisher: Omit<PreviewRouteDeps, 'sendPage'>,
  lookups: RatingDeps,
  sendPage: SendPage,
): PreviewRouteDeps => ({
  ...publisher,
  sendPage,
  isTaken: async () => false,
  homes: { ...publisher.homes, addressesOf: (postcode) => rememberedAddresses(lookups, postcode) },
  ratingsOf: async () => 'unknown',
})
