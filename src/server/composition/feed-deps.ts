import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Config } from '../config/config.ts'
import { FEED_LIMITS, FEED_UPLOADS } from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import type { Database } from '../db/pool.ts'
import type { BlmRouteDeps } from '../feeds/blm-routes.ts'
import type { HomePlace } from '../feeds/feed.ts'
import { feedStore } from '../feeds/feed-store.ts'
import { importStore } from '../feeds/import-store.ts'
import type { RtdfRouteDeps } from '../feeds/rtdf-routes.ts'
import type { ImportDeps } from '../feeds/run-import.ts'
import { stockStore } from '../feeds/stock-store.ts'
import { keysOfTyped } from '../homes/home-keys.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { hasRoom } from '../photos/disk-room.ts'
import { placed } from '../publishing/home-of.ts'
import { lawOnAnswers } from '../publishing/law-in.ts'

export type FeedDeps = RtdfRouteDeps & BlmRouteDeps & ImportDeps

export const feedDeps = (
  { publicUrl, dataDir }: Pick<Config, 'publicUrl' | 'dataDir'>,
  database: Database,
  now: () => Date,
): FeedDeps => {
  const { incoming } = ensurePhotoFolders(dataDir)
  return {
    feeds: feedStore(database, FEED_LIMITS),
    stock: stockStore(database, FEED_LIMITS.adverts),
    placeOf,
    lawIn: lawOnAnswers,
    originOf: ownOrigin(publicUrl),
    now,
    imports: importStore(database, FEED_LIMITS.adverts),
    uploads: new FairQueue(FEED_UPLOADS),
    incoming,
    hasRoom: () => hasRoom(incoming),
  }
}

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
