import type { CertificateMatcher } from '../../src/server/adverts/lookups/find-ratings.ts'
import type { Deps } from '../../src/server/composition/deps.ts'
import type { AddressFinder, FoundAddress } from '../../src/server/gateways/address-finder.ts'
import type { CertificateSummary, EpcRegister, Ratings } from '../../src/server/gateways/epc-register.ts'
import { ProviderFailed } from '../../src/server/gateways/provider-failed.ts'
import { aServer } from './server.ts'

export const anAddress = (more: Partial<FoundAddress> = {}): FoundAddress => ({
  udprn: '12345678',
  uprn: '100012345678',
  summaryline: '12 Mill Lane, York',
  subbuildingname: '',
  buildingname: '',
  number: '12',
  street: 'Mill Lane',
  town: 'York',
  postcode: 'YO1 7AA',
  ...more,
})
export const aCertificate = (more: Partial<CertificateSummary> = {}): CertificateSummary => ({
  certificateNumber: '1111-2222-3333-4444-5555',
  address: '12 MILL LANE',
  postcode: 'YO1 7AA',
  uprn: null,
  registeredOn: '2024-01-02',
  ...more,
})
/** By the number at the beginning, so that it is plain what was matched with what. */
const byNumber: CertificateMatcher = {
  byAddress: ({ number }, certificates) =>
    certificates.find(({ address }) => address.startsWith(`${number} `)) ?? null,
  byStreet: ({ buildingNumber, streetName }, certificates) =>
    certificates.find(({ address }) => address === `${buildingNumber} ${streetName}`.toUpperCase()) ?? null,
}

interface World {
  readonly addresses?: readonly FoundAddress[] | ProviderFailed
  readonly certificates?: readonly CertificateSummary[] | ProviderFailed
  readonly ofUprn?: readonly CertificateSummary[] | ProviderFailed
  readonly ratings?: Ratings | null | ProviderFailed
}

/** A server whose providers answer so; `asked` is what reached them. */
export async function aServerWith(world: World = {}, changed: Partial<Deps['lookups']> = {}) {
  const asked: string[] = []
  const answer = async <T>(what: string, given: T | ProviderFailed): Promise<T> => {
    asked.push(what)
    if (given instanceof ProviderFailed) throw given
    return given
  }
  const finder: AddressFinder = {
    findAddresses: (postcode) => answer(`addresses ${postcode}`, world.addresses ?? [anAddress()]),
  }
  const register: EpcRegister = {
    searchByPostcode: (postcode) =>
      answer(`certificates ${postcode}`, world.certificates ?? [aCertificate()]),
    searchByUprn: (uprn) => answer(`certificates of ${uprn}`, world.ofUprn ?? []),
    ratingsOf: (number) =>
      answer(
        `ratings ${number}`,
        world.ratings === undefined ? { current: 64, potential: 81 } : world.ratings,
      ),
  }
  const server = await aServer({
    change: (deps) => ({
      ...deps,
      lookups: { ...deps.lookups, finder, register, match: byNumber, ...changed },
    }),
  })
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers })
  return { ...server, asked, post }
}
