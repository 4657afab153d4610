import { portalChanges } from '../agency/change-portals-store.ts'
import type { PortalPageDeps } from '../agency/portal-routes.ts'
import { seenPortals } from '../agency/seen-portals-store.ts'
import type { Config } from '../config/config.ts'
import { PORTAL_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import { secretKey } from '../db/secret-key.ts'
import { exportStore } from '../exports/export-store.ts'
import type { PostPublic } from '../gateways/public-post.ts'
import { portalStore } from '../portals/portal-store.ts'
import type { PushDeps } from '../portals/push-adverts.ts'
import type { WatchPortalsDeps } from '../portals/watch-portals.ts'
import { watchPortalsStore } from '../portals/watch-portals-store.ts'

/** The origin of its adverts is known only once we listen. */
export type PortalDeps = Omit<PushDeps, 'origin'> &
  WatchPortalsDeps & { readonly pages: PortalPageDeps['portals'] }

export async function portalDeps(
  { outgoing }: Pick<Config, 'outgoing'>,
  postPublic: PostPublic,
  database: Database,
  now: () => Date,
): Promise<PortalDeps> {
  const keys = await keysOf(outgoing, database)
  return {
    portals: portalStore(database, keys),
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

async function keysOf(outgoing: Config['outgoing'], database: Database): Promise<Keys> {
  if (outgoing === null || outgoing.keys.length > 0) return outgoing?.keys ?? []
  return [await secretKey(database, 'outgoing secrets')]
}
