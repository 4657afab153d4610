import type { AppType } from '#shared/form/block.ts'
import {
  BILL_COLUMNS,
  BLM_COLUMNS,
  BLM_DATES,
  CHANNEL_CODES,
  type Codec,
  FIRST_CERTIFICATE,
  MEDIA_COLUMNS,
  MOST_FEATURES,
  PER_PERSON_A_WEEK,
} from './blm-columns.ts'
import { readDay, readMoment, rtdfDay, rtdfMoment } from './london-moment.ts'
import { readProperty } from './read-property.ts'
import type { Note, Reading } from './reading.ts'

/** By column name, in capitals; of a column that stands there twice the first that is not empty. */
export type BlmRow = Readonly<Record<string, string>>

/** '155,000', '£155000.00', '155 000'; no other notation. */
const MONEY = /^£?\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,12})(\.\d{1,2})?$/
const WHOLE = /^\d{1,9}$/

export const refOf = (row: BlmRow): string | null => valueIn(row, 'AGENT_REF') || null

/** PostgreSQL has no NUL: two references that differ in one are the same. */
const valueIn = (row: BlmRow, column: string): string => (row[column] ?? '').replaceAll('\0', '').trim()

/** Columns that say whose home it is, and which. */
export const IDENTIFYING: ReadonlySet<string> = new Set(['AGENT_REF', 'BRANCH_ID', 'TRANS_TYPE_ID'])

export const branchOf = (row: BlmRow): string => valueIn(row, 'BRANCH_ID')
export const channelOf = (row: BlmRow): AppType | undefined => CHANNEL_CODES[valueIn(row, 'TRANS_TYPE_ID')]

/** As RTDF's property of the same content, so that both are judged by the same rules. Faults name columns. */
export function readBlmRow(row: BlmRow): Reading {
  const appType = channelOf(row)
  if (appType === undefined) return withoutChannel(row)
  const reading = readProperty(propertyOf(row, appType), appType)
  return {
    ...reading,
    faults: reading.faults.map((fault) => inColumns(fault, row)),
    warnings: reading.warnings.map((warning) => inColumns(warning, row)),
  }
}

function withoutChannel(row: BlmRow): Reading {
  const fault = {
    code: 'GP_CHANNEL',
    path: 'TRANS_TYPE_ID',
    message: 'must be 1 for a sale or 2 for a letting.',
    value: valueIn(row, 'TRANS_TYPE_ID') || null,
  } as const
  return { ref: refOf(row), home: null, faults: [fault], warnings: [] }
}

function propertyOf(row: BlmRow, appType: AppType): Readonly<Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = { address: {}, details: {}, price_information: {} }
  const property: Record<string, unknown> = {}
  for (const { name, path, codec } of BLM_COLUMNS) {
    const text = valueIn(row, name)
    if (text === '') continue
    const [outer, inner] = path
    const value = decoded(text, codec)
    const group = groups[outer]
    if (inner === undefined || group === undefined) property[outer] = value
    else group[inner] = value
  }
  const { address, details, price_information: price } = groups
  return {
    ...property,
    address,
    // A row stands in the file because it is advertised; some senders leave the flag out.
    published: property['published'] ?? true,
    price_information: priceOf(row, price ?? {}, appType),
    details: { ...details, features: featuresOf(row), ...billsOf(row, appType) },
    media: mediaOf(row),
  }
}

/** What cannot be decoded stays as it is, so that the property's reader names it. */
function decoded(text: string, codec: Codec): unknown {
  switch (codec) {
    case 'text':
      return text
    case 'number':
      return WHOLE.test(text) ? Number(text) : text
    case 'money': {
      const [, pounds, pence = ''] = MONEY.exec(text) ?? []
      return pounds === undefined ? { text } : Number(pounds.replaceAll(/[, ]/g, '') + pence)
    }
    case 'moment': {
      const at = readMoment(text, BLM_DATES)
      return at === null ? text : rtdfMoment(at)
    }
    case 'day': {
      const day = readDay(text, BLM_DATES)
      return day === null ? text : rtdfDay(day)
    }
    case 'yes-no':
      return text.toUpperCase() === 'Y' ? true : text.toUpperCase() === 'N' ? false : text
    case 'one-zero':
      return text === '1' ? true : text === '0' ? false : text
    default:
      // 3 means of furniture and lets that nothing is said.
      return codec[text] ?? (text === '3' && !('3' in codec) ? undefined : { text })
  }
}

/** A blank frequency is monthly. */
function priceOf(row: BlmRow, price: object, appType: AppType): object {
  if (appType === 'sell') return price
  const frequency = valueIn(row, 'LET_RENT_FREQUENCY')
  if (frequency === '') return { ...price, rent_frequency: 12 }
  return frequency === PER_PERSON_A_WEEK ? { ...price, rent_frequency: 52, per_person: true } : price
}

const featuresOf = (row: BlmRow): string[] =>
  Array.from({ length: MOST_FEATURES }, (_, index) => valueIn(row, `FEATURE${index + 1}`)).filter(
    (feature) => feature !== '' && feature !== NO_FEATURE,
  )
/** Stands in the first three, which must not be empty. */
export const NO_FEATURE = 'See full description'

function billsOf(row: BlmRow, appType: AppType): object {
  const flags = BILL_COLUMNS.map((name) => valueIn(row, name).toUpperCase())
  if (appType === 'sell' || flags.some((flag) => flag !== 'Y' && flag !== 'N')) return {}
  return { all_bills_inc: flags.every((flag) => flag === 'Y') }
}

const MEDIA_NAME = /^(MEDIA_(?:IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR))_(\d{1,3})$/
const CERTIFICATE = 6

function mediaOf(row: BlmRow): readonly object[] {
  return Object.keys(row).flatMap((column) => {
    const [, kind = '', number = ''] = MEDIA_NAME.exec(column) ?? []
    const media_url = valueIn(row, column)
    if (kind === '' || media_url === '') return []
    const first =
      kind in FIRST_CERTIFICATE ? FIRST_CERTIFICATE[kind as keyof typeof FIRST_CERTIFICATE] : 1_000
    const caption = valueIn(row, `${kind}_TEXT_${number}`)
    const media_type = Number(number) >= first ? CERTIFICATE : MEDIA_COLUMNS[kind]
    return [
      { media_type, media_url: media_url.replace(/^\/\//, 'https://'), caption, sort_order: Number(number) },
    ]
  })
}

/** 'property.address.town' is the column TOWN. */
function inColumns<N extends Note>(note: N, row: BlmRow): N {
  const [outer = '', inner] = note.path.replace(/^property\./, '').split('.')
  const column = BLM_COLUMNS.find(({ path }) => path[0] === outer && path[1] === inner)
  if (column === undefined) return note
  return { ...note, path: column.name, value: valueIn(row, column.name).slice(0, 100) || null }
}
