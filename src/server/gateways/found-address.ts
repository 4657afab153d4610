import { parsePostcode } from '#shared/values/postcode.ts'
import type { FoundAddress } from './address-finder.ts'
import { type Fields, joinLine, linesOf, referenceOf } from './provider-fields.ts'

/** A provider's field names; the parts of a street or locality are in the order of an envelope. */
export interface AddressFields {
  readonly udprn: string
  readonly uprn: string
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  readonly street: readonly string[]
  readonly locality: readonly string[]
  readonly town: string
  readonly postcode: string
  readonly organisation: string
}

/** Royal Mail gives UDPRNs 8 digits; Ordnance Survey gives UPRNs 12. */
const UDPRN_DIGITS = 8
const UPRN_DIGITS = 12

/** Null if it has no UDPRN, another postcode or nothing that identifies it. */
export function readAddress(row: Fields, names: AddressFields, postcode: string): FoundAddress | null {
  const { street, locality, udprn: udprnName, uprn: uprnName, ...single } = names
  const lines = linesOf(row, [...Object.values(single), ...street, ...locality])
  const udprn = referenceOf(row, udprnName, UDPRN_DIGITS)
  if (lines === null || udprn === null) return null
  const line = (name: string): string => lines[name] ?? ''
  if (parsePostcode(line(names.postcode)) !== postcode) return null

  const parts = {
    subbuildingname: line(names.subbuildingname),
    buildingname: line(names.buildingname),
    number: line(names.number),
    street: joinLine(street.map(line)),
    town: line(names.town),
  }
  const premises = [line(names.organisation), parts.subbuildingname, parts.buildingname]
  const summaryline = joinLine([
    ...premises,
    [parts.number, parts.street].filter((part) => part !== '').join(' '),
    ...locality.map(line),
    parts.town,
  ])
  const identifiesHomes = [...premises, parts.number].some((part) => part !== '')
  return identifiesHomes
    ? { udprn, uprn: referenceOf(row, uprnName, UPRN_DIGITS), summaryline, ...parts, postcode }
    : null
}
