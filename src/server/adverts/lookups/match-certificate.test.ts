import { describe, expect, it } from 'vitest'
import { aCertificate, anAddress } from '../../../../tests/support/address-builders.ts'
import { TODAY } from '../../../../tests/support/builders.ts'
import { CHOICES, DAYS, TYPED } from '../../../../tests/support/certificate-choices.ts'
import { BUILDINGS, NEXT_TO_HOUSE, STREETS } from '../../../../tests/support/certificate-names.ts'
import { FLATS, NUMBERS, type Pair } from '../../../../tests/support/certificate-pairs.ts'
import { matchByStreet, matchCertificate } from './match-certificate.ts'

describe.each([
  ['numbers', NUMBERS],
  ['flats', FLATS],
  ['buildings', BUILDINGS],
  ['streets', STREETS],
  ['beside a house', NEXT_TO_HOUSE],
] as const)('one certificate: %s', (_name, pairs: readonly Pair[]) => {
  it.each(pairs)('%s: %j, %j', (_why, address, line, isMatch) => {
    const certificate = aCertificate(line)
    expect(matchCertificate(anAddress(address), [certificate], TODAY)).toBe(isMatch ? certificate : null)
  })
})

describe('several certificates', () => {
  it.each(CHOICES)('$why', ({ address, uprn = null, certificates, match }) => {
    const given = certificates.map(([line, more], index) =>
      aCertificate(line, { certificateNumber: `0000-0000-0000-0000-000${index}`, ...more }),
    )
    const found = matchCertificate(anAddress(address, uprn), given, TODAY)
    expect(found && given.indexOf(found)).toBe(match)
  })

  it('has none to choose from', () => {
    expect(matchCertificate(anAddress('||12|High Street'), [], TODAY)).toBeNull()
  })
})

describe('ten years', () => {
  it.each(DAYS)('%s: registered on %s, today %s', (_why, registeredOn, today, isValid) => {
    const certificate = aCertificate('12 High Street, Wexcombe', { registeredOn })
    expect(matchCertificate(anAddress('||12|High Street'), [certificate], today)).toBe(
      isValid ? certificate : null,
    )
  })
})

describe('a street and a number', () => {
  it.each(TYPED)('%s: %j on %j, %j', (_why, buildingNumber, streetName, line, isMatch) => {
    const certificate = aCertificate(line)
    const found = matchByStreet({ postcode: 'ZZ1 1AA', buildingNumber, streetName }, [certificate], TODAY)
    expect(found).toBe(isMatch ? certificate : null)
  })

  it('is not of another postcode', () => {
    const typed = { postcode: 'ZZ1 1AB', buildingNumber: '12', streetName: 'High Street' }
    expect(matchByStreet(typed, [aCertificate('12 High Street, Wexcombe')], TODAY)).toBeNull()
  })
})
