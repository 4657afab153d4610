import { isLine, LONGEST_LINE, type Read, readFields, refuse, UDPRN } from '#shared/api/read-call.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { WantedRatings } from './find-ratings.ts'

/** Longer than any spelling of a postcode. */
const LONGEST_POSTCODE = 32
const NO_POSTCODE = `The field postcode must be a text of up to ${LONGEST_POSTCODE} characters.`
const NO_LINE = `The fields street_name, building_number, udprn and with_home must be texts of up to ${LONGEST_LINE} characters.`

const mayBePostcode = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_POSTCODE

export function readPostcode(body: unknown): Read<string> {
  const read = readFields(body, (field) => field('postcode', mayBePostcode, NO_POSTCODE), NO_POSTCODE)
  if (!read.ok) return read
  const postcode = parsePostcode(read.value)
  return postcode === null ? refuse('Enter a UK postcode.') : { ok: true, value: postcode }
}

/** `postcode`, and either `udprn` or `street_name` and `building_number`; `with_home`, 1, asks what else the certificate tells. */
export function readWantedRatings(body: unknown): Read<WantedRatings> {
  const postcode = readPostcode(body)
  if (!postcode.ok) return postcode
  const lines = readFields(body, (field) => ({
    streetName: field('street_name', isLine, NO_LINE, '').trim(),
    buildingNumber: field('building_number', isLine, NO_LINE, '').trim(),
    udprn: field('udprn', isLine, NO_LINE, '').trim(),
    withHome: field('with_home', isLine, NO_LINE, '') === '1',
  }))
  if (!lines.ok) return lines
  const { udprn, ...asked } = lines.value
  if (udprn !== '' && !UDPRN.test(udprn)) return refuse('The field udprn must be up to 8 digits.')
  if (udprn === '' && asked.streetName === '') {
    return refuse('The request needs street_name and building_number, or udprn.')
  }
  const found = udprn === '' ? null : udprn
  return { ok: true, value: { ...asked, postcode: postcode.value, udprn: found } }
}
