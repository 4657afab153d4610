import { nationOf } from '#shared/advert/postcode-places.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { FoundAddress } from '../gateways/address-finder.ts'
import type { CertificateSummary, EpcRegister, Ratings } from '../gateways/epc-register.ts'
import { askOnce, type LookedUp } from './ask-once.ts'
import { type AddressDeps, findAddresses } from './find-addresses.ts'
import type { Asker } from './lookup.ts'

/** A home as POST /epc-data.json names it. */
export interface NamedHome {
  /** As `parsePostcode` writes it. */
  readonly postcode: string
  readonly streetName: string
  /** A number, or a name, or both: 12, Rose Cottage, Flat 2, 17. */
  readonly buildingNumber: string
}
export interface WantedRatings extends NamedHome {
  readonly udprn: string | null
}

type Certificates = readonly CertificateSummary[]

/** Which certificate is a home's: the newest that is still valid, or null where that cannot be told. */
export interface CertificateMatcher {
  readonly byAddress: (
    address: FoundAddress,
    certificates: Certificates,
    today: IsoDate,
  ) => CertificateSummary | null
  readonly byStreet: (
    home: NamedHome,
    certificates: Certificates,
    today: IsoDate,
  ) => CertificateSummary | null
}

export interface RatingDeps extends AddressDeps {
  readonly register: EpcRegister
  /** Part of the names under which answers are remembered. */
  readonly registerName: string
  readonly match: CertificateMatcher
}

const DAY_SECONDS = 86_400
const KEEP_SECONDS = 7 * DAY_SECONDS
const KEEP_NONE_SECONDS = DAY_SECONDS
/** A certificate does not change; it can be taken back. */
const KEEP_RATINGS_SECONDS = 30 * DAY_SECONDS

const known = <T>(answer: T): LookedUp<T> => ({ kind: 'known', answer })

/** The ratings on a home's certificate; null where it has none that is valid, and in Scotland, whose register is another. */
export async function findRatings(
  deps: RatingDeps,
  wanted: WantedRatings,
  asker: Asker,
): Promise<LookedUp<Ratings | null>> {
  if (nationOf(wanted.postcode) === 'Scotland') return known(null)
  const home = await homeOf(deps, wanted, asker)
  if (home.kind !== 'known') return home
  // Whose udprn is not of the postcode's list is no home that we know: its street could be a guess at another's.
  if (wanted.udprn !== null && home.answer === null) return known(null)
  const certificate = await certificateOf(deps, wanted, home.answer, asker)
  if (certificate.kind !== 'known' || certificate.answer === null) return certificate as LookedUp<null>
  const { certificateNumber } = certificate.answer
  return askOnce(
    deps,
    {
      kind: 'certificates',
      provider: deps.registerName,
      what: `ratings ${certificateNumber}`,
      ask: () => deps.register.ratingsOf(certificateNumber),
      keepSeconds: (ratings) => (ratings ? KEEP_RATINGS_SECONDS : KEEP_NONE_SECONDS),
    },
    asker,
  )
}

async function homeOf(
  deps: RatingDeps,
  { udprn, postcode }: WantedRatings,
  asker: Asker,
): Promise<LookedUp<FoundAddress | null>> {
  if (udprn === null) return known(null)
  const addresses = await findAddresses(deps, postcode, asker)
  return addresses.kind === 'known'
    ? known(addresses.answer.find((address) => address.udprn === udprn) ?? null)
    : addresses
}

/** Among the postcode's certificates, which all its homes share; by the UPRN only where that finds none. */
async function certificateOf(
  deps: RatingDeps,
  wanted: WantedRatings,
  home: FoundAddress | null,
  asker: Asker,
): Promise<LookedUp<CertificateSummary | null>> {
  const day = today(deps.now())
  const { register, match } = deps
  const inPostcode = await certificates(deps, wanted.postcode, () => register.searchByPostcode(wanted.postcode), asker) // biome-ignore format: one line
  if (inPostcode.kind !== 'known') return inPostcode
  const found = home
    ? match.byAddress(home, inPostcode.answer, day)
    : match.byStreet(wanted, inPostcode.answer, day)
  const uprn = home?.uprn ?? null
  if (found || home === null || uprn === null) return known(found)
  const ofHome = await certificates(deps, `uprn ${uprn}`, () => register.searchByUprn(uprn), asker)
  return ofHome.kind === 'known' ? known(match.byAddress(home, ofHome.answer, day)) : ofHome
}

function certificates(
  deps: RatingDeps,
  of: string,
  ask: () => Promise<Certificates>,
  asker: Asker,
): Promise<LookedUp<Certificates>> {
  return askOnce(
    deps,
    {
      kind: 'certificates',
      provider: deps.registerName,
      what: `certificates ${of}`,
      ask,
      keepSeconds: ({ length }) => (length > 0 ? KEEP_SECONDS : KEEP_NONE_SECONDS),
    },
    asker,
  )
}
