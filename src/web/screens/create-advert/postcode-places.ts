import type { countyOf, nationOf } from '#shared/advert/postcode-places.ts'

interface PostcodePlaces {
  readonly countyOf: typeof countyOf
  readonly nationOf: typeof nationOf
}

const NOTHING_KNOWN: PostcodePlaces = { countyOf: () => null, nationOf: () => null }

/** Which places postcodes are in, loaded when it is asked for; without the network nothing is known of them. */
export function loadPostcodePlaces(): Promise<PostcodePlaces> {
  return import('#shared/advert/postcode-places.ts').catch(() => NOTHING_KNOWN)
}
