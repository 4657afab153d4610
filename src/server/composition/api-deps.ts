import { agencyAdverts } from '../api/advert-store.ts'
import { listAdverts, readAdvert } from '../api/adverts.ts'
import { keptAnswers } from '../api/answer-store.ts'
import { type EnquiryDeps, listEnquiries, readStatistics } from '../api/enquiries.ts'
import { agencyEnquiries } from '../api/enquiry-store.ts'
import { apiKeys } from '../api/key-store.ts'
import type { ApiPageDeps } from '../api/page-routes.ts'
import type { ApiDeps } from '../api/routes.ts'
import { putAdvert, removeAdvert, type WriteDeps } from '../api/write-adverts.ts'
import { API_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { noteFault } from '../feeds/fault-store.ts'
import type { Source } from '../feeds/feed.ts'
import { sourceStore } from '../feeds/source-store.ts'
import { removeHome, takeHome } from '../feeds/take-home.ts'
import type { SendPage } from '../http/plain-page.ts'
import type { FeedDeps } from './feed-deps.ts'

export function apiDeps(
  database: Database,
  feeds: FeedDeps,
  sendPage: SendPage,
  now: () => Date,
): ApiDeps & ApiPageDeps & EnquiryDeps {
  const homes = {
    ...feeds,
    findSource: sourceStore(database),
    noteFault: (source: Source, call: Parameters<typeof noteFault>[2], at: Date) =>
      noteFault(database, source, call, at),
  }
  const deps: WriteDeps = {
    adverts: agencyAdverts(database),
    takeHome: (branch, reading, at) => takeHome(homes, branch, reading, at),
    removeHome: (branch, home, at) => removeHome(homes, branch, home, at),
  }
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
      listEnquiries: (call) => listEnquiries({ enquiries }, call),
      readStatistics: (call) => readStatistics({ enquiries }, call),
    },
    originOf: feeds.originOf,
    sendPage,
    now,
  }
}
