import type { AdvertDeps } from './adverts/routes.ts'
import { settleDraft } from './checkout/settle-order.ts'
import { type CheckoutDeps, checkoutDeps } from './checkout-deps.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { Log } from './http/log.ts'
import type { Visitors } from './http/visitors.ts'
import type { LookupRouteDeps } from './lookups/routes.ts'
import type { PublishedDeps } from './published/routes.ts'
import { publishedDeps } from './published-deps.ts'
import { ownListingsStore } from './publishing/own-listings-store.ts'
import type { PublishingDeps } from './publishing/routes.ts'
import { publishingDeps } from './publishing-deps.ts'
import type { PageRenderer } from './render/page-renderer.ts'
import type { PageDeps } from './render/page-routes.ts'

interface Beside {
  readonly database: Database
  /** Where `npm run build` put its work. */
  readonly buildFolder: string
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

/** From a finished draft to the advert that everybody sees. Publishing and checkout ask each other. */
export async function sellingDeps(
  config: Config,
  { database, buildFolder, adverts, lookups, pages, visitors, log, now }: Beside,
): Promise<SellingDeps> {
  const publishing = publishingDeps(database, {
    adverts,
    lookups,
    settleDraft: (uuid) => settleDraft(checkout, uuid),
  })
  const parts = { publishing, drafts: adverts.drafts, visitors, log, now }
  const checkout = await checkoutDeps(config, buildFolder, database, parts)
  const listingsOf = ownListingsStore(database)
  return {
    publishing,
    checkout,
    published: publishedDeps(config, database, pages, visitors, now),
    ownListings: (ownerKey) => listingsOf(ownerKey, now()),
  }
}
