import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Config } from '../config/config.ts'
import { FEED_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { HomePlace } from '../feeds/feed.ts'
import { feedStore } from '../feeds/feed-store.ts'
import type { RtdfRouteDeps } from '../feeds/rtdf-routes.ts'
import { stockStore } from '../feeds/stock-store.ts'
import { keysOfTyped } from '../homes/home-keys.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { placed } from '../publishing/home-of.ts'
import { lawIn } from '../publishing/law-in.ts'

export type FeedDeps = RtdfRouteDeps

export const feedDeps = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  database: Database,
  now: () => Date,
): FeedDeps => ({
  feeds: feedStore(database, FEED_LIMITS),
  stock: stockStore(database, FEED_LIMITS.adverts),
  placeOf,
  lawIn,
  originOf: ownOrigin(publicUrl),
  now,
})

function placeOf({
  propertyPostcode,
  doorNumber,
  buildingName,
  streetName,
  townName,
}: DraftAnswers): HomePlace {
  const postcode = propertyPostcode ?? ''
  const shown = placed(postcode, streetName ?? '', townName ?? '')
  if (!doorNumber && !buildingName) return { ...shown, key: null }
  const [key = null] = keysOfTyped({
    postcode,
    doorNumber: doorNumber ?? '',
    buildingName: buildingName ?? '',
    streetName: streetName ?? '',
  })
  return { ...shown, key }
}
