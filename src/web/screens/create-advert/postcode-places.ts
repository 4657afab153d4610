type PostcodePlaces = typeof import('#shared/advert/postcode-places.ts')

/** Which places postcodes are in, loaded when it is asked for; without the network nothing is known of them. */
export function loadPostcodePlaces(): Promise<Pick<PostcodePlaces, 'countyOf' | 'nationOf'>> {
  return import('#shared/advert/postcode-places.ts').catch(() => NOTHING_KNOWN)
}

const NOTHING_KNOWN = { countyOf: () => null, nationOf: () => null }
