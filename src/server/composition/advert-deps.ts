import { rememberedChecks } from '../accounts/phone/remembered-checks.ts'
import type { PhoneDeps } from '../accounts/phone/routes.ts'
import { draftDeletionStore } from '../adverts/drafts/draft-deletion-store.ts'
import { draftLinkStore } from '../adverts/drafts/draft-link-store.ts'
import { draftStore } from '../adverts/drafts/draft-store.ts'
import { recentDrafts } from '../adverts/drafts/recent-drafts.ts'
import type { AdvertDeps } from '../adverts/drafts/routes.ts'
import { CREATION_LIMITS, DRAFT_LINK_LIMITS, RECENT_DRAFTS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'

export function advertDeps(
  database: Database,
  phone: PhoneDeps,
  now: () => Date,
): Omit<AdvertDeps, 'pageUserOf' | 'claims' | 'notOffered'> {
  return {
    drafts: draftStore(database),
    recent: recentDrafts(RECENT_DRAFTS),
    draftLinks: draftLinkStore(database),
    deletion: draftDeletionStore(database),
    linkLimits: DRAFT_LINK_LIMITS,
    limits: CREATION_LIMITS,
    now,
    remote: remoteAnswers(phone),
  }
}

/** A save must not wait to learn whether the home is advertised: the page asks address-exists, and publishing claims it. */
function remoteAnswers(phone: Pick<PhoneDeps, 'smsIsSandboxed'>): AdvertDeps['remote'] {
  const isPhone = rememberedChecks(phone)
  return (rule, value) =>
    rule.check === 'phone' && typeof value === 'string' ? isPhone(value, rule.onlyMobile === true) : undefined
}
