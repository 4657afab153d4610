interface Column {
  readonly most?: number
  /** It has to be in the definition, or even to have a value. */
  readonly is?: 'there' | 'filled'
  readonly pattern?: RegExp
}

const WHOLE = /^\d+$/
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const FLAG = /^[YN]$/
const oneOf = (...codes: readonly number[]): RegExp => new RegExp(`^(?:${codes.join('|')})$`)

/** The columns of BLM 3, as they are documented. A pattern is for values that are not empty. */
// biome-ignore format: a table
const BLM_DOCUMENTED: Readonly<Record<string, Column>> = {
  AGENT_REF: { most: 20, is: 'filled', pattern: /^[A-Za-z0-9]+_\w+$/ },
  ADDRESS_1: { most: 60, is: 'filled' },
  ADDRESS_2: { most: 60, is: 'there' },
  ADDRESS_3: { most: 60 },
  ADDRESS_4: { most: 60 },
  TOWN: { most: 60, is: 'filled' },
  POSTCODE1: { most: 10, is: 'filled' },
  POSTCODE2: { most: 10, is: 'filled' },
  FEATURE1: { most: 200, is: 'filled', pattern: /^[^'"]*$/ },
  FEATURE2: { most: 200, is: 'filled', pattern: /^[^'"]*$/ },
  FEATURE3: { most: 200, is: 'filled', pattern: /^[^'"]*$/ },
  SUMMARY: { most: 1_000, is: 'filled', pattern: /^[^'"]*$/ },
  DESCRIPTION: { most: 32_000, is: 'filled' },
  BRANCH_ID: { is: 'filled' },
  STATUS_ID: { is: 'filled', pattern: oneOf(0, 1, 2, 3, 4, 5) },
  BEDROOMS: { is: 'filled', pattern: WHOLE },
  BATHROOMS: { pattern: WHOLE },
  LIVING_ROOMS: { pattern: WHOLE },
  PRICE: { is: 'filled', pattern: /^\d+(?:\.\d{1,2})?$/ },
  PRICE_QUALIFIER: { is: 'there', pattern: oneOf(0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15) },
  PROP_SUB_ID: { is: 'filled', pattern: WHOLE },
  CREATE_DATE: { is: 'there', pattern: MOMENT },
  UPDATE_DATE: { is: 'there', pattern: MOMENT },
  LET_DATE_AVAILABLE: { is: 'there', pattern: MOMENT },
  DISPLAY_ADDRESS: { most: 120, is: 'filled' },
  PUBLISHED_FLAG: { is: 'filled', pattern: oneOf(0, 1) },
  LET_BOND: { is: 'there', pattern: /^\d+(?:\.\d{1,2})?$/ },
  ADMINISTRATION_FEE: { most: 4_000 },
  LET_TYPE_ID: { is: 'there', pattern: oneOf(0, 1, 2, 3, 4) },
  LET_FURN_ID: { is: 'there', pattern: oneOf(0, 1, 2, 3, 4) },
  LET_RENT_FREQUENCY: { is: 'there', pattern: oneOf(0, 1, 2, 3, 5) },
  TENURE_TYPE_ID: { most: 1, is: 'there', pattern: oneOf(1, 2, 3, 4, 5) },
  TRANS_TYPE_ID: { is: 'filled', pattern: oneOf(1, 2) },
  NEW_HOME_FLAG: { most: 1, is: 'there', pattern: FLAG },
  MEDIA_IMAGE_00: { most: 100, is: 'there' },
  MEDIA_IMAGE_TEXT_00: { most: 20 },
  MEDIA_IMAGE_60: { most: 20, is: 'there' },
  MEDIA_IMAGE_TEXT_60: { most: 20, is: 'there' },
  MEDIA_DOCUMENT_50: { most: 200, is: 'there' },
  MEDIA_DOCUMENT_TEXT_50: { most: 20, is: 'there' },
}

const OTHERS: readonly (readonly [RegExp, Column])[] = [
  [/^FEATURE(?:[4-9]|10)$/, { most: 200, pattern: /^[^'"]*$/ }],
  [/^LET_BILL_INC_(?:WATER|GAS|ELECTRICITY|TV_LICENCE|TV_SUBSCRIPTION|INTERNET)$/, { pattern: FLAG }],
  [/^MEDIA_IMAGE_[0-5]\d$/, { most: 100 }],
  [/^MEDIA_FLOOR_PLAN_\d\d$/, { most: 100 }],
  [/^MEDIA_VIRTUAL_TOUR_\d\d$/, { most: 200 }],
  [/^MEDIA_(?:IMAGE|FLOOR_PLAN|VIRTUAL_TOUR)_TEXT_\d\d$/, { most: 20 }],
]

/** Columns that came later and are in no specification. */
const LATER = new Set([
  ...['COUNCIL_TAX_BAND', 'ANNUAL_GROUND_RENT', 'GROUND_RENT_REVIEW_PERIOD_YEARS', 'ANNUAL_SERVICE_CHARGE'],
  ...['TENURE_UNEXPIRED_YEARS', 'COUNTY'],
])

/** What is wrong with a row, in a few words for each fault. */
export function blmFaults(row: Readonly<Record<string, string>>): readonly string[] {
  const lacking = Object.entries(BLM_DOCUMENTED).flatMap(([name, { is }]) => {
    if (is !== undefined && !(name in row)) return [`${name} is not there`]
    return is === 'filled' && row[name] === '' ? [`${name} is empty`] : []
  })
  const wrong = Object.entries(row).flatMap(([name, value]) => {
    const column = BLM_DOCUMENTED[name] ?? OTHERS.find(([names]) => names.test(name))?.[1]
    if (column === undefined) return LATER.has(name) ? [] : [`${name} is no column`]
    const { most = Number.POSITIVE_INFINITY, pattern = /^/ } = column
    return value === '' || (value.length <= most && pattern.test(value)) ? [] : [`${name} is ${value}`]
  })
  return [...lacking, ...wrong]
}
