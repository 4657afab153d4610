import path from 'node:path'
import { SOCIAL_PROVIDERS } from '#shared/account/social-providers.ts'
import { type Claim, claimsOn } from '#shared/advert/claims.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { purgeAccounts } from '../accounts/account/purge-accounts.ts'
import type { AccountDeps } from '../accounts/account/routes.ts'
import { sessionStore } from '../accounts/account/session-store.ts'
import type { SocialRouteDeps } from '../accounts/account/social-routes.ts'
import type { PhoneDeps } from '../accounts/phone/routes.ts'
import { draftAddresses } from '../adverts/drafts/draft-addresses-store.ts'
import { pageUser } from '../adverts/drafts/page-user.ts'
import { pendingStore } from '../adverts/drafts/pending-store.ts'
import type { AdvertDeps } from '../adverts/drafts/routes.ts'
import type { DuplicateDeps } from '../adverts/duplicates/check-duplicate.ts'
import { liveAddressStore } from '../adverts/duplicates/live-address-store.ts'
import { rememberedAddresses } from '../adverts/lookups/find-addresses.ts'
import type { RatingDeps } from '../adverts/lookups/find-ratings.ts'
import { lookupStore } from '../adverts/lookups/lookup-store.ts'
import { matchByStreet, matchCertificate } from '../adverts/lookups/match-certificate.ts'
import type { PhotoDeps } from '../adverts/photos/routes.ts'
import type { sweepPhotos } from '../adverts/photos/sweep-photos.ts'
import type { Config } from '../config/config.ts'
import {
  ADDRESS_CHECK_LIMITS,
  LOOKUP_LIMITS,
  PROVIDER_PATIENCE_MS,
  SUPPORT_LIMITS,
} from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { notOfferedShown } from '../entitlements/delivery/offered.ts'
import { answerCall } from '../entitlements/privacy-numbers/answer-call.ts'
import type { Account } from '../http/caller.ts'
import { type Callers, callersBehind } from '../http/callers.ts'
import { type Log, warnOfBudget } from '../http/log.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { SendPage } from '../http/plain-page.ts'
import { type OtherSites, SIGN_IN_SITES } from '../http/security-headers.ts'
import type { ExportRouteDeps } from '../listings/exports/routes.ts'
import { loadPageRenderer, type PageRenderer } from '../render/page-renderer.ts'
import type { PageDeps } from '../render/page-routes.ts'
import { scriptlessPages } from '../render/send-page.ts'
import type { SandboxIssuers } from '../sandbox/identity-routes.ts'
import type { PlaceCallDeps } from '../sandbox/place-call.ts'
import type { SandboxDeps } from '../sandbox/routes.ts'
import type { DeskDeps } from '../staff/desk/routes.ts'
import { caseStore } from '../staff/support/case-store.ts'
import type { SupportDeps } from '../staff/support/routes.ts'
import { accountDeps, phoneDeps, socialDeps } from './account-deps.ts'
import { advertDeps } from './advert-deps.ts'
import { type AgencyDeps, agencyDeps } from './agency-deps.ts'
import { apiDeps } from './api-deps.ts'
import { type DeliveryDeps, deliveryDeps } from './delivery-deps.ts'
import { deskDeps } from './desk-deps.ts'
import { type EmailDeps, emailDeps } from './email-deps.ts'
import { exportDeps } from './export-deps.ts'
import { type FeedDeps, feedDeps } from './feed-deps.ts'
import { type Gateways, openGateways } from './gateways.ts'
import { outgoingKeys } from './outgoing-keys.ts'
import { photoDeps } from './photo-deps.ts'
import { type PortalDeps, portalDeps } from './portal-deps.ts'
import type { PrivacyNumberDeps } from './privacy-number-deps.ts'
import { type SellingDeps, sellingDeps } from './selling-deps.ts'
import { type WebHookDeps, webHookDeps } from './web-hook-deps.ts'

export interface Deps extends SellingDeps, DeliveryDeps {
  readonly log: Log
  readonly database: Database
  /** Where `npm run build` writes. */
  readonly buildFolder: string
  readonly now: () => Date
  readonly adverts: AdvertDeps
  readonly phone: PhoneDeps
  readonly lookups: RatingDeps
  readonly homes: DuplicateDeps
  readonly photos: PhotoDeps & { readonly closeDrawing: () => void } & Parameters<typeof sweepPhotos>[0]
  readonly exports: ExportRouteDeps
  readonly feeds: FeedDeps
  readonly agency: AgencyDeps
  readonly api: ReturnType<typeof apiDeps>
  readonly portals: PortalDeps
  readonly webHooks: WebHookDeps
  readonly sandbox: SandboxDeps
  readonly support: SupportDeps
  readonly pages: PageRenderer
  readonly callers: Callers
  readonly pageUserOf: AdvertDeps['pageUserOf']
  readonly claims: (appType: AppType) => readonly Claim[]
  readonly notOffered: AdvertDeps['notOffered']
  readonly agencyOf: PageDeps['agencyOf']
  readonly draftAddresses: PageDeps['draftAddresses']
  readonly accounts: AccountDeps & Parameters<typeof purgeAccounts>[0]
  readonly social: SocialRouteDeps
  readonly desk: DeskDeps
  readonly signInSites: readonly OtherSites[]
  readonly originOf: PageDeps['originOf']
  readonly sandboxIssuers: SandboxIssuers
  /** Null where calls are real. */
  readonly sandboxCalls: PlaceCallDeps | null
  readonly email: EmailDeps
}

