import type { AdvertDeps } from '../adverts/routes.ts'
import { settleDraft } from '../checkout/settle-order.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import type { Visitors } from '../http/visitors.ts'
import type { LookupRouteDeps } from '../lookups/routes.ts'
import type { PublishedDeps } from '../published/routes.ts'
import { ownListingsStore } from '../publishing/own-listings-store.ts'
import type { PublishingDeps } from '../publishing/routes.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { PageDeps } from '../render/page-routes.ts'
import { type CheckoutDeps, checkoutDeps } from './checkout-deps.ts'
import type { Gateways } from './gateways.ts'
import { publishedDeps } from './published-deps.ts'
import { publisherDeps } from './publishing-deps.ts'

interface Beside {
  readonly database: Database
  readonly takings: Gateways['takings']
  readonly adverts: AdvertDeps
  readonly lookups: LookupRouteDeps
  readonly pages: PageRenderer
  readonly visitors: Visitors
  readonly log: Log
  readonly now: () => Date
}

export interface SellingDeps {
  readonly publishing: PublishingDeps
  readonly checkout: CheckoutDeps
  readonly published: PublishedDeps
  readonly ownListings: PageDeps['ownListings']
}

/** From a finished draft to the advert that everybody sees. The checkout publishes; a final save settles what was paid first. */
export function sellingDeps(
  config: Config,
  { database, takings, adverts, lookups, pages, visitors, log, now }: Beside,
): SellingDeps {
  const publisher = publisherDeps(database, { adverts, lookups })
  const parts = { publisher, drafts: adverts.drafts, visitors, log, now }
  const checkout = checkoutDeps(takings, database, parts)
  const listingsOf = ownListingsStore(database)
  return {
    publishing: { ...publisher, settleDraft: (uuid) => settleDraft(checkout, uuid) },
    checkout,
    published: publishedDeps(config, database, pages, visitors, now),
    ownListings: (ownerKey) => listingsOf(ownerKey, now()),
  }
}
