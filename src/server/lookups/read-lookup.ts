import { isLine, LONGEST_LINE, type Read, refuse, UDPRN } from '#shared/api/read-call.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { WantedRatings } from './find-ratings.ts'

/** Far beyond any spelling of a postcode. */
const LONGEST_POSTCODE = 32

/** The postcode of a body, in its normal form. */
export function readPostcode(body: unknown): Read<string> {
  const typed = fieldsOf(body).get('postcode')
  if (typeof typed !== 'string' || typed.length > LONGEST_POSTCODE) {
    return refuse(`The field postcode must be a text of up to ${LONGEST_POSTCODE} characters.`)
  }
  const postcode = parsePostcode(typed)
  return postcode === null
    ? refuse('This is not a postcode of the United Kingdom.')
    : { ok: true, value: postcode }
}

/** `postcode`, and either `udprn` or `street_name` and `building_number`. */
export function readWantedRatings(body: unknown): Read<WantedRatings> {
  const postcode = readPostcode(body)
  if (!postcode.ok) return postcode
  const fields = fieldsOf(body)
  const lines = ['street_name', 'building_number', 'udprn'].map((name) => fields.get(name) ?? '')
  if (!lines.every(isLine)) {
    return refuse(`The fields street_name, building_number and udprn must be texts of up to ${LONGEST_LINE} characters.`) // biome-ignore format: one line
  }
  const [streetName = '', buildingNumber = '', udprn = ''] = lines.map((line) => line.trim())
  if (udprn !== '' && !UDPRN.test(udprn)) return refuse('The field udprn must be up to 8 digits.')
  if (udprn === '' && streetName === '') {
    return refuse('The request needs street_name and building_number, or udprn.')
  }
  return {
    ok: true,
    value: { postcode: postcode.value, streetName, buildingNumber, udprn: udprn === '' ? null : udprn },
  }
}

function fieldsOf(body: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [],
  )
}
