import path from 'node:path'
import { SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'
import { type Claim, claimsOn } from '#shared/advert/claims.ts'
import { GUEST } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { purgeAccounts } from '../accounts/purge-accounts.ts'
import type { AccountDeps } from '../accounts/routes.ts'
import { sessionStore } from '../accounts/session-store.ts'
import type { SocialRouteDeps } from '../accounts/social-routes.ts'
import { draftLinkStore } from '../adverts/draft-link-store.ts'
import { draftStore } from '../adverts/draft-store.ts'
import { pageUser } from '../adverts/page-user.ts'
import { pendingStore } from '../adverts/pending-store.ts'
import { recentDrafts } from '../adverts/recent-drafts.ts'
import type { AdvertDeps } from '../adverts/routes.ts'
import type { Config } from '../config/config.ts'
import {
  ADDRESS_CHECK_LIMITS,
  CREATION_LIMITS,
  DRAFT_LINK_LIMITS,
  DRAWING_LIMITS,
  DRAWING_QUEUE,
  HELD_QUEUE,
  LOOKUP_LIMITS,
  PROVIDER_PATIENCE_MS,
  RECENT_DRAFTS,
  SLOWEST_UPLOAD,
  UPLOAD_LIMITS,
  UPLOAD_QUEUE,
} from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import type { Database } from '../db/pool.ts'
import { FairQueue } from '../fair-queue.ts'
import { liveAddressStore } from '../homes/live-address-store.ts'
import type { HomeDeps } from '../homes/routes.ts'
import { type Log, warnOfBudget } from '../http/log.ts'
import { type OtherSites, SIGN_IN_SITES } from '../http/security-headers.ts'
import { type Person, type Visitors, visitorsBehind } from '../http/visitors.ts'
import { emailLinkStore } from '../jobs/email-link-store.ts'
import { outboxStore } from '../jobs/outbox-store.ts'
import type { OutboxDeps } from '../jobs/outbox-worker.ts'
import { rememberedAddresses } from '../lookups/find-addresses.ts'
import { lookupStore } from '../lookups/lookup-store.ts'
import { matchByStreet, matchCertificate } from '../lookups/match-certificate.ts'
import type { LookupRouteDeps } from '../lookups/routes.ts'
import { rememberedChecks } from '../phone/remembered-checks.ts'
import type { PhoneDeps } from '../phone/routes.ts'
import { hasRoom } from '../photos/disk-room.ts'
import { DrawingProcesses } from '../photos/drawing-processes.ts'
import { drawingQueue } from '../photos/drawing-queue.ts'
import { photoStore } from '../photos/photo-store.ts'
import type { PhotoDeps } from '../photos/routes.ts'
import type { sweepPhotos } from '../photos/sweep-photos.ts'
import { loadPageRenderer, type PageRenderer } from '../render/page-renderer.ts'
import type { SandboxIssuers } from '../sandbox/identity-routes.ts'
import type { SandboxDeps } from '../sandbox/routes.ts'
import { accountDeps, phoneDeps, socialDeps } from './account-deps.ts'
import { type Gateways, openGateways } from './gateways.ts'
import { type SellingDeps, sellingDeps } from './selling-deps.ts'

export interface Deps extends SellingDeps {
  readonly log: Log
  readonly database: Database
  /** Where `npm run build` put its work. */
  readonly buildFolder: string
  readonly now: () => Date
  readonly adverts: AdvertDeps
  readonly phone: PhoneDeps
  readonly lookups: LookupRouteDeps
  readonly homes: HomeDeps
  readonly photos: PhotoDeps & Parameters<typeof sweepPhotos>[0]
  readonly sandbox: SandboxDeps
  readonly pages: PageRenderer
  readonly visitors: Visitors
  readonly pageUserOf: AdvertDeps['pageUserOf']
  readonly claims: (appType: AppType) => readonly Claim[]
  readonly accounts: AccountDeps & Parameters<typeof purgeAccounts>[0]
  readonly social: SocialRouteDeps
  readonly signInSites: readonly OtherSites[]
  readonly sandboxIssuers: SandboxIssuers
  /** Where its links begin is known once we listen. */
  readonly outbox: Omit<OutboxDeps, 'origin'>
}

/** Every part with what it needs of the others. */
export async function makeDeps(
  config: Config,
  root: string,
  database: Database,
  log: Log,
  now: () => Date,
): Promise<Deps> {
  const buildFolder = path.join(root, 'build')
  const sessions = sessionStore(database)
  const visitors = visitorsBehind(config.publicUrl, (session) => sessions.find(session, now()))
  const pendingOf = pendingStore(database)
  const pageUserOf = async (person: Person | null) => (person === null ? GUEST : pageUser(pendingOf, person))
  const gateways = await openGateways(config, { database, buildFolder, now })
  const claims = (appType: AppType) => claimsOn(config.vouchedClaims, today(now()), appType)
  const phone = await phoneDeps(config, gateways, database, { visitors, log, now })
  const lookups = { ...lookupDeps(gateways, database, log, now), visitors }
  const adverts = { ...advertDeps(database, phone, now), visitors, pageUserOf, claims }
  const pages = await loadPageRenderer(buildFolder, config.sandboxed)
  const everywhere = { log, database, buildFolder, visitors, pageUserOf, claims, pages, now }
  return {
    ...everywhere,
    phone,
    accounts: accountDeps(gateways, database, sessions, visitors, now),
    social: socialDeps(config, gateways.identity, database, visitors, now),
    sandboxIssuers: gateways.sandbox.issuers,
    signInSites: signInSites(config),
    outbox: outboxDeps(gateways, database, log, now),
    lookups,
    homes: homeDeps(database, lookups),
    photos: { ...photoDeps(config, gateways, database), visitors, now },
    ...sellingDeps(config, { ...everywhere, takings: gateways.takings, adverts, lookups }),
    sandbox: sandboxDeps(config, gateways, lookups),
    adverts,
  }
}

function outboxDeps({ mailer }: Gateways, database: Database, log: Log, now: () => Date): Deps['outbox'] {
  const links = emailLinkStore(database)
  return { outbox: outboxStore(database), links, mailer, log, now }
}

const signInSites = (config: Config): readonly OtherSites[] =>
  SOCIAL_PROVIDERS.flatMap((name) => (config[name] === null ? [] : [SIGN_IN_SITES[name]]))

function advertDeps(
  database: Database,
  phone: PhoneDeps,
  now: () => Date,
): Omit<AdvertDeps, 'visitors' | 'pageUserOf' | 'claims'> {
  return {
    drafts: draftStore(database),
    recent: recentDrafts(RECENT_DRAFTS),
    draftLinks: draftLinkStore(database),
    linkLimits: DRAFT_LINK_LIMITS,
    limits: CREATION_LIMITS,
    now,
    remote: remoteAnswers(phone),
  }
}

const sandboxDeps = (
  { sandboxed }: Config,
  { sandbox }: Gateways,
  { match, now }: LookupRouteDeps,
): SandboxDeps => ({ ...sandbox, match, now, sandboxed })

/**
 * Whether a home is advertised already is not asked at a save, which must not wait for it: the page asks it of
 * address-exists, and publishing claims the address.
 */
function remoteAnswers(phone: Pick<PhoneDeps, 'smsIsSandboxed'>): AdvertDeps['remote'] {
  const isPhone = rememberedChecks(phone)
  return (rule, value) =>
    rule.check === 'phone' && typeof value === 'string' ? isPhone(value, rule.onlyMobile === true) : undefined
}

function lookupDeps(
  { finder, finderName, register, registerName }: Gateways,
  database: Database,
  log: Log,
  now: () => Date,
) {
  return {
    store: lookupStore(database, warnOfBudget(log)),
    limits: LOOKUP_LIMITS,
    patienceMs: PROVIDER_PATIENCE_MS,
    now,
    finder,
    finderName,
    register,
    registerName,
    match: { byAddress: matchCertificate, byStreet: matchByStreet },
  }
}

function homeDeps(database: Database, lookups: LookupRouteDeps): HomeDeps {
  return {
    live: liveAddressStore(database),
    addressesOf: (postcode) => rememberedAddresses(lookups, postcode),
    limits: ADDRESS_CHECK_LIMITS,
    visitors: lookups.visitors,
    now: lookups.now,
  }
}

function photoDeps({ dataDir }: Config, { photoFiles: files }: Gateways, database: Database) {
  const { incoming } = ensurePhotoFolders(dataDir)
  const processes = new DrawingProcesses(DRAWING_LIMITS)
  const places = new FairQueue(DRAWING_QUEUE)
  const heldPlaces = new FairQueue(HELD_QUEUE)
  return {
    photos: photoStore(database),
    files,
    incoming,
    draw: drawingQueue({ processes, places, heldPlaces }),
    closeDrawing: () => processes.close(),
    hasRoom: () => hasRoom(incoming),
    receiving: { queue: UPLOAD_QUEUE, slowest: SLOWEST_UPLOAD },
    limits: UPLOAD_LIMITS,
  }
}
