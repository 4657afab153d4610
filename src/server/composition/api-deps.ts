import { agencyAdverts } from '../api/advert-store.ts'
import { listAdverts, readAdvert } from '../api/adverts.ts'
import { apiKeys } from '../api/key-store.ts'
import type { ApiPageDeps } from '../api/page-routes.ts'
import type { ApiDeps } from '../api/routes.ts'
import { API_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { SendPage } from '../http/plain-page.ts'
import type { FeedDeps } from './feed-deps.ts'

export function apiDeps(
  database: Database,
  { originOf }: FeedDeps,
  sendPage: SendPage,
  now: () => Date,
): ApiDeps & ApiPageDeps {
  const deps = { adverts: agencyAdverts(database) }
  return {
    keys: apiKeys(database, API_LIMITS),
    handlers: {
      listAdverts: (call) => listAdverts(deps, call),
      readAdvert: (call) => readAdvert(deps, call),
    },
    originOf,
    sendPage,
    now,
  }
}
