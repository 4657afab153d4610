import { LOOKUP_DAYS } from '#shared/advert/limits.ts'
import { nationOf } from '#shared/advert/postcode-places.ts'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import type { CertificateSummary, EpcRegister, Ratings } from '../../gateways/epc-register.ts'
import { askOnce, type LookedUp } from './ask-once.ts'
import { type AddressDeps, findAddresses } from './find-addresses.ts'
import type { LookupCaller } from './lookup.ts'

/** As POST /epc-data.json names it. */
export interface NamedHome {
  /** As `parsePostcode` writes it. */
  readonly postcode: string
  readonly streetName: string
  /** 12, Rose Cottage, or Flat 2, 17. */
  readonly buildingNumber: string
}
export interface WantedRatings extends NamedHome {
  readonly udprn: string | null
  /** What the certificate tells besides its ratings is wanted, too. */
  readonly withHome: boolean
}

type Certificates = readonly CertificateSummary[]

/** Null if the home's newest valid certificate is not certain. */
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
  readonly registerName: string
  readonly match: CertificateMatcher
}

const KEEP_SECONDS = 7 * DAY_SECONDS
const KEEP_NONE_SECONDS = DAY_SECONDS
/** A certificate never changes, but it can be withdrawn. */
const KEEP_RATINGS_SECONDS = LOOKUP_DAYS * DAY_SECONDS

const known = <T>(answer: T): LookedUp<T> => ({ kind: 'known', answer })

/** Null without a valid certificate, and in Scotland, which has another register. */
export async function findRatings(
  deps: RatingDeps,
  wanted: WantedRatings,
  caller: LookupCaller,
): Promise<LookedUp<Ratings | null>> {
  if (nationOf(wanted.postcode) === 'Scotland') return known(null)
  const home = await homeOf(deps, wanted, caller)
  if (home.kind !== 'known') return home
  // With a udprn from outside the postcode, the street could be a guess at another's home.
  if (wanted.udprn !== null && home.answer === null) return known(null)
  const certificate = await certificateOf(deps, wanted, home.answer, caller)
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
    caller,
  )
}

async function homeOf(
  deps: RatingDeps,
  { udprn, postcode }: WantedRatings,
  caller: LookupCaller,
): Promise<LookedUp<FoundAddress | null>> {
  if (udprn === null) return known(null)
  const addresses = await findAddresses(deps, postcode, caller)
  return addresses.kind === 'known'
    ? known(addresses.answer.find((address) => address.udprn === udprn) ?? null)
    : addresses
}

/** In the postcode first, which all its homes share; by the UPRN only if that finds none. */
async function certificateOf(
  deps: RatingDeps,
  wanted: WantedRatings,
  home: FoundAddress | null,
  caller: LookupCaller,
): Promise<LookedUp<CertificateSummary | null>> {
  const day = today(deps.now())
  const { register, match } = deps
  const inPostcode = await certificates(deps, wanted.postcode, () => register.searchByPostcode(wanted.postcode), caller) // biome-ignore format: one line
  if (inPostcode.kind !== 'known') return inPostcode
  const found = home
    ? match.byAddress(home, inPostcode.answer, day)
    : match.byStreet(wanted, inPostcode.answer, day)
  const uprn = home?.uprn ?? null
  if (found || home === null || uprn === null) return known(found)
  const ofHome = await certificates(deps, `uprn ${uprn}`, () => register.searchByUprn(uprn), caller)
  return ofHome.kind === 'known' ? known(match.byAddress(home, ofHome.answer, day)) : ofHome
}

function certificates(
  deps: RatingDeps,
  of: string,
  ask: () => Promise<Certificates>,
  caller: LookupCaller,
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
    caller,
  )
}
