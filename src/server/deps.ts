import path from 'node:path'
import { GUEST } from '#shared/api/page-state.ts'
import { accountStore } from './accounts/account-store.ts'
import { readCommonPasswords } from './accounts/common-passwords.ts'
import { passwordsBehindQueue } from './accounts/passwords.ts'
import type { purgeAccounts } from './accounts/purge-accounts.ts'
import type { AccountDeps } from './accounts/routes.ts'
import { sessionStore } from './accounts/session-store.ts'
import type { SocialRouteDeps } from './accounts/social-routes.ts'
import { socialStore } from './accounts/social-store.ts'
import { draftLinkStore } from './adverts/draft-link-store.ts'
import { draftStore } from './adverts/draft-store.ts'
import { pageUser } from './adverts/page-user.ts'
import { pendingStore } from './adverts/pending-store.ts'
import { recentDrafts } from './adverts/recent-drafts.ts'
import type { AdvertDeps } from './adverts/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { secretKey } from './db/secret-key.ts'
import type { AddressFinder } from './gateways/address-finder.ts'
import type { EpcRegister } from './gateways/epc-register.ts'
import { facebookIdentity } from './gateways/facebook-identity.ts'
import { googleIdentity } from './gateways/google-identity.ts'
import { governmentEpcRegister } from './gateways/government-epc-register.ts'
import { idealPostcodes } from './gateways/ideal-postcodes.ts'
import { postcoder } from './gateways/postcoder.ts'
import { sandboxAddressFinder } from './gateways/sandbox-address-finder.ts'
import { sandboxEpcRegister } from './gateways/sandbox-epc-register.ts'
import { sandboxIssuer } from './gateways/sandbox-identity.ts'
import { sandboxMailer, sandboxSms } from './gateways/sandbox-messages.ts'
import { type SandboxHome, sandboxTown } from './gateways/sandbox-town.ts'
import { smtpMailer } from './gateways/smtp-mailer.ts'
import { twilio } from './gateways/twilio.ts'
import { liveAddressStore } from './homes/live-address-store.ts'
import type { HomeDeps } from './homes/routes.ts'
import type { Log } from './http/log.ts'
import { tokenCookie } from './http/token.ts'
import { type Person, type Visitors, visitorsBehind } from './http/visitors.ts'
import { emailLinkStore } from './jobs/email-link-store.ts'
import { outboxStore } from './jobs/outbox-store.ts'
import type { OutboxDeps } from './jobs/outbox-worker.ts'
import {
  ADDRESS_CHECK_LIMITS,
  CREATION_LIMITS,
  DRAFT_LINK_LIMITS,
  GUESS_LIMITS,
  LOOKUP_LIMITS,
  PASSWORD_QUEUE,
  PROVIDER_PATIENCE_MS,
  RECENT_DRAFTS,
  REGISTER_LIMITS,
  REMIND_LIMITS,
  SIGN_IN_LIMITS,
  TEXT_LIMITS,
} from './limits.ts'
import { rememberedAddresses } from './lookups/find-addresses.ts'
import { lookupStore } from './lookups/lookup-store.ts'
import { matchByStreet, matchCertificate } from './lookups/match-certificate.ts'
import type { LookupRouteDeps } from './lookups/routes.ts'
import { checkPhone } from './phone/check-phone.ts'
import { codeStore } from './phone/code-store.ts'
import { rememberedChecks } from './phone/remembered-checks.ts'
import type { PhoneDeps } from './phone/routes.ts'
import { loadPageRenderer, type PageRenderer } from './render/page-renderer.ts'
import type { SandboxIssuers } from './sandbox/identity-routes.ts'
import { type MessageStore, messageStore } from './sandbox/message-store.ts'
import type { SandboxDeps } from './sandbox/routes.ts'

export interface Deps {
  readonly log: Log
  readonly database: Database
  /** Where `npm run build` put its work. */
  readonly buildFolder: string
  readonly now: () => Date
  readonly adverts: AdvertDeps
  readonly phone: PhoneDeps
  readonly lookups: LookupRouteDeps
  readonly homes: HomeDeps
  readonly sandbox: SandboxDeps
  readonly pages: PageRenderer
  readonly visitors: Visitors
  readonly pageUserOf: AdvertDeps['pageUserOf']
  readonly accounts: AccountDeps & Parameters<typeof purgeAccounts>[0]
  readonly social: SocialRouteDeps
  readonly sandboxIssuers: SandboxIssuers
  /** Where its links begin is known once we listen. */
  readonly outbox: Omit<OutboxDeps, 'origin'>
}

/** The only place that chooses between a provider and its sandbox. */
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
  const messages = messageStore(database)
  const phone = await phoneDeps(config, database, messages, visitors, now)
  const lookups = { ...lookupDeps(config, database, now), visitors }
  const issuers = await sandboxIssuers(config, database, now)
  return {
    log,
    database,
    buildFolder,
    visitors,
    pageUserOf,
    pages: await loadPageRenderer(buildFolder, config.sandboxed),
    now,
    phone,
    accounts: accountDeps(config, database, sessions, visitors, now),
    social: socialDeps(config, issuers, database, visitors, now),
    sandboxIssuers: issuers,
    outbox: {
      outbox: outboxStore(database),
      links: emailLinkStore(database),
      mailer: mailer(config, messages, now),
      log,
      now,
    },
    lookups,
    homes: homeDeps(database, lookups),
    sandbox: sandboxDeps(config, lookups, messages),
    adverts: { ...advertDeps(database, phone, now), visitors, pageUserOf },
  }
}

