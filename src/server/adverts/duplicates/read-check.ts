import {
  isAnything,
  isLine,
  LONGEST_LINE,
  NO_UUID,
  type Read,
  readFields,
  refuse,
  UDPRN,
} from '#shared/api/read-call.ts'
import { UNITED_KINGDOM } from '#shared/values/country.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { CheckedHome } from './check-duplicate.ts'
import { namesSomething } from './home-keys.ts'

/** The first two also as an address list names them (specification section 3, Address entry fields). */
const TEXTS: readonly (readonly [name: string, otherName?: string])[] = [
  ['propertyAddress', 'udprn'],
  ['propertyPostcode', 'postcode'],
  ['doorNumber'],
  ['buildingName'],
  ['streetName'],
  ['townName'],
]

const NO_TEXT = `The fields of an address must be texts of up to ${LONGEST_LINE} characters.`
const NO_TYPE = 'The type must be RECOGNISED or ORPHAN.'
const isUnitedKingdom = (value: unknown): value is number => value === UNITED_KINGDOM

/** `{type, country, uuid, …}` and the type's fields: RECOGNISED the standard address block's, ORPHAN the manual one's. */
export function readCheck(body: unknown): Read<{ readonly uuid: string; readonly checked: CheckedHome }> {
  const read = readFields(body, (field) => {
    field('country', isUnitedKingdom, `The country must be ${UNITED_KINGDOM}.`)
    const uuid = field('uuid', isUuid, NO_UUID)
    const texts = TEXTS.map(([name, otherName]) =>
      field(name, isLine, NO_TEXT, otherName === undefined ? '' : field(otherName, isAnything, NO_TEXT, '')),
    )
    return { uuid, texts, type: field('type', isAnything, NO_TYPE) }
  })
  if (!read.ok) return read
  const { uuid, texts, type } = read.value
  const checked = readHome(type, texts)
  return checked.ok ? { ok: true, value: { uuid, checked: checked.value } } : checked
}

function readHome(type: unknown, texts: readonly string[]): Read<CheckedHome> {
  const [udprn = '', typed = '', doorNumber = '', buildingName = '', streetName = ''] = texts
  const postcode = parsePostcode(typed)
  if (typed !== '' && postcode === null) return refuse('Enter a UK postcode.')
  if (type === 'RECOGNISED') {
    return UDPRN.test(udprn)
      ? { ok: true, value: { type, udprn, postcode } }
      : refuse('The field propertyAddress must be the udprn, up to 8 digits.')
  }
  if (type !== 'ORPHAN') return refuse(NO_TYPE)
  const isWhole = namesSomething(streetName) && (namesSomething(doorNumber) || namesSomething(buildingName))
  return postcode !== null && isWhole
    ? { ok: true, value: { type, home: { postcode, doorNumber, buildingName, streetName } } }
    : refuse('The request needs propertyPostcode, streetName, and doorNumber or buildingName.')
}
