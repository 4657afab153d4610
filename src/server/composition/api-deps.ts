import { agencyAdverts } from '../agents/api/advert-store.ts'
import { listAdverts, readAdvert } from '../agents/api/adverts.ts'
import { keptAnswers } from '../agents/api/answer-store.ts'
import { type EnquiryDeps, listEnquiries, readStatistics } from '../agents/api/enquiries.ts'
import { agencyEnquiries } from '../agents/api/enquiry-store.ts'
import { receivingFiles } from '../agents/api/file-routes.ts'
import { apiKeys } from '../agents/api/key-store.ts'
import type { ApiPageDeps } from '../agents/api/page-routes.ts'
import { branchPhotos } from '../agents/api/photo-store.ts'
import { listPhotos, type PhotosDeps, removePhoto, uploadPhoto } from '../agents/api/photos.ts'
import type { ApiDeps } from '../agents/api/routes.ts'
import { putAdvert, removeAdvert, type WriteDeps } from '../agents/api/write-adverts.ts'
import { noteFault } from '../agents/feeds/fault-store.ts'
import type { Source } from '../agents/feeds/feed.ts'
import { sourceStore } from '../agents/feeds/source-store.ts'
import { removeHome, takeHome } from '../agents/feeds/take-home.ts'
import { API_LIMITS, API_UPLOADS, SLOWEST_LINE } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { SendPage } from '../http/plain-page.ts'
import { type ApiPhotoDeps, keepingFiles } from './api-photos.ts'
import type { FeedDeps } from './feed-deps.ts'

export function apiDeps(
  database: Database,
  feeds: FeedDeps,
  photos: ApiPhotoDeps,
  sendPage: SendPage,
  now: () => Date,
): ApiDeps & ApiPageDeps & EnquiryDeps {
  const deps = writingDeps(database, feeds, photos)
  const enquiries = agencyEnquiries(database)
  return {
    enquiries,
    keys: apiKeys(database, API_LIMITS),
    answers: keptAnswers(database),
    handlers: {
      listAdverts: (call) => listAdverts(deps, call),
      readAdvert: (call) => readAdvert(deps, call),
      putAdvert: (call) => putAdvert(deps, call),
      removeAdvert: (call) => removeAdvert(deps, call),
      uploadPhoto: (call) => uploadPhoto(deps, call),
      listPhotos: (call) => listPhotos(deps, call),
      removePhoto: (call) => removePhoto(deps, call),
      listEnquiries: (call) => listEnquiries({ enquiries }, call),
      readStatistics: (call) => readStatistics({ enquiries }, call),
    },
    receiveFile: receivingFiles({ ...photos, slowest: SLOWEST_LINE, queue: API_UPLOADS }),
    originOf: feeds.originOf,
    sendPage,
    now,
  }
}

function writingDeps(database: Database, feeds: FeedDeps, photos: ApiPhotoDeps): WriteDeps & PhotosDeps {
  const findSource = sourceStore(database)
  const homes = {
    ...feeds,
    findSource,
    noteFault: (source: Source, call: Parameters<typeof noteFault>[2], at: Date) =>
      noteFault(database, source, call, at),
  }
  return {
    branchPhotos: branchPhotos(database),
    keepFile: keepingFiles(photos, findSource),
    adverts: agencyAdverts(database),
    takeHome: (branch, reading, at) => takeHome(homes, branch, reading, at),
    removeHome: (branch, home, at) => removeHome(homes, branch, home, at),
  }
}