export async function makeDeps(
  config: Config,
  root: string,
  database: Database,
  log: Log,
  now: () => Date,
): Promise<Deps> {
  const buildFolder = path.join(root, 'build')
  const sessions = sessionStore(database)
  const callers = callersBehind(config.publicUrl, (session) => sessions.find(session, now()))
  const pageUserOf = (account: Account | null) => pageUser(pendingStore(database), account)
  const gateways = await openGateways(config, { database, buildFolder, now })
  const claims = (appType: AppType) => claimsOn(config.vouchedClaims, today(now()), appType)
  const pages = await loadPageRenderer(buildFolder, config.sandboxed, config.operator)
  const sendPage = scriptlessPages(pages)
  const delivery = await deliveryDeps(config, gateways.voice, { database, log, sendPage, now })
  const notOffered = notOfferedShown(delivery.privacyNumbers.notOffered)
  const phone = await phoneDeps(config, gateways, database, { callers, log, now })
  const lookups = lookupDeps(gateways, database, log, now)
  const accounts = accountDeps(config, gateways, database, sessions, callers, now)
  const adverts = { ...advertDeps(database, phone, now), pageUserOf, claims, notOffered }
  const everywhere = { log, database, buildFolder, callers, pageUserOf, claims, notOffered, pages, now }
  return {
    ...everywhere,
    ...delivery,
    phone,
    accounts,
    desk: deskDeps(config, database, { ...accounts, ...delivery }, now),
    social: socialDeps(config, gateways.identity, database, callers, now),
    ...sandboxDeps(config, gateways, lookups, delivery.privacyNumbers),
    signInSites: signInSites(config),
    originOf: ownOrigin(config),
    email: emailDeps(config, gateways, database, log, now),
    ...lookupsAndHomes(database, lookups),
    ...sellingDeps(config, { ...everywhere, takings: gateways.takings, adverts, lookups, delivery }),
    support: supportDeps(database, sendPage, now),
    ...(await photosAndAgencies(config, gateways, database, { sendPage, delivery, log, now })),
    adverts,
  }
}

/** Together, since agents' pictures are drawn where owners' photos are. */
async function photosAndAgencies(
  config: Config,
  gateways: Gateways,
  database: Database,
  {
    sendPage,
    delivery,
    log,
    now,
  }: Pick<Deps, 'log' | 'now'> & {
    readonly sendPage: SendPage
    readonly delivery: DeliveryDeps
  },
) {
  const photos = { ...photoDeps(config, gateways, database), now }
  const feeds = feedDeps(config, gateways.fetchPublic, photos, database, { log, now })
  const keys = await outgoingKeys(config, database)
  const portals = portalDeps(keys, gateways.postPublic, database, { log, now })
  const webHooks = webHookDeps(keys, gateways.postPublic, database, now)
  const outgoing = { portals: portals.pages, webHooks: webHooks.pages }
  const { agency, memberOf } = agencies(database, feeds, outgoing, sendPage, now)
  const drawPdf = delivery.pdfs.draw
  const agencyIdOf = async (account: Account) => (await memberOf(account))?.agencyId ?? null
  return {
    photos,
    feeds,
    portals,
    webHooks,
    agency,
    agencyOf: async (account: Account) => (await memberOf(account))?.agency ?? null,
    exports: exportDeps(config, gateways.photoFiles, database, { agencyOf: agencyIdOf, drawPdf, now }),
    api: apiDeps(database, feeds, photos, sendPage, now),
  }
}

function agencies(
  database: Database,
  feeds: FeedDeps,
  outgoing: Pick<AgencyDeps, 'portals' | 'webHooks'>,
  sendPage: SendPage,
  now: () => Date,
) {
  const agency = agencyDeps(database, feeds, outgoing, sendPage, now)
  const memberOf = async ({ accountId, isEmailVerified }: Account) =>
    isEmailVerified ? agency.people.memberOf(accountId) : null
  return { agency, memberOf }
}

const supportDeps = (database: Database, sendPage: SendPage, now: () => Date): SupportDeps => ({
  cases: caseStore(database),
  limits: SUPPORT_LIMITS,
  sendPage,
  now,
})

const signInSites = (config: Config): readonly OtherSites[] =>
  SOCIAL_PROVIDERS.flatMap((name) => (config[name] === null ? [] : [SIGN_IN_SITES[name]]))

function sandboxDeps(
  { sandboxed }: Config,
  { sandbox }: Gateways,
  { match, now }: RatingDeps,
  privacyNumbers: PrivacyNumberDeps,
): Pick<Deps, 'sandbox' | 'sandboxIssuers' | 'sandboxCalls'> {
  const { calls, issuers } = sandbox
  const answer: PlaceCallDeps['answerCall'] = (event) => answerCall(privacyNumbers, event)
  return {
    sandbox: { ...sandbox, match, now, sandboxed },
    sandboxIssuers: issuers,
    sandboxCalls: calls && { calls, answerCall: answer, now },
  }
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

function lookupsAndHomes(
  database: Database,
  lookups: RatingDeps,
): Pick<Deps, 'lookups' | 'homes' | 'draftAddresses'> {
  const addressesOf = async (postcode: string) => (await rememberedAddresses(lookups, postcode)) ?? []
  const homes = {
    live: liveAddressStore(database),
    addressesOf,
    limits: ADDRESS_CHECK_LIMITS,
    now: lookups.now,
  }
  return { lookups, homes, draftAddresses: draftAddresses(database, addressesOf) }
}
