import type { OwnListing, OwnPortal } from '#shared/api/own-listing.ts'

/** 'not-offered': the portal is off or gone, or the advert is not online. */
export type Agreed = 'done' | 'not-offered' | 'not-found'

/** An owner's adverts at the operator's portals. Adverts of agents and of feeds have none. */
export interface OwnPortals {
  /** The portals that are on or agreed to, by the advert's id. */
  readonly of: (ownerKey: Buffer) => Promise<ReadonlyMap<string, readonly OwnPortal[]>>
  /** By the uuid of its draft. Said twice, it was agreed to once. 'not-found': there is no such advert of theirs. */
  readonly agree: (consent: Consent, ownerKey: Buffer, at: Date) => Promise<Agreed>
  /** Also at a portal that is off. */
  readonly takeBack: (
    consent: Omit<Consent, 'version'>,
    ownerKey: Buffer,
    at: Date,
  ) => Promise<'done' | 'not-found'>
  readonly names: () => Promise<readonly string[]>
}

export interface Consent {
  readonly uuid: string
  readonly portal: string
  /** Of the text that was shown. */
  readonly version: string
}

export async function withPortals<T extends Pick<OwnListing, 'listing'>>(
  portals: Pick<OwnPortals, 'of'>,
  ownerKey: Buffer,
  listings: readonly T[],
): Promise<readonly (T & Pick<OwnListing, 'portals'>)[]> {
  const own = await portals.of(ownerKey)
  return listings.map((listing) => ({ ...listing, portals: own.get(listing.listing) ?? [] }))
}

/** How an advert stands at a portal, as the worker left it. */
export interface StandingThere {
  readonly isAgreed: boolean
  readonly isLive: boolean
  /** Null: it was never to be there. */
  readonly outcome: 'waiting' | 'there' | 'gone' | 'refused' | 'failing' | 'given-up' | null
  readonly isDue: boolean
  readonly isThere: boolean
  /** The last call was to take it off. */
  readonly isToLeave: boolean
  readonly hasLeft: boolean
}

export function ownState({
  isAgreed,
  isLive,
  outcome,
  isDue,
  isThere,
  isToLeave,
  hasLeft,
}: StandingThere): OwnPortal['state'] {
  const isOver = outcome === 'refused' || outcome === 'given-up'
  if (!isAgreed || !isLive) {
    if (isThere) return isOver && isToLeave ? 'stuck' : 'removing'
    return hasLeft ? 'removed' : 'none'
  }
  if (outcome === null || outcome === 'gone' || (isOver && isDue)) return 'waiting'
  return outcome
}
