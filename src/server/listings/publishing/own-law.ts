import type { OwnLaw, OwnListing } from '#shared/api/own-listing.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { faultsOf, type JudgeLiveDeps } from './judge-live.ts'
import type { LiveAdvert } from './live-law-store.ts'

/** With what the law stops allowing in them, of which their owner was told by email. */
export async function withLaw<T extends Pick<OwnListing, 'listing'>>(
  { liveLaw, now }: JudgeLiveDeps,
  ownerKey: Buffer,
  listings: readonly T[],
): Promise<readonly (T & Pick<OwnListing, 'law'>)[]> {
  const notified = await liveLaw.notified(ownerKey)
  const laws = new Map(notified.map((advert) => [advert.id, lawOf(advert, today(now()))]))
  return listings.map((listing) => ({ ...listing, law: laws.get(listing.listing) ?? null }))
}

const dayOf = ({ restsOn, beginsOn }: Pick<OwnLaw, 'restsOn' | 'beginsOn'>): string => restsOn ?? beginsOn

function lawOf(advert: LiveAdvert, day: IsoDate): OwnLaw | null {
  const all = faultsOf(advert, day)
  const refused = all.filter(({ severity }) => severity === 'refuse')
  const faults = refused.length > 0 ? refused : all
  const [first] = faults.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  if (first === undefined) return null
  const { field, beginsOn, restsOn } = first
  const reasons = [...new Set(faults.map(({ reason }) => reason))]
  return { reasons, field, beginsOn, isOffline: !advert.isLive, restsOn: advert.isLive ? restsOn : null }
}
