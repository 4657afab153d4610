import { priceTextOf } from '#shared/advert/price-text.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import type { Promotion, PromotionStore } from './promotion-store.ts'

export interface ReadyPostDeps {
  readonly promotions: Pick<PromotionStore, 'find'>
  /** Whatever became of it. */
  readonly findAdvert: (listing: string, at: Date) => Promise<PublishedAdvert | null>
  readonly origin: string
}

export interface ReadyPost extends Promotion {
  readonly title: string
  readonly price: string
  readonly text: string
  readonly link: string
  /** Paths of the site, the cover first. */
  readonly pictures: readonly string[]
}

/** What is to be posted of an advert on Facebook. Null where there is none. */
export async function readyPost(
  { promotions, findAdvert, origin }: ReadyPostDeps,
  id: string,
  at: Date,
): Promise<ReadyPost | null> {
  const promotion = await promotions.find(id, at)
  if (promotion === null) return null
  const advert = await findAdvert(promotion.listing, at)
  if (advert === null) return null
  const { appType, answers, listing, photos, street, town, district } = advert
  const link = origin + paths.advert(listing)
  const price = priceTextOf(appType, answers)
  const title = answers.summary ?? ''
  const place = [street, town, district].filter((part) => part !== '').join(', ')
  const text = [
    `${title}, ${price}`,
    place,
    answers.propertyDescription ?? '',
    `Photos and viewings: ${link}`,
  ]
  return {
    ...promotion,
    title,
    price,
    text: text.filter((part) => part !== '').join('\n\n'),
    link,
    pictures: photos.map((photo) => photoUrl(photo.id)),
  }
}
