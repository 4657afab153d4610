import type { CountryName } from '../advert/counties.ts'
import { isOnBorder, nationOf } from '../advert/postcode-places.ts'
import { parsePostcode } from '../values/postcode.ts'
import type { Nation } from './rule.ts'

const NATION_OF_COUNTRY: Readonly<Record<CountryName, Nation>> = {
  England: 'england',
  Wales: 'wales',
  Scotland: 'scotland',
  'Northern Ireland': 'northern-ireland',
}

const nationOfCountry = (country: CountryName): Nation => NATION_OF_COUNTRY[country]

/**
 * From the whole postcode, in any spelling. 'asked': its district lies in two nations, so that its owner is asked.
 * Null if it is no postcode of the United Kingdom.
 */
export function nationOfPostcode(typed: string): Nation | 'asked' | null {
  const postcode = parsePostcode(typed)
  if (postcode === null) return null
  const country = nationOf(postcode)
  if (country !== null) return nationOfCountry(country)
  return isOnBorder(postcode) ? 'asked' : null
}
