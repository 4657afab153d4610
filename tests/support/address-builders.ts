import type { FoundAddress } from '../../src/server/gateways/address-finder.ts'
import type { CertificateSummary } from '../../src/server/gateways/epc-register.ts'

/** An address of Wexcombe from its parts, 'sub-building|building|number|street|locality'. */
export function anAddress(parts: string, uprn: string | null = null): FoundAddress {
  const [subbuildingname = '', buildingname = '', number = '', street = '', locality = ''] = parts.split('|')
  const town = 'Wexcombe'
  const line = [subbuildingname, buildingname, `${number} ${street}`.trim(), locality, town]
  const summaryline = line.filter((part) => part !== '').join(', ')
  return {
    udprn: '1',
    uprn,
    summaryline,
    subbuildingname,
    buildingname,
    number,
    street,
    town,
    postcode: 'ZZ1 1AA',
  }
}

/** A certificate of the same postcode that is valid on the day of the tests. */
export const aCertificate = (
  address: string,
  given: Partial<CertificateSummary> = {},
): CertificateSummary => ({
  certificateNumber: '0000-0000-0000-0000-0000',
  postcode: 'ZZ1 1AA',
  uprn: null,
  registeredOn: '2020-05-01',
  ...given,
  address,
})
