import type { DayOrder } from './london-moment.ts'

/** How a column's text stands for a value of RTDF. */
export type Codec =
  | 'text'
  | 'number'
  | 'money'
  | 'moment'
  | 'day'
  | 'yes-no'
  | 'one-zero'
  | Readonly<Record<string, number>>

export interface Column {
  readonly name: string
  /** Its member of an RTDF property. */
  readonly path: readonly [string] | readonly [string, string]
  readonly codec: Codec
  /** Written even if it is empty: readers ask for it. */
  readonly isAsked?: true
}

export const BLM_DATES: readonly DayOrder[] = ['year-first', 'day-first']

const STATUS_CODES = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const
const FURNISHED_CODES = { 0: 0, 1: 1, 2: 2, 4: 4 } as const
/** 5, for each person a week, is read apart. */
const RENT_CODES = { 0: 52, 1: 12, 2: 4, 3: 1 } as const
const LET_CODES = { 0: 0, 1: 1, 2: 2, 4: 4 } as const

/** BLM 3, revision 3.5, and later columns in circulation. One row, one field of RTDF: there is no second mapping. */
// biome-ignore format: a table
export const BLM_COLUMNS: readonly Column[] = [
  { name: 'AGENT_REF',              path: ['agent_ref'],                                   codec: 'text', isAsked: true },
  { name: 'ADDRESS_1',              path: ['address', 'house_name_number'],                codec: 'text', isAsked: true },
  { name: 'ADDRESS_2',              path: ['address', 'address_2'],                        codec: 'text', isAsked: true },
  { name: 'ADDRESS_3',              path: ['address', 'address_3'],                        codec: 'text' },
  { name: 'ADDRESS_4',              path: ['address', 'address_4'],                        codec: 'text' },
  { name: 'TOWN',                   path: ['address', 'town'],                             codec: 'text', isAsked: true },
  { name: 'POSTCODE1',              path: ['address', 'postcode_1'],                       codec: 'text', isAsked: true },
  { name: 'POSTCODE2',              path: ['address', 'postcode_2'],                       codec: 'text', isAsked: true },
  { name: 'DISPLAY_ADDRESS',        path: ['address', 'display_address'],                  codec: 'text', isAsked: true },
  { name: 'SUMMARY',                path: ['details', 'summary'],                          codec: 'text', isAsked: true },
  { name: 'DESCRIPTION',            path: ['details', 'description'],                      codec: 'text', isAsked: true },
  { name: 'BEDROOMS',               path: ['details', 'bedrooms'],                         codec: 'number', isAsked: true },
  { name: 'BATHROOMS',              path: ['details', 'bathrooms'],                        codec: 'number' },
  { name: 'LIVING_ROOMS',           path: ['details', 'reception_rooms'],                  codec: 'number' },
  { name: 'COUNCIL_TAX_BAND',       path: ['details', 'council_tax_band'],                 codec: 'text' },
  { name: 'LET_FURN_ID',            path: ['details', 'furnished_type'],                   codec: FURNISHED_CODES, isAsked: true },
  { name: 'STATUS_ID',              path: ['status'],                                      codec: STATUS_CODES, isAsked: true },
  { name: 'PRICE',                  path: ['price_information', 'price'],                  codec: 'money', isAsked: true },
  { name: 'PRICE_QUALIFIER',        path: ['price_information', 'price_qualifier'],        codec: 'number', isAsked: true },
  { name: 'LET_RENT_FREQUENCY',     path: ['price_information', 'rent_frequency'],         codec: RENT_CODES, isAsked: true },
  { name: 'LET_BOND',               path: ['price_information', 'deposit'],                codec: 'money', isAsked: true },
  { name: 'ADMINISTRATION_FEE',     path: ['price_information', 'administration_fee'],     codec: 'text' },
  { name: 'TENURE_TYPE_ID',         path: ['price_information', 'tenure_type'],            codec: 'number', isAsked: true },
  { name: 'TENURE_UNEXPIRED_YEARS', path: ['price_information', 'tenure_unexpired_years'], codec: 'number' },
  { name: 'ANNUAL_GROUND_RENT',     path: ['price_information', 'annual_ground_rent'],     codec: 'money' },
  { name: 'ANNUAL_SERVICE_CHARGE',  path: ['price_information', 'annual_service_charge'],  codec: 'money' },
  { name: 'PROP_SUB_ID',            path: ['property_type'],                               codec: 'number', isAsked: true },
  { name: 'CREATE_DATE',            path: ['create_date'],                                 codec: 'moment', isAsked: true },
  { name: 'UPDATE_DATE',            path: ['update_date'],                                 codec: 'moment', isAsked: true },
  { name: 'LET_DATE_AVAILABLE',     path: ['date_available'],                              codec: 'day', isAsked: true },
  { name: 'PUBLISHED_FLAG',         path: ['published'],                                   codec: 'one-zero', isAsked: true },
  { name: 'LET_TYPE_ID',            path: ['let_type'],                                    codec: LET_CODES, isAsked: true },
  { name: 'NEW_HOME_FLAG',          path: ['new_home'],                                    codec: 'yes-no', isAsked: true },
]

/** All of them, or the rent includes only some. */
export const BILL_COLUMNS = [
  'LET_BILL_INC_WATER',
  'LET_BILL_INC_GAS',
  'LET_BILL_INC_ELECTRICITY',
  'LET_BILL_INC_TV_LICENCE',
  'LET_BILL_INC_TV_SUBSCRIPTION',
  'LET_BILL_INC_INTERNET',
] as const

export const CHANNEL_CODES: Readonly<Record<string, 'sell' | 'let'>> = { 1: 'sell', 2: 'let' }
export const PER_PERSON_A_WEEK = '5'
export const MOST_FEATURES = 10
/** Of these, MEDIA_IMAGE_60 and later are energy certificates. */
export const FIRST_CERTIFICATE = { MEDIA_IMAGE: 60, MEDIA_DOCUMENT: 50 } as const
export const MEDIA_COLUMNS: Readonly<Record<string, number>> = {
  MEDIA_IMAGE: 1,
  MEDIA_FLOOR_PLAN: 2,
  MEDIA_DOCUMENT: 3,
  MEDIA_VIRTUAL_TOUR: 4,
}
