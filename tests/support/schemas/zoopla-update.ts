import { BANDS, listOf, oneOf, only, type Schema, whole, yesOrNo } from './schema-parts.ts'

/** Neither empty nor with blanks around it. */
const TEXT: Schema = { type: 'string', pattern: String.raw`^\S(?:[\s\S]*\S)?$` }
const ADDRESS: Schema = { type: 'string', pattern: String.raw`^https?://\S+$` }
const ABOVE_ZERO: Schema = { type: 'number', exclusiveMinimum: 0 }
const some = (items: Schema): Schema => listOf(items, { minItems: 1 })
const DAY: Schema = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$` }
const UNITS = oneOf('feet', 'metres')
const FREQUENCY = oneOf('per_person_per_week', 'per_week', 'per_month', 'per_quarter', 'per_year')

const LOCATION: Schema = {
  ...only(['town_or_city', 'country_code'], {
    property_number_or_name: TEXT,
    street_name: TEXT,
    locality: TEXT,
    town_or_city: TEXT,
    county: TEXT,
    postal_code: { type: 'string', pattern: String.raw`^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$` },
    country_code: { type: 'string', pattern: '^GB(?:-(?:ENG|WLS|SCT|NIR))?$' },
    coordinates: only(['latitude', 'longitude'], {
      latitude: { type: 'number' },
      longitude: { type: 'number' },
    }),
    paf_address: { type: 'object' },
    paf_udprn: { type: 'string', pattern: String.raw`^\d{8}$` },
  }),
  anyOf: [{ required: ['property_number_or_name'] }, { required: ['street_name'] }],
}

const PRICING: Schema = {
  ...only(['currency_code', 'transaction_type', 'price'], {
    currency_code: { type: 'string', pattern: '^[A-Z]{3}$' },
    transaction_type: oneOf('sale', 'rent'),
    price: ABOVE_ZERO,
    price_qualifier: oneOf(
      ...['fixed_price', 'from', 'guide_price', 'non_quoting', 'offers_in_the_region_of', 'offers_over'],
      ...['price_on_application', 'sale_by_tender'],
    ),
    rent_frequency: FREQUENCY,
    auction: yesOrNo,
    price_per_unit_area: { type: 'object' },
  }),
  anyOf: [{ properties: { transaction_type: { const: 'sale' } } }, { required: ['rent_frequency'] }],
}

const DESCRIPTION: Schema = {
  ...only([], {
    heading: TEXT,
    text: TEXT,
    dimensions: {
      anyOf: [
        TEXT,
        only(['length', 'width', 'units'], { length: ABOVE_ZERO, width: ABOVE_ZERO, units: UNITS }),
      ],
    },
  }),
  anyOf: [{ required: ['heading'] }, { required: ['text'] }],
}

const CONTENT = only(['type', 'url'], {
  type: oneOf(
    ...['image', 'floor_plan', 'brochure', 'document', 'epc_graph', 'epc_report', 'home_pack', 'site_plan'],
    ...['audio_tour', 'virtual_tour'],
  ),
  url: ADDRESS,
  caption: TEXT,
})

const RATINGS = only([], {
  eer_current_rating: whole(1),
  eer_potential_rating: whole(1),
  eir_current_rating: whole(1),
  eir_potential_rating: whole(1),
})

const RENTAL_TERM: Schema = {
  anyOf: [
    oneOf('fixed_term', 'long_term', 'short_term'),
    only(['minimum_length', 'units'], {
      minimum_length: whole(1),
      units: oneOf('days', 'weeks', 'months', 'years'),
    }),
  ],
}

/** listing/update of Zoopla's real-time feed 1.2, as it is documented: no nulls, and nothing that is empty. */
export const ZOOPLA_UPDATE: Schema = {
  ...only(
    [
      ...['branch_reference', 'listing_reference', 'category', 'life_cycle_status', 'property_type'],
      ...['detailed_description', 'location', 'pricing'],
    ],
    {
      branch_reference: TEXT,
      listing_reference: TEXT,
      category: oneOf('residential', 'commercial'),
      life_cycle_status: oneOf(
        ...['available', 'under_offer', 'sold_subject_to_contract', 'sold', 'let_agreed', 'let'],
      ),
      property_type: TEXT,
      detailed_description: { type: 'array', minItems: 1, items: DESCRIPTION },
      summary_description: TEXT,
      location: LOCATION,
      pricing: PRICING,
      total_bedrooms: whole(0),
      bathrooms: whole(0),
      living_rooms: whole(0),
      shared_accommodation: yesOrNo,
      available_bedrooms: whole(1),
      tenure: oneOf('freehold', 'leasehold', 'feudal', 'share_of_freehold'),
      lease_expiry: {
        ...only([], { years_remaining: whole(1), expiry_date: TEXT }),
        oneOf: [{ required: ['years_remaining'] }, { required: ['expiry_date'] }],
      },
      ground_rent: ABOVE_ZERO,
      service_charge: {
        ...only(['charge'], { charge: ABOVE_ZERO, frequency: FREQUENCY, per_unit_area_units: TEXT }),
        oneOf: [{ required: ['frequency'] }, { required: ['per_unit_area_units'] }],
      },
      available_from_date: DAY,
      deposit: ABOVE_ZERO,
      administration_fees: TEXT,
      rental_term: RENTAL_TERM,
      furnished_state: oneOf('furnished', 'part_furnished', 'unfurnished', 'furnished_or_unfurnished'),
      pets_allowed: yesOrNo,
      tenant_eligibility: only([], {
        dss: oneOf('accepted', 'excluded', 'only'),
        students: oneOf('accepted', 'excluded', 'only'),
      }),
      bills_included: some(
        oneOf('electricity', 'gas', 'internet', 'satellite_cable_tv', 'telephone', 'tv_licence', 'water'),
      ),
      connected_utilities: some(
        oneOf('electricity', 'fibre_optic', 'gas', 'satellite_cable_tv', 'telephone', 'water'),
      ),
      parking: some(
        oneOf('double_garage', 'single_garage', 'off_street_parking', 'residents_parking', 'underground'),
      ),
      outside_space: some(oneOf('balcony', 'communal_garden', 'private_garden', 'roof_terrace', 'terrace')),
      accessibility: yesOrNo,
      council_tax_band: oneOf(...BANDS),
      epc_ratings: RATINGS,
      feature_list: some(TEXT),
      content: { type: 'array', minItems: 1, items: CONTENT },
    },
  ),
  dependentSchemas: {
    available_bedrooms: {
      required: ['shared_accommodation'],
      properties: { shared_accommodation: { const: true } },
    },
  },
}
