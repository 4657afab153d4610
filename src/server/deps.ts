import path from 'node:path'
import { draftStore } from './adverts/draft-store.ts'
import { recentDrafts } from './adverts/recent-drafts.ts'
import type { AdvertDeps } from './adverts/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { type Guests, guestsBehind } from './http/guest.ts'
import type { Log } from './http/log.ts'
import { rememberedChecks } from './phone/remembered-checks.ts'
import type { PhoneDeps } from './phone/routes.ts'
import { loadPageRenderer, type PageRenderer } from './render/page-renderer.ts'

export interface Deps {
  readonly log: Log
  readonly database: Database
  /** Where `npm run build` put its work. */
  readonly buildFolder: string
  readonly now: () => Date
  readonly adverts: AdvertDeps
  readonly phone: PhoneDeps
  readonly pages: PageRenderer
  readonly guests: Guests
}

/** About 10 kB each. */
const RECENT_DRAFTS = 2_000
const CREATION_LIMITS = { perGuest: 200, perClient: 3_000, clientWindowSeconds: 3_600 }

/** The only place that chooses between a provider and its sandbox. */
export async function makeDeps(
  config: Config,
  root: string,
  database: Database,
  log: Log,
  now: () => Date,
): Promise<Deps> {
  const buildFolder = path.join(root, 'build')
  const guests = guestsBehind(config.publicUrl)
  const phone = { smsIsSandboxed: config.sandboxed.includes('sms') }
  const isPhone = rememberedChecks(phone)
  return {
    log,
    database,
    buildFolder,
    guests,
    pages: await loadPageRenderer(buildFolder, config.sandboxed),
    now,
    phone,
    adverts: {
      drafts: draftStore(database),
      recent: recentDrafts(RECENT_DRAFTS),
      guests,
      limits: CREATION_LIMITS,
      now,
      remote: (rule, value) =>
        rule.check === 'phone' && typeof value === 'string'
          ? isPhone(value, rule.onlyMobile === true)
          : undefined,
    },
  }
}
