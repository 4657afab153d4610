import { portalChanges } from '../agency/change-portals-store.ts'
import type { PortalPageDeps } from '../agency/portal-routes.ts'
import { seenPortals } from '../agency/seen-portals-store.ts'
import { PORTAL_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import { exportStore } from '../exports/export-store.ts'
import type { PostPublic } from '../gateways/public-post.ts'
import type { OwnPortalDeps } from '../portals/own-portal-routes.ts'
import { ownPortalsStore } from '../portals/own-portals-store.ts'
import { portalStore } from '../portals/portal-store.ts'
import type { PushDeps } from '../portals/push-adverts.ts'
import type { WatchPortalsDeps } from '../portals/watch-portals.ts'
import { watchPortalsStore } from '../portals/watch-portals-store.ts'

/** The origin of its adverts is known only once we listen. */
export type PortalDeps = Omit<PushDeps, 'origin'> &
  WatchPortalsDeps &
  OwnPortalDeps & { readonly pages: PortalPageDeps['portals'] }

export function portalDeps(
  keys: Keys,
  postPublic: PostPublic,
  database: Database,
  { log, now }: Pick<PortalDeps, 'log' | 'now'>,
): PortalDeps {
  return {
    portals: portalStore(database, keys),
    ownPortals: ownPortalsStore(database),
    log,
    findAdvert: exportStore(database).find,
    watch: watchPortalsStore(database),
    postPublic,
    now,
    pages: {
      seen: seenPortals(database),
      changes: keys.length === 0 ? null : portalChanges(database, keys, PORTAL_LIMITS.perAgency),
    },
  }
}
