import { eachOrNull, MOMENT } from './rtdf-parts.ts'
import {
  atLeast,
  BANDS,
  from,
  listOf,
  oneOf,
  only,
  type Schema,
  text,
  whole,
  yesOrNo,
} from './schema-parts.ts'

const DAY: Schema = { type: 'string', pattern: String.raw`^\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2}:\d{2})?$` }
const FREQUENCY = oneOf(1, 4, 12, 52, 365)
const AREA = oneOf(1, 2, 3, 4)
const SUPPLY = oneOf('mains_supply', 'private_supply')

const HOMES = [
  0,
  ...from(1, 16),
  ...from(20, 30),
  ...from(43, 53),
  56,
  59,
  62,
  65,
  68,
  71,
  74,
  77,
  80,
  83,
  86,
  92,
]
const OTHERS = [
  95,
  101,
  104,
  107,
  110,
  113,
  116,
  ...from(117, 121),
  125,
  128,
  131,
  134,
  137,
  ...from(140, 144),
]
const COMMERCIAL = [...from(0, 35).map((step) => 178 + 3 * step), 298, 301, 304, 307, 310]
const LATE = [511, 512, 535, 538, 541, 544, 547, 550]

const ADDRESS = only(['house_name_number', 'town', 'postcode_1', 'postcode_2', 'display_address'], {
  house_name_number: text(1, 60),
  town: text(1, 60),
  postcode_1: text(1, 4),
  postcode_2: text(1, 3),
  display_address: text(1, 120),
  ...eachOrNull({
    address_2: text(0, 60),
    address_3: text(0, 60),
    address_4: text(0, 60),
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    pov_latitude: { type: 'number' },
    pov_longitude: { type: 'number' },
    pov_pitch: { type: 'number', minimum: -180, maximum: 180 },
    pov_heading: { type: 'number', minimum: -360, maximum: 360 },
    pov_zoom: { type: 'integer' },
  }),
})

const PRICE = only(['price'], {
  price: atLeast(1),
  ...eachOrNull({
    price_qualifier: oneOf(...from(0, 7), ...from(9, 12), 15, 16),
    deposit: whole(0),
    administration_fee: text(0, 4_000),
    rent_frequency: FREQUENCY,
    tenure_type: oneOf(...from(1, 6)),
    tenure_unexpired_years: whole(0),
    auction: yesOrNo,
    price_per_unit_area: atLeast(0),
    price_per_unit_per_annum: atLeast(0),
    shared_ownership: yesOrNo,
    shared_ownership_percentage: { type: 'number', minimum: 1, maximum: 99 },
    shared_ownership_rent: atLeast(0),
    shared_ownership_rent_frequency: FREQUENCY,
    annual_ground_rent: atLeast(0),
    ground_rent_review_period_years: atLeast(0),
    ground_rent_percentage_increase: atLeast(0),
    annual_service_charge: atLeast(0),
  }),
})

const ROOM = only(['room_name'], {
  room_name: text(1, 120),
  ...eachOrNull({
    room_description: text(0, 1_000),
    room_length: atLeast(0),
    room_width: atLeast(0),
    room_dimension_unit: oneOf(...from(5, 9)),
    room_dimension_text: text(1, 120),
    room_photo_urls: listOf(text(1, 250), { maxItems: 10 }),
  }),
})

const flags = (...names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, yesOrNo]))

const RISKS = only([], {
  ...flags('flooded_in_last_five_years', 'flood_defences'),
  sources_of_flooding: listOf(oneOf('river', 'sea', 'groundwater', 'lake', 'reservoir', 'other')),
})
const OBLIGATIONS = only([], flags('listed', 'restrictions', 'required_access', 'rights_of_way'))

/** The lettings' wishes and bills, and what only a shop has. */
const FLAGS = flags(
  ...[
    'pets_allowed',
    'smokers_considered',
    'sharers_considered',
    'burglar_alarm',
    'washing_machine',
    'dishwasher',
  ],
  ...[
    'all_bills_inc',
    'water_bill_inc',
    'gas_bill_inc',
    'electricity_bill_inc',
    'oil_bill_inc',
    'council_tax_inc',
  ],
  ...[
    'tv_licence_inc',
    'sat_cable_tv_bill_inc',
    'internet_bill_inc',
    'business_for_sale',
    'council_tax_exempt',
  ],
)

const DETAILS = only(['summary', 'description', 'bedrooms', 'risks', 'obligations'], {
  summary: text(1, 1_000),
  description: text(1, 32_000),
  bedrooms: whole(0),
  risks: RISKS,
  obligations: OBLIGATIONS,
  sewerage: SUPPLY,
  water: SUPPLY,
  council_tax_band: oneOf(...BANDS, 'TBC', 'DELETED'),
  sizing: { type: 'object' },
  ...eachOrNull({
    ...FLAGS,
    features: listOf(text(1, 200), { maxItems: 10 }),
    bathrooms: whole(0),
    reception_rooms: whole(0),
    parking: listOf(oneOf(...from(13, 24), ...from(54, 60))),
    outside_space: listOf(oneOf(...from(29, 36))),
    accessibility: listOf(oneOf(...from(37, 45))),
    heating: listOf(oneOf(...from(1, 12), ...from(46, 53))),
    electricity: listOf(oneOf('mains_supply', 'wind_turbine', 'solar_pv_panels', 'private_supply')),
    broadband: listOf(oneOf('adsl', 'cable', 'fttc', 'fttp', 'none')),
    domestic_rates: atLeast(0),
    year_built: whole(0),
    floors: whole(0),
    internal_area: atLeast(0),
    internal_area_unit: AREA,
    land_area: atLeast(0),
    land_area_unit: AREA,
    entrance_floor: oneOf(...from(1, 6)),
    condition: oneOf(...from(1, 4)),
    furnished_type: oneOf(0, 1, 2, 4),
    comm_use_class: listOf(oneOf(1, 4, ...from(7, 46)), { maxItems: 6 }),
    rooms: listOf(ROOM, { maxItems: 99 }),
  }),
})

const MEDIUM = only(['media_type', 'media_url'], {
  media_type: oneOf(...from(1, 7)),
  media_url: text(1, 250),
  ...eachOrNull({ caption: text(0, 50), sort_order: whole(0), media_update_date: MOMENT }),
})

const PROPERTY = only(
  ['agent_ref', 'published', 'property_type', 'status', 'address', 'price_information', 'details'],
  {
    agent_ref: text(1, 80),
    published: yesOrNo,
    property_type: oneOf(...HOMES, ...OTHERS, ...COMMERCIAL, ...LATE),
    status: oneOf(...from(1, 6)),
    address: ADDRESS,
    price_information: PRICE,
    details: DETAILS,
    ...eachOrNull({
      ...flags('new_home', 'student_property', 'house_flat_share'),
      create_date: MOMENT,
      update_date: MOMENT,
      date_available: DAY,
      contract_months: whole(0),
      minimum_term: whole(0),
      let_type: oneOf(0, 1, 2, 4),
      media: listOf(MEDIUM, { maxItems: 999 }),
    }),
  },
)

/** SendPropertyDetails of RTDF 1.4.1, as it is documented. Its root alone may have other members. */
export const RTDF_SEND: Schema = {
  type: 'object',
  required: ['network', 'branch', 'property'],
  properties: {
    network: only(['network_id'], { network_id: { type: 'integer' } }),
    branch: only(['branch_id', 'channel'], {
      branch_id: { type: 'integer' },
      channel: oneOf(1, 2),
      overseas: { type: ['boolean', 'null'] },
    }),
    property: PROPERTY,
  },
}
