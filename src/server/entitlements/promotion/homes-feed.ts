import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { catalogueHome, catalogueXml } from './catalogue.ts'
import { wrongFields } from './catalogue-fields.ts'
import type { PromotionStore } from './promotion-store.ts'

export interface FeedDeps {
  readonly promotions: Pick<PromotionStore, 'promoted'>
  /** Of these, those that are online; in no order. */
  readonly findAdverts: (listings: readonly string[], at: Date) => Promise<readonly PublishedAdvert[]>
  readonly log: { readonly warn: (fields: object, message: string) => void }
  readonly now: () => Date
}

/** The adverts that are promoted at this moment, as Meta's catalogue of homes takes them. */
export async function homesFeed(
  { promotions, findAdverts, log, now }: FeedDeps,
  origin: string,
): Promise<string> {
  const at = now()
  const promoted = new Map((await promotions.promoted(at)).map((one) => [one.listing, one.isAgents]))
  const adverts = await findAdverts([...promoted.keys()], at)
  const homes = adverts
    .toSorted((a, b) => (a.listing < b.listing ? -1 : 1))
    .map((advert) => catalogueHome({ ...advert, isAgents: promoted.get(advert.listing) ?? false }, origin))
    .filter((home) => {
      const wrong = wrongFields(home)
      if (wrong.length === 0) return true
      log.warn(
        { listing: home.home_listing_id[0], wrong },
        'an advert does not fit the catalogue of Facebook',
      )
      return false
    })
  return catalogueXml(homes, origin)
}
