import type { DraftAnswers } from '../advert/answers.ts'
import type { CountryName } from '../advert/counties.ts'
import { nationOf as countryOfPostcode, isOnBorder } from '../advert/postcode-places.ts'
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
  const country = countryOfPostcode(postcode)
  if (country !== null) return nationOfCountry(country)
  return isOnBorder(postcode) ? 'asked' : null
}

/** Of a home on a border by the country that its owner gave; null if nobody knows. */
export function nationOf({ propertyPostcode, countryName }: DraftAnswers): Nation | null {
  const found = nationOfPostcode(propertyPostcode ?? '')
  if (found !== 'asked') return found
  return countryName ? nationOfCountry(countryName) : null
}
