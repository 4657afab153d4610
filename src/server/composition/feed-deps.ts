import pLimit from 'p-limit'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { keysOfTyped } from '../adverts/duplicates/home-keys.ts'
import { type UploadDeps, uploadPhoto } from '../adverts/photos/upload-photo.ts'
import type { BlmRouteDeps } from '../agents/feeds/blm-routes.ts'
import { certificateFrom } from '../agents/feeds/call-routes.ts'
import type { HomePlace } from '../agents/feeds/feed.ts'
import { feedStore } from '../agents/feeds/feed-store.ts'
import type { FetchDeps, KeepPicture } from '../agents/feeds/fetch-pictures.ts'
import { importStore } from '../agents/feeds/import-store.ts'
import { leadStore } from '../agents/feeds/lead-store.ts'
import { NO_PICTURE, SMALLEST_SIDE, TOO_SMALL } from '../agents/feeds/media.ts'
import { mediaStore } from '../agents/feeds/media-store.ts'
import type { RtdfDeps } from '../agents/feeds/rtdf-routes.ts'
import type { ImportDeps } from '../agents/feeds/run-import.ts'
import { PUT_AWAY } from '../agents/feeds/stock-folder.ts'
import { stockStore } from '../agents/feeds/stock-store.ts'
import type { StockFilesDeps } from '../agents/feeds/take-stock-files.ts'
import type { WatchDeps } from '../agents/feeds/watch-feeds.ts'
import { watchStore } from '../agents/feeds/watch-store.ts'
import type { Config } from '../config/config.ts'
import { FEED_LIMITS, FEED_PHOTO_LIMITS, FEED_UPLOADS, SLOWEST_LINE } from '../config/limits.ts'
import { ensureFeedFolder, ensurePhotoFolders } from '../db/data-folder.ts'
import { hasRoom } from '../db/disk-room.ts'
import type { Database } from '../db/pool.ts'
import type { FetchPublic } from '../gateways/public-fetch.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Log } from '../http/log.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { placed } from '../listings/publishing/home-of.ts'
import { lawOnAnswers } from '../listings/publishing/law-in.ts'
import { judging, readyToJudge } from './judging.ts'

export type FeedDeps = RtdfDeps &
  BlmRouteDeps &
  ImportDeps &
  FetchDeps &
  Pick<WatchDeps, 'watch'> &
  Pick<StockFilesDeps, 'stockFolder'> & {
    /** Before a first home comes. */
    readonly makeReady: () => Promise<void>
  }

export const feedDeps = (
  config: Pick<Config, 'publicUrl' | 'host' | 'dataDir' | 'feedFolder' | 'clientCertificateHeader'>,
  fetchPublic: FetchPublic,
  photos: UploadDeps,
  database: Database,
  { log, now }: { readonly log: Log; readonly now: () => Date },
): FeedDeps => {
  const { dataDir, feedFolder, clientCertificateHeader } = config
  const { incoming } = ensurePhotoFolders(dataDir)
  if (feedFolder !== null) ensureFeedFolder(feedFolder, PUT_AWAY)
  const evaluate = judging(log)
  return {
    feeds: feedStore(database, FEED_LIMITS),
    leads: leadStore(database, FEED_LIMITS.leadCalls),
    stock: stockStore(database, FEED_LIMITS.adverts),
    placeOf,
    lawIn: lawOnAnswers,
    evaluate,
    makeReady: readyToJudge(evaluate, { log, now }),
    log,
    originOf: ownOrigin(config),
    certificateOf: certificateFrom(clientCertificateHeader),
    now,
    imports: importStore(database, FEED_LIMITS.adverts),
    uploads: new FairQueue(FEED_UPLOADS),
    slowest: SLOWEST_LINE,
    media: mediaStore(database),
    watch: watchStore(database),
    fetchPublic,
    keepPicture: keepingPictures(photos),
    incoming,
    stockFolder: feedFolder,
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

/** One at a time: of two cores a second would leave pages and owners' own uploads none. */
const DRAWN_AT_ONCE = 1

function keepingPictures(photos: UploadDeps): KeepPicture {
  const turn = pLimit(DRAWN_AT_ONCE)
  const deps = { ...photos, limits: FEED_PHOTO_LIMITS }
  return ({ agencyId, ...place }, { path, hash }) =>
    turn(async () => {
      const file = { path, contentHash: hash, gone: new AbortController().signal }
      const uploaded = await uploadPhoto(deps, place, file, `feed ${agencyId}`)
      switch (uploaded.kind) {
        case 'stored':
        case 'duplicate': {
          const { id: photoId, width, height } = uploaded.photo
          if (Math.min(width, height) >= SMALLEST_SIDE) return { photoId }
          return { problem: TOO_SMALL }
        }
        case 'not-a-photo':
          return { problem: NO_PICTURE }
        default:
          return 'busy'
      }
    })
}
