import { addMonths, type IsoDate } from '#shared/values/iso-date.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import type { CertificateSummary } from '../../gateways/epc-register.ts'
import { agree, readWanted, type WantedAddress, type WantedHome } from './agree-on-home.ts'
import type { NamedHome } from './find-ratings.ts'
import { readAddressLine, wordsOf } from './read-address-line.ts'

/** Specification, section 8: an EPC is valid for 10 years. */
const VALID_MONTHS = 120

/**
 * By UPRN, else by the rules of communitiesuk/epb-addressing: numbers must agree, most shared words win, then the
 * fewest others, and a tie is no match. Nor is anything that could be a neighbour's: better none than another home's.
 */
export function matchCertificate(
  address: FoundAddress,
  certificates: readonly CertificateSummary[],
  today: IsoDate,
): CertificateSummary | null {
  const { postcode, uprn, subbuildingname, buildingname, number, street, summaryline, town } = address
  const wanted: WantedAddress = {
    postcode,
    uprn,
    subbuildingname,
    buildingname,
    number,
    street,
    rest: `${summaryline}, ${town}`,
  }
  return match(wanted, certificates, today)
}

/** For an address of which only the street and the number are known. */
export function matchByStreet(
  { postcode, streetName, buildingNumber }: NamedHome,
  certificates: readonly CertificateSummary[],
  today: IsoDate,
): CertificateSummary | null {
  const isName = wordsOf(readAddressLine(buildingNumber, postcode)).length > 0
  const building = isName
    ? { buildingname: buildingNumber, number: '' }
    : { buildingname: '', number: buildingNumber }
  const wanted = { postcode, uprn: null, subbuildingname: '', ...building, street: streetName, rest: '' }
  return match(wanted, certificates, today)
}

function match(
  wanted: WantedAddress,
  certificates: readonly CertificateSummary[],
  today: IsoDate,
): CertificateSummary | null {
  const certificate = newest(homeOf(wanted, certificates))
  return certificate !== null && isValid(certificate, today) ? certificate : null
}

/** Its last day is the one before the tenth anniversary of its registration. */
const isValid = ({ registeredOn }: CertificateSummary, today: IsoDate): boolean =>
  today < addMonths(registeredOn, VALID_MONTHS)

/** Of two of one day the higher number, so that the order of the answer does not count. */
function newest(certificates: readonly CertificateSummary[]): CertificateSummary | null {
  const age = ({ registeredOn, certificateNumber }: CertificateSummary): string =>
    registeredOn + certificateNumber
  return certificates.reduce<CertificateSummary | null>(
    (best, other) => (best === null || age(other) > age(best) ? other : best),
    null,
  )
}

/** With old ones; empty if the home is not certain. */
function homeOf(
  wanted: WantedAddress,
  certificates: readonly CertificateSummary[],
): readonly CertificateSummary[] {
  const uprn = withoutZeros(wanted.uprn)
  const byUprn = certificates.filter(
    (certificate) => uprn !== null && withoutZeros(certificate.uprn) === uprn,
  )
  if (byUprn.length > 0) return byUprn
  const home = readWanted(wanted)
  const lines = certificates
    .filter(
      (certificate) =>
        certificate.postcode === wanted.postcode && (uprn === null || certificate.uprn === null),
    )
    .flatMap((certificate) => compare(home, certificate) ?? [])
  return oneHome(lines, certificates)
}

interface Comparison {
  readonly certificate: CertificateSummary
  readonly uprn: string | null
  readonly shared: number
  /** Words that the address lacks, sorted: the same in all lines of one home. */
  readonly foreign: readonly string[]
}

function compare(home: WantedHome, certificate: CertificateSummary): Comparison | null {
  const line = readAddressLine(certificate.address, certificate.postcode)
  if (!agree(home, line)) return null
  const words = [...new Set(wordsOf(line))]
  const foreign = words.filter((word) => !home.ownWords.has(word)).toSorted()
  return { certificate, uprn: withoutZeros(certificate.uprn), shared: words.length - foreign.length, foreign }
}

function oneHome(
  lines: readonly Comparison[],
  certificates: readonly CertificateSummary[],
): readonly CertificateSummary[] {
  const [best] = lines.toSorted((a, b) => b.shared - a.shared || a.foreign.length - b.foreign.length)
  if (best === undefined) return []
  const top = lines.filter(
    ({ shared, foreign }) => shared === best.shared && foreign.length === best.foreign.length,
  )
  const name = best.foreign.join(' ')
  const namesakes = lines.filter(({ foreign }) => foreign.join(' ') === name)
  const uprns = uprnsOf(top).size > 0 ? uprnsOf(top) : uprnsOf(namesakes)
  if (uprns.size > 1 || top.some(({ foreign, uprn }) => foreign.join(' ') !== name && !uprns.has(uprn ?? '')))
    return []
  const withoutUprn = namesakes.filter(({ uprn }) => uprn === null).map(({ certificate }) => certificate)
  return [...withoutUprn, ...certificates.filter(({ uprn }) => uprns.has(withoutZeros(uprn) ?? ''))]
}

const uprnsOf = (lines: readonly Comparison[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ uprn }) => uprn ?? []))

const withoutZeros = (uprn: string | null): string | null => uprn && uprn.replace(/^0+/, '')
