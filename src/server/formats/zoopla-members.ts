import {
  codesByName,
  ZOOPLA_FREQUENCIES,
  ZOOPLA_FURNISHED,
  ZOOPLA_KINDS,
  ZOOPLA_PRICE_WORDS,
  ZOOPLA_TENURES,
} from './zoopla-codes.ts'

type Path = readonly [outer: string, inner?: string]

export interface ZooplaMember {
  /** In a listing of Zoopla's. */
  readonly name: Path
  /** In RTDF's property. */
  readonly path: Path
  /** What its words are there; without them it stands there as it is. */
  readonly codes?: ReadonlyMap<string, number>
  /** What any other word is. */
  readonly other?: number
}

const NOT_SPECIFIED = 0

/** Members that have one place in RTDF. Those without a value of their own there are told by their place alone. */
export const ZOOPLA_MEMBERS: readonly ZooplaMember[] = [
  { name: ['listing_reference'], path: ['agent_ref'] },
  {
    name: ['property_type'],
    path: ['property_type'],
    codes: codesByName(ZOOPLA_KINDS),
    other: NOT_SPECIFIED,
  },
  { name: ['shared_accommodation'], path: ['house_flat_share'] },
  { name: ['available_from_date'], path: ['date_available'] },
  { name: ['display_address'], path: ['address', 'display_address'] },
  { name: ['location', 'property_number_or_name'], path: ['address', 'house_name_number'] },
  { name: ['location', 'street_name'], path: ['address', 'address_2'] },
  { name: ['location', 'locality'], path: ['address', 'address_3'] },
  { name: ['location', 'town_or_city'], path: ['address', 'town'] },
  { name: ['location', 'postal_code'], path: ['address', 'postcode_1'] },
  { name: ['pricing', 'price'], path: ['price_information', 'price'] },
  {
    name: ['pricing', 'price_qualifier'],
    path: ['price_information', 'price_qualifier'],
    codes: codesByName(ZOOPLA_PRICE_WORDS),
  },
  {
    name: ['pricing', 'rent_frequency'],
    path: ['price_information', 'rent_frequency'],
    codes: codesByName(ZOOPLA_FREQUENCIES),
  },
  { name: ['tenure'], path: ['price_information', 'tenure_type'], codes: codesByName(ZOOPLA_TENURES) },
  { name: ['deposit'], path: ['price_information', 'deposit'] },
  { name: ['ground_rent'], path: ['price_information', 'annual_ground_rent'] },
  { name: ['administration_fees'], path: ['price_information', 'administration_fee'] },
  { name: ['summary_description'], path: ['details', 'summary'] },
  { name: ['feature_list'], path: ['details', 'features'] },
  { name: ['total_bedrooms'], path: ['details', 'bedrooms'] },
  { name: ['bathrooms'], path: ['details', 'bathrooms'] },
  { name: ['living_rooms'], path: ['details', 'reception_rooms'] },
  { name: ['furnished_state'], path: ['details', 'furnished_type'], codes: codesByName(ZOOPLA_FURNISHED) },
  { name: ['pets_allowed'], path: ['details', 'pets_allowed'] },
  { name: ['council_tax_band'], path: ['details', 'council_tax_band'] },
]

/** Members that are worked out of several, or of lists. */
const WORKED_OUT: readonly (readonly [path: string, name: string])[] = [
  ['status', 'life_cycle_status'],
  ['address', 'location'],
  ['price_information.tenure_unexpired_years', 'lease_expiry'],
  ['price_information.annual_service_charge', 'service_charge'],
  ['details.description', 'detailed_description'],
  ['details.all_bills_inc', 'bills_included'],
  ['details.accessibility', 'accessibility'],
  ['details.parking', 'parking'],
]

const NAMES: ReadonlyMap<string, string> = new Map([
  ...ZOOPLA_MEMBERS.map(({ name, path }) => [path.join('.'), name.join('.')] as const),
  ...WORKED_OUT,
])
const MEDIUM = /^media(\[\d+\])?(?:\.media_(url|type))?/

/** Where in a listing stands what a note says of RTDF's property. */
export function zooplaPath(path: string): string {
  const own = path.replace(/^property\.?/, '')
  if (own === path) return path
  const name =
    NAMES.get(own) ??
    own.replace(MEDIUM, (_, index = '', member = '') => `content${index}${member && `.${member}`}`)
  return name === '' ? 'listing' : `listing.${name}`
}
