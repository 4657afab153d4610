import { webHookChanges } from '../agents/agency/change-web-hooks-store.ts'
import { seenWebHooks } from '../agents/agency/seen-web-hooks-store.ts'
import type { WebHookPageDeps } from '../agents/agency/web-hook-routes.ts'
import type { DeliverDeps } from '../agents/web-hooks/deliver-events.ts'
import type { WatchWebHooksDeps } from '../agents/web-hooks/watch-web-hooks.ts'
import { watchWebHooksStore } from '../agents/web-hooks/watch-web-hooks-store.ts'
import { webHookStore } from '../agents/web-hooks/web-hook-store.ts'
import { WEB_HOOK_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import type { PostPublic } from '../gateways/public-post.ts'

/** Our own origin is known only once we listen. */
export type WebHookDeps = Omit<DeliverDeps, 'origin'> &
  WatchWebHooksDeps & { readonly pages: WebHookPageDeps['webHooks'] }

export const webHookDeps = (
  keys: Keys,
  postPublic: PostPublic,
  database: Database,
  now: () => Date,
): WebHookDeps => ({
  webHooks: webHookStore(database, keys),
  watch: watchWebHooksStore(database),
  postPublic,
  now,
  pages: {
    seen: seenWebHooks(database),
    changes: keys.length === 0 ? null : webHookChanges(database, keys, WEB_HOOK_LIMITS.perAgency),
  },
})
