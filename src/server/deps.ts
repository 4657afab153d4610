import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { LIMITS } from '#shared/advert/limits.ts'
import { draftStore } from './adverts/draft-store.ts'
import { recentDrafts } from './adverts/recent-drafts.ts'
import type { AdvertDeps } from './adverts/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { AddressFinder } from './gateways/address-finder.ts'
import { diskPhotoFiles } from './gateways/disk-photo-files.ts'
import type { EpcRegister } from './gateways/epc-register.ts'
import { governmentEpcRegister } from './gateways/government-epc-register.ts'
import { idealPostcodes } from './gateways/ideal-postcodes.ts'
import type { PhotoFiles } from './gateways/photo-files.ts'
import { postcoder } from './gateways/postcoder.ts'
import { s3PhotoFiles } from './gateways/s3-photo-files.ts'
import { sandboxAddressFinder } from './gateways/sandbox-address-finder.ts'
import { sandboxEpcRegister } from './gateways/sandbox-epc-register.ts'
import { type SandboxHome, sandboxTown } from './gateways/sandbox-town.ts'
import { liveAddressStore } from './homes/live-address-store.ts'
import type { HomeDeps } from './homes/routes.ts'
import { type Guests, guestsBehind } from './http/guest.ts'
import type { Log } from './http/log.ts'
import { rememberedAddresses } from './lookups/find-addresses.ts'
import { lookupStore } from './lookups/lookup-store.ts'
import { matchByStreet, matchCertificate } from './lookups/match-certificate.ts'
import type { LookupRouteDeps } from './lookups/routes.ts'
import { rememberedChecks } from './phone/remembered-checks.ts'
import type { PhoneDeps } from './phone/routes.ts'
import { drawPhoto } from './photos/draw-photo.ts'
import { photoStore } from './photos/photo-store.ts'
import type { PhotoDeps } from './photos/routes.ts'
import type { sweepPhotos } from './photos/sweep-photos.ts'
import { loadPageRenderer, type PageRenderer } from './render/page-renderer.ts'
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
  readonly photos: PhotoDeps & Parameters<typeof sweepPhotos>[0]
  readonly sandbox: SandboxDeps
  readonly pages: PageRenderer
  readonly guests: Guests
}

/** About 10 kB each. */
const RECENT_DRAFTS = 2_000
const CREATION_LIMITS = { perGuest: 200, perClient: 3_000, clientWindowSeconds: 3_600 }

/** In 24 hours from the first. A person needs about five; a network can be a whole town's telephones. */
const LOOKUP_LIMITS = {
  // Each costs money.
  addresses: { perGuest: 20, perClient: 100, overall: 2_000 },
  // One home takes up to three: its postcode's certificates, those of its UPRN, and the ratings of the one that is its.
  certificates: { perGuest: 60, perClient: 300, overall: 6_000 },
}
const ADDRESS_CHECK_LIMITS = { perGuest: 100, perClient: 500 }
const UPLOAD_LIMITS = { photosPerDraft: LIMITS.photos, perOwner: 2_000, perClient: 10_000 }
/** At once, in memory: a picture of 50 megapixels can take 200 MB while it is decoded. */
const DRAWN_AT_ONCE = 2
const PROVIDER_PATIENCE_MS = 4_000

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
  const lookups = { ...lookupDeps(config, database, now), guests }
  return {
    log,
    database,
    buildFolder,
    guests,
    pages: await loadPageRenderer(buildFolder, config.sandboxed),
    now,
    phone,
    lookups,
    homes: homeDeps(database, lookups),
    photos: { ...(await photoDeps(config, database)), guests, now },
    sandbox: {
      town: config.addressFinder === null ? sandboxTown() : null,
      epcIsSandboxed: config.epcRegister === null,
      match: lookups.match,
      now,
    },
    adverts: {
      drafts: draftStore(database),
      recent: recentDrafts(RECENT_DRAFTS),
      guests,
      limits: CREATION_LIMITS,
      now,
      remote: remoteAnswers(phone),
    },
  }
}

/**
 * Whether a home is advertised already is not asked at a save, which must not wait for it: the page asks it of
 * address-exists, and publishing claims the address.
 */
function remoteAnswers(phone: PhoneDeps): AdvertDeps['remote'] {
  const isPhone = rememberedChecks(phone)
  return (rule, value) =>
    rule.check === 'phone' && typeof value === 'string' ? isPhone(value, rule.onlyMobile === true) : undefined
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
    guests: lookups.guests,
    now: lookups.now,
  }
}

async function photoDeps({ dataDir, photoBucket }: Config, database: Database) {
  const folder = path.join(dataDir, 'photos')
  const incoming = path.join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const files: PhotoFiles = photoBucket === null ? diskPhotoFiles(folder) : s3PhotoFiles(photoBucket)
  const drawing = pLimit(DRAWN_AT_ONCE)
  return {
    photos: photoStore(database),
    files,
    incoming,
    draw: drawPhoto,
    drawing,
    limits: UPLOAD_LIMITS,
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
