import { isLine, LONGEST_LINE, type Read, refuse, UDPRN } from '#shared/api/read-call.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { CheckedHome } from './check-duplicate.ts'
import { namesSomething } from './home-keys.ts'

const UNITED_KINGDOM = 235
/** The first two also under the names that an address of the list has (specification section 3, Address entry fields). */
const TEXTS = [
  ['propertyAddress', 'udprn'],
  ['propertyPostcode', 'postcode'],
  ['doorNumber'],
  ['buildingName'],
  ['streetName'],
  ['townName'],
]

/**
 * `{type, country, uuid, …}` with the fields of the block that the type belongs to: RECOGNISED the standard address
 * block's, ORPHAN the manual one's.
 */
export function readCheck(body: unknown): Read<{ readonly uuid: string; readonly checked: CheckedHome }> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse('The request needs an object.')
  }
  const fields = new Map<string, unknown>(Object.entries(body))
  if (fields.get('country') !== UNITED_KINGDOM) return refuse(`The country must be ${UNITED_KINGDOM}.`)
  const uuid = fields.get('uuid')
  if (!isUuid(uuid)) return refuse('The uuid is not one of ours.')
  const texts = TEXTS.map(
    (names) => names.map((name) => fields.get(name)).find((text) => text !== undefined) ?? '',
  )
  if (!texts.every(isLine)) {
    return refuse(`The fields of an address must be texts of up to ${LONGEST_LINE} characters.`)
  }
  const checked = readHome(fields.get('type'), texts)
  return checked.ok ? { ok: true, value: { uuid, checked: checked.value } } : checked
}

function readHome(type: unknown, texts: readonly string[]): Read<CheckedHome> {
  const [udprn = '', typed = '', doorNumber = '', buildingName = '', streetName = ''] = texts
  const postcode = parsePostcode(typed)
  if (typed !== '' && postcode === null) return refuse('This is not a postcode of the United Kingdom.')
  if (type === 'RECOGNISED') {
    return UDPRN.test(udprn)
      ? { ok: true, value: { type, udprn, postcode } }
      : refuse('The field propertyAddress must be the udprn, up to 8 digits.')
  }
  if (type !== 'ORPHAN') return refuse('The type must be RECOGNISED or ORPHAN.')
  const isWhole = namesSomething(streetName) && (namesSomething(doorNumber) || namesSomething(buildingName))
  return postcode !== null && isWhole
    ? { ok: true, value: { type, home: { postcode, doorNumber, buildingName, streetName } } }
    : refuse('The request needs propertyPostcode, streetName, and doorNumber or buildingName.')
}
