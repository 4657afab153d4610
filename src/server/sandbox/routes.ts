import type { FastifyInstance } from 'fastify'
import { nationOf } from '#shared/advert/postcode-places.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { SandboxHome } from '../gateways/sandbox-town.ts'
import type { CertificateMatcher } from '../lookups/find-ratings.ts'

export interface SandboxDeps {
  /** Null where a real provider finds the addresses: then the town is not shown. */
  readonly town: readonly SandboxHome[] | null
  /** Whether the certificates are the town's, too. */
  readonly epcIsSandboxed: boolean
  readonly match: CertificateMatcher
  readonly now: () => Date
}

/** What there is to try in the sandbox (the contract, The sandbox). */
export function registerSandboxRoutes(
  app: FastifyInstance,
  { town, epcIsSandboxed, match, now }: SandboxDeps,
): void {
  if (town === null) return
  app.get('/sandbox/addresses.json', async () =>
    town.map(({ address }) => ({
      postcode: address.postcode,
      udprn: address.udprn,
      summaryline: address.summaryline,
      hasEpc: epcIsSandboxed && hasEpc(address, town, match, today(now())),
    })),
  )
}

/** Whether the look-up finds one: Scotland's register is another, and a certificate whose home cannot be told is none. */
function hasEpc(
  address: SandboxHome['address'],
  town: readonly SandboxHome[],
  match: CertificateMatcher,
  day: IsoDate,
): boolean {
  if (nationOf(address.postcode) === 'Scotland') return false
  const certificates = town.flatMap((home) =>
    home.address.postcode === address.postcode ? home.certificates : [],
  )
  return match.byAddress(address, certificates, day) !== null
}