function advertDeps(
  database: Database,
  phone: PhoneDeps,
  now: () => Date,
): Omit<AdvertDeps, 'visitors' | 'pageUserOf'> {
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

function sandboxDeps(config: Config, { match, now }: LookupRouteDeps, messages: MessageStore): SandboxDeps {
  return {
    town: config.addressFinder === null ? sandboxTown() : null,
    epcIsSandboxed: config.epcRegister === null,
    match,
    now,
    messages: config.sms === null || config.email === null ? messages : null,
    sandboxed: config.sandboxed,
  }
}

/**
 * Whether a home is advertised already is not asked at a save, which must not wait for it: the page asks it of
 * address-exists, and publishing claims the address.
 */
function remoteAnswers(phone: Pick<PhoneDeps, 'smsIsSandboxed'>): AdvertDeps['remote'] {
  const isPhone = rememberedChecks(phone)
  return (rule, value) =>
    rule.check === 'phone' && typeof value === 'string' ? isPhone(value, rule.onlyMobile === true) : undefined
}

type Sessions = ReturnType<typeof sessionStore>

function accountDeps(
  { sms }: Config,
  database: Database,
  sessions: Sessions,
  visitors: Visitors,
  now: () => Date,
): Deps['accounts'] {
  return {
    accounts: accountStore(database),
    social: socialStore(database),
    sessions,
    visitors,
    now,
    passwords: passwordsBehindQueue(PASSWORD_QUEUE),
    commonPasswords: readCommonPasswords(),
    signInLimits: SIGN_IN_LIMITS,
    registerLimits: REGISTER_LIMITS,
    remindLimits: REMIND_LIMITS,
    phoneNumberOf: (text, onlyMobile) => {
      const { number, valid } = checkPhone({ smsIsSandboxed: sms === null }, text, onlyMobile)
      return valid ? number : null
    },
  }
}

async function sandboxIssuers(config: Config, database: Database, now: () => Date): Promise<SandboxIssuers> {
  const seed = await secretKey(database, 'sandbox identities')
  return {
    google: config.google === null ? await sandboxIssuer('google', seed, now) : null,
    facebook: config.facebook === null ? await sandboxIssuer('facebook', seed, now) : null,
  }
}

function socialDeps(
  { google, facebook, publicUrl }: Config,
  issuers: SandboxIssuers,
  database: Database,
  visitors: Visitors,
  now: () => Date,
): SocialRouteDeps {
  const nobody = { verify: async () => null }
  return {
    verifiers: {
      google: google === null ? (issuers.google?.verifier ?? nobody) : googleIdentity({ ...google, now }),
      facebook:
        facebook === null ? (issuers.facebook?.verifier ?? nobody) : facebookIdentity({ ...facebook, now }),
    },
    clients: {
      google: { id: google?.clientId ?? issuers.google?.clientId ?? '', isSandbox: google === null },
      facebook: { id: facebook?.appId ?? issuers.facebook?.clientId ?? '', isSandbox: facebook === null },
    },
    social: socialStore(database),
    nonceCookie: tokenCookie('social', publicUrl),
    visitors,
    now,
  }
}

async function phoneDeps(
  config: Config,
  database: Database,
  messages: MessageStore,
  visitors: Visitors,
  now: () => Date,
): Promise<PhoneDeps> {
  return {
    smsIsSandboxed: config.sms === null,
    codes: codeStore(database),
    codeKey: await secretKey(database, 'phone codes'),
    sms: config.sms === null ? sandboxSms((message) => messages.keep(message, now())) : twilio(config.sms),
    textLimits: TEXT_LIMITS,
    guessLimits: GUESS_LIMITS,
    siteHost: new URL(config.publicUrl ?? 'http://localhost').hostname,
    visitors,
    now,
  }
}

function mailer({ email }: Config, messages: MessageStore, now: () => Date): OutboxDeps['mailer'] {
  return email === null ? sandboxMailer((message) => messages.keep(message, now())) : smtpMailer(email)
}

/** The providers of addresses and certificates, each real or its sandbox. */
function lookupDeps(config: Config, database: Database, now: () => Date) {
  const town = sandboxTown()
  return {
    store: lookupStore(database),
    limits: LOOKUP_LIMITS,
    patienceMs: PROVIDER_PATIENCE_MS,
    now,
    finder: addressFinder(config, town),
    finderName: config.addressFinder?.provider ?? 'sandbox',
    register: epcRegister(config, town),
    registerName: config.epcRegister === null ? 'sandbox' : 'government',
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

const ADDRESS_FINDERS = { postcoder, 'ideal-postcodes': idealPostcodes } as const

function addressFinder({ addressFinder: configured }: Config, town: readonly SandboxHome[]): AddressFinder {
  if (configured === null) return sandboxAddressFinder(town)
  return ADDRESS_FINDERS[configured.provider]({ apiKey: configured.key })
}

function epcRegister({ epcRegister: configured }: Config, town: readonly SandboxHome[]): EpcRegister {
  return configured === null
    ? sandboxEpcRegister(town)
    : governmentEpcRegister({ bearerToken: configured.token })
}
