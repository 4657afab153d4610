import type { Config } from '../config/config.ts'
import { VISITOR_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { publishedStore } from '../published/published-store.ts'
import type { PublishedDeps } from '../published/routes.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { scriptlessPages } from '../render/send-page.ts'

export function publishedDeps(
  { publicUrl }: Config,
  database: Database,
  pages: PageRenderer,
  now: () => Date,
): PublishedDeps {
  return {
    published: publishedStore(database),
    sendPage: scriptlessPages(pages),
    originOf: ownOrigin(publicUrl),
    limits: VISITOR_LIMITS,
    now,
  }
}
