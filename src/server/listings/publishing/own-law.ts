import type { OwnLaw, OwnListing } from '#shared/api/own-listing.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { faultsOf, type JudgeLiveDeps } from './judge-live.ts'
import type { LiveAdvert } from './live-law-store.ts'

/** With what the law stops allowing in them, of which their owner was told by email. */
export async function withLaw<T extends Pick<OwnListing, 'listing'>>(
  deps: JudgeLiveDeps,
  ownerKey: Buffer,
  listings: readonly T[],
): Promise<readonly (T & Pick<OwnListing, 'law'>)[]> {
  const laws = new Map<string, OwnLaw | null>()
  const day = today(deps.now())
  for (const advert of await deps.liveLaw.notified(ownerKey))
    laws.set(advert.id, await lawOf(deps, advert, day))
  return listings.map((listing) => ({ ...listing, law: laws.get(listing.listing) ?? null }))
}

const dayOf = ({ restsOn, beginsOn }: Pick<OwnLaw, 'restsOn' | 'beginsOn'>): string => restsOn ?? beginsOn

async function lawOf(deps: JudgeLiveDeps, advert: LiveAdvert, day: IsoDate): Promise<OwnLaw | null> {
  const all = await faultsOf(deps, advert, day)
  const refused = all.filter(({ severity }) => severity === 'refuse')
  const faults = refused.length > 0 ? refused : all
  const [first] = faults.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  if (first === undefined) return null
  const { field, beginsOn, restsOn } = first
  const reasons = [...new Set(faults.map(({ reason }) => reason))]
  return { reasons, field, beginsOn, isOffline: !advert.isLive, restsOn: advert.isLive ? restsOn : null }
}
