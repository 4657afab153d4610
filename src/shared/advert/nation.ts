import { parsePostcode } from '../values/postcode.ts'
import type { CountryName } from './counties.ts'
import { nationOf as countryOfPostcode, isOnBorder } from './postcode-places.ts'

export const NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const
export type Nation = (typeof NATIONS)[number]

const NATION_OF_COUNTRY: Readonly<Record<CountryName, Nation>> = {
  England: 'england',
  Wales: 'wales',
  Scotland: 'scotland',
  'Northern Ireland': 'northern-ireland',
}

const nationOfCountry = (country: CountryName): Nation => NATION_OF_COUNTRY[country]

/** Of a postcode in any spelling. 'asked': its district lies in two nations. Null if it is not of the United Kingdom. */
export function nationOfPostcode(typed: string): Nation | 'asked' | null {
  const postcode = parsePostcode(typed)
  if (postcode === null) return null
  const country = countryOfPostcode(postcode)
  if (country !== null) return nationOfCountry(country)
  return isOnBorder(postcode) ? 'asked' : null
}

interface Place {
  readonly propertyPostcode?: string | null | undefined
  readonly countryName?: CountryName | null | undefined
}

/** Where a whole postcode does not tell, by the country that its owner gave; null if nobody knows. */
export function nationOf({ propertyPostcode, countryName }: Place): Nation | null {
  const postcode = parsePostcode(propertyPostcode ?? '')
  if (postcode === null) return null
  const country = countryOfPostcode(postcode) ?? countryName
  return country ? nationOfCountry(country) : null
}
