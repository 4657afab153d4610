import { STALE_MESSAGE, stateText } from '../adverts/page-state-text.ts'
import { type AdvertDeps, saveRefusal } from '../adverts/routes.ts'
import { saveChanges } from '../adverts/save-draft.ts'
import type { Database } from '../db/pool.ts'
import { keysOfFound, keysOfTyped } from '../homes/home-keys.ts'
import { liveAddressStore } from '../homes/live-address-store.ts'
import { findAddresses } from '../lookups/find-addresses.ts'
import type { LookupRouteDeps } from '../lookups/routes.ts'
import { publishingStore } from '../publishing/publishing-store.ts'
import type { PublishingDeps } from '../publishing/routes.ts'
import { withdrawStore } from '../publishing/withdraw-store.ts'

/** Publishing without the step that asks the checkout. */
export type PublisherDeps = Omit<PublishingDeps, 'settleDraft'>

interface Beside {
  readonly adverts: AdvertDeps
  readonly lookups: LookupRouteDeps
}

/** What publishing needs of the other features. */
export function publisherDeps(database: Database, { adverts, lookups }: Beside): PublisherDeps {
  const { now, visitors, pageUserOf } = adverts
  const live = liveAddressStore(database)
  return {
    publishing: publishingStore(database),
    withdrawing: withdrawStore(database),
    homes: { keysOfTyped, keysOfFound, addressesOf: addressesOf(lookups) },
    isTaken: (keys, uuid, ownerKey) => live.isLive(keys, { uuid, ownerKey }),
    remote: adverts.remote,
    saveChanges: async (save, saver) => {
      const saved = await saveChanges(adverts, save, saver)
      if (saved.kind === 'saved') return { kind: 'saved' }
      if (saved.kind === 'stale') return { kind: 'stale', message: STALE_MESSAGE }
      return { kind: 'refused', message: saveRefusal(saved) }
    },
    stateText: async (uuid, ownerKey, user) => {
      const draft = await adverts.drafts.find(uuid, ownerKey)
      return typeof draft === 'string' ? null : stateText(draft, user)
    },
    visitors,
    pageUserOf,
    now,
  }
}

/** Counted for the owner alone: the network of whoever publishes may be our own worker's. */
const addressesOf =
  (lookups: LookupRouteDeps): PublishingDeps['homes']['addressesOf'] =>
  async (postcode, ownerKey) => {
    const client = `publishing ${ownerKey.toString('base64url')}`
    const found = await findAddresses(lookups, postcode, { ownerKey, client })
    return found.kind === 'known' ? found.answer : null
  }
