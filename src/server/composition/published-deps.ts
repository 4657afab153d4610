import type { Config } from '../config/config.ts'
import { VISITOR_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { SendPage } from '../http/plain-page.ts'
import { publishedStore } from '../listings/published/published-store.ts'
import type { PublishedDeps } from '../listings/published/routes.ts'

export function publishedDeps(
  config: Config,
  database: Database,
  sendPage: SendPage,
  now: () => Date,
): PublishedDeps {
  return {
    published: publishedStore(database),
    sendPage,
    originOf: ownOrigin(config),
    limits: VISITOR_LIMITS,
    now,
  }
}
