import { parsePostcode } from '#shared/values/postcode.ts'
import { STALE_MESSAGE, stateText } from '../adverts/drafts/page-state-text.ts'
import { type AdvertDeps, saveRefusal } from '../adverts/drafts/routes.ts'
import { saveChanges } from '../adverts/drafts/save-draft.ts'
import { keysOfFound, keysOfTyped } from '../adverts/duplicates/home-keys.ts'
import { liveAddressStore } from '../adverts/duplicates/live-address-store.ts'
import { findAddresses } from '../adverts/lookups/find-addresses.ts'
import { findRatings, type RatingDeps } from '../adverts/lookups/find-ratings.ts'
import type { LookupCaller } from '../adverts/lookups/lookup.ts'
import { CONTEST_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import type { Log } from '../http/log.ts'
import { type ContestedStore, contestedStore } from '../listings/publishing/contested-store.ts'
import type { EndOptionDeps } from '../listings/publishing/end-options.ts'
import { endingStore } from '../listings/publishing/ending-store.ts'
import type { JudgeLiveDeps } from '../listings/publishing/judge-live.ts'
import { liveLawStore } from '../listings/publishing/live-law-store.ts'
import { ownPhoneStore } from '../listings/publishing/own-phone-store.ts'
import { publishingStore } from '../listings/publishing/publishing-store.ts'
import type { PublishingDeps } from '../listings/publishing/routes.ts'
import { withdrawStore } from '../listings/publishing/withdraw-store.ts'
import type { DeliveryDeps } from './delivery-deps.ts'
import { judging } from './judging.ts'

/** A final save also asks the checkout. */
export type PublisherDeps = Omit<PublishingDeps, 'settleDraft'> &
  EndOptionDeps &
  JudgeLiveDeps &
  Pick<ContestedStore, 'allowedTexts'>

interface PublisherWiring {
  readonly adverts: AdvertDeps
  readonly lookups: RatingDeps
  readonly delivery: DeliveryDeps
  readonly log: Log
}

export function publisherDeps(
  database: Database,
  { adverts, lookups, delivery, log }: PublisherWiring,
): PublisherDeps {
  const { now, pageUserOf } = adverts
  const live = liveAddressStore(database)
  const { allowedWords, allowedTexts, contest } = contestedStore(database, CONTEST_LIMITS)
  return {
    publishing: publishingStore(database, delivery.receipts.keys.sign),
    withdrawing: withdrawStore(database),
    decideOwnPhone: ownPhoneStore(database),
    endings: endingStore(database),
    liveLaw: liveLawStore(database),
    homes: { keysOfTyped, keysOfFound, addressesOf: addressesOf(lookups) },
    ratingsOf: ratingsOf(lookups),
    isTaken: (keys, uuid, ownerKey) => live.isLive(keys, { uuid, ownerKey }),
    remote: adverts.remote,
    evaluate: judging(log),
    allowedWords,
    allowedTexts,
    contest,
    notOffered: delivery.privacyNumbers.notOffered,
    moreNumbers: delivery.privacyNumbers.moreNumbers,
    saveChanges: async (save, caller) => {
      const saved = await saveChanges(adverts, save, caller)
      if (saved.kind === 'saved') return { kind: 'saved' }
      if (saved.kind === 'stale') return { kind: 'stale', message: STALE_MESSAGE }
      const refusal = saveRefusal(saved)
      if (refusal.statusCode !== 200) throw refusal
      return { kind: 'refused', message: refusal.message }
    },
    stateOf: async (uuid, ownerKey, user) => {
      const draft = await adverts.drafts.find(uuid, ownerKey)
      return typeof draft === 'string' ? null : JSON.parse(stateText(draft, user))
    },
    pageUserOf,
    now,
  }
}

/** Counted by owner only: a publication may come from our own job, which has no client address. */
const addressesOf =
  (lookups: RatingDeps): PublishingDeps['homes']['addressesOf'] =>
  async (postcode, ownerKey) => {
    const found = await findAddresses(lookups, postcode, publishing(ownerKey))
    return found.kind === 'known' ? found.answer : null
  }

const publishing = (ownerKey: Buffer): LookupCaller => ({
  ownerKey,
  client: `publishing ${ownerKey.toString('base64url')}`,
})

const ratingsOf =
  (lookups: RatingDeps): PublishingDeps['ratingsOf'] =>
  async ({ propertyPostcode, propertyAddress: udprn = null, ...typed }, ownerKey) => {
    const { streetName, buildingName, doorNumber } = typed
    const postcode = parsePostcode(propertyPostcode ?? '')
    if (postcode === null || (udprn === null && !streetName)) return null
    const buildingNumber = [buildingName, doorNumber].filter(Boolean).join(', ')
    const home = { postcode, udprn, streetName: streetName ?? '', buildingNumber, withHome: false }
    const found = await findRatings(lookups, home, publishing(ownerKey))
    return found.kind === 'known' ? found.answer : 'unknown'
  }
