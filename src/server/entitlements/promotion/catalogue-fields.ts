/** What a value must be; without `form` and `oneOf` it is any text. */
interface CatalogueField {
  readonly name: string
  /** Without it Meta leaves the home out. */
  readonly isRequired: boolean
  /** How many of it a home may have; 1 if it is left out. */
  readonly most?: number
  /** In characters. */
  readonly longest?: number
  readonly form?: RegExp
  readonly oneOf?: readonly string[]
}

/** Meta takes more of neither. */
export const [MOST_PHOTOS, LONGEST_DESCRIPTION] = [20, 5_000]

const NUMBER = /^-?\d{1,3}\.\d{1,6}$/
const COUNT = /^\d{1,2}$/
const ADDRESS = /^https?:\/\/\S+$/

/** What we know of the fields in developers.facebook.com/docs/marketing-api/real-estate-ads/get-started (read in November 2026). */
export const CATALOGUE_FIELDS = [
  { name: 'home_listing_id', isRequired: true, longest: 100 },
  { name: 'name', isRequired: true },
  {
    name: 'availability',
    isRequired: true,
    oneOf: ['for_sale', 'for_rent', 'sale_pending', 'recently_sold', 'off_market', 'available_soon'],
  },
  { name: 'description', isRequired: false, longest: LONGEST_DESCRIPTION },
  { name: 'address.addr1', isRequired: true },
  { name: 'address.city', isRequired: true },
  { name: 'address.region', isRequired: true },
  { name: 'address.country', isRequired: true },
  { name: 'address.postal_code', isRequired: true },
  { name: 'latitude', isRequired: true, form: NUMBER },
  { name: 'longitude', isRequired: true, form: NUMBER },
  { name: 'neighborhood', isRequired: true, most: 20 },
  { name: 'image.url', isRequired: true, most: MOST_PHOTOS, form: ADDRESS },
  {
    name: 'listing_type',
    isRequired: false,
    oneOf: [
      'for_rent_by_agent',
      'for_rent_by_owner',
      'for_sale_by_agent',
      'for_sale_by_owner',
      'foreclosed',
      'new_construction',
      'new_listing',
    ],
  },
  { name: 'num_baths', isRequired: false, form: COUNT },
  { name: 'num_beds', isRequired: false, form: COUNT },
  { name: 'price', isRequired: true, form: /^\d+(?:\.\d\d)? [A-Z]{3}$/ },
  {
    name: 'property_type',
    isRequired: false,
    oneOf: ['apartment', 'condo', 'house', 'land', 'manufactured', 'other', 'townhouse'],
  },
  { name: 'url', isRequired: true, form: ADDRESS },
] as const satisfies readonly CatalogueField[]

export type CatalogueFieldName = (typeof CATALOGUE_FIELDS)[number]['name']
/** All values of each field. */
export type CatalogueHome = Readonly<Record<CatalogueFieldName, readonly string[]>>

/** The names of the fields that Meta would refuse. */
export function wrongFields(home: CatalogueHome): readonly CatalogueFieldName[] {
  const fields: readonly (CatalogueField & { readonly name: CatalogueFieldName })[] = CATALOGUE_FIELDS
  return fields.filter((field) => !isRight(field, home[field.name])).map(({ name }) => name)
}

function isRight(
  { isRequired, most = 1, longest = Number.POSITIVE_INFINITY, form, oneOf }: CatalogueField,
  values: readonly string[],
): boolean {
  if (values.length > most || (isRequired && values.length === 0)) return false
  return values.every(
    (value) =>
      value.trim() !== '' &&
      value.length <= longest &&
      (form?.test(value) ?? true) &&
      (oneOf?.includes(value) ?? true),
  )
}
