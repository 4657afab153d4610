import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import { secretKey } from '../db/secret-key.ts'
import { promotionStore } from '../entitlements/promotion/promotion-store.ts'
import type { ReadyPostDeps } from '../entitlements/promotion/ready-post.ts'
import type { PromotionRouteDeps } from '../entitlements/promotion/routes.ts'
import type { Log } from '../http/log.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { publishedStore } from '../listings/published/published-store.ts'

export interface PromotionDeps extends PromotionRouteDeps, Pick<ReadyPostDeps, 'findAdvert'> {
  readonly promotions: ReturnType<typeof promotionStore>
}

export async function promotionDeps(
  config: Config,
  database: Database,
  log: Log,
  now: () => Date,
): Promise<PromotionDeps> {
  const { facebookPromotion } = config
  const published = publishedStore(database)
  return {
    promotions: promotionStore(database),
    findAdverts: published.findLive,
    findAdvert: async (listing, at) => (await published.find(listing, at))?.advert ?? null,
    feedSecret:
      facebookPromotion === null
        ? null
        : (facebookPromotion.feedSecret ??
          (await secretKey(database, 'facebook feed')).toString('base64url')),
    originOf: ownOrigin(config),
    log,
    now,
  }
}
