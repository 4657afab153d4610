import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import type { PublishedStore, StoredAdvert } from './published.ts'

export interface ShowDeps {
  readonly published: Pick<PublishedStore, 'find'>
  readonly now: () => Date
}

export interface ShownAdvert extends StoredAdvert {
  /** Before its first day only the owner sees it. */
  readonly isPreview: boolean
}

/** Null if it is withdrawn, not yet shown to this caller, or never existed. */
export async function showAdvert(
  { published, now }: ShowDeps,
  listing: string,
  accountId: string | null,
): Promise<ShownAdvert | null> {
  if (!isListingId(listing)) return null
  const at = now()
  const found = await published.find(listing, at)
  if (found === null || !found.isLive) return null
  const day: IsoDate = today(at)
  const isPreview = found.advert.liveFrom > day
  return isPreview && found.accountId !== accountId ? null : { ...found, isPreview }
}
