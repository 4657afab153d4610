import { portalChanges } from '../agents/agency/change-portals-store.ts'
import type { PortalPageDeps } from '../agents/agency/portal-routes.ts'
import { seenPortals } from '../agents/agency/seen-portals-store.ts'
import type { OwnPortalDeps } from '../agents/portals/own-portal-routes.ts'
import { ownPortalsStore } from '../agents/portals/own-portals-store.ts'
import { portalStore } from '../agents/portals/portal-store.ts'
import type { PushDeps } from '../agents/portals/push-adverts.ts'
import type { WatchPortalsDeps } from '../agents/portals/watch-portals.ts'
import { watchPortalsStore } from '../agents/portals/watch-portals-store.ts'
import { PORTAL_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import type { PostPublic } from '../gateways/public-post.ts'
import { exportStore } from '../listings/exports/export-store.ts'

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
