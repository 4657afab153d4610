import type { countyOf, nationOf } from '#shared/advert/postcode-places.ts'

interface PostcodePlaces {
  readonly countyOf: typeof countyOf
  readonly nationOf: typeof nationOf
}

const NOTHING_KNOWN: PostcodePlaces = { countyOf: () => null, nationOf: () => null }

/** Loads the table of postcode areas. If that fails, no place is known. */
export function loadPostcodePlaces(): Promise<PostcodePlaces> {
  return import('#shared/advert/postcode-places.ts').catch(() => NOTHING_KNOWN)
}
