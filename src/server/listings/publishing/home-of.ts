import type { DraftAnswers } from '#shared/advert/answers.ts'
import { countyOf, nationOf } from '#shared/advert/postcode-places.ts'
import type { TypedHome } from '#shared/advert/typed-home.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import type { Home } from './publication.ts'

export interface HomeDeps {
  readonly keysOfTyped: (home: TypedHome) => readonly string[]
  readonly keysOfFound: (udprn: string, list: readonly FoundAddress[]) => readonly string[]
  /** From the cache or the provider; null if it gave no answer. */
  readonly addressesOf: (postcode: string, ownerKey: Buffer) => Promise<readonly FoundAddress[] | null>
}

export interface LocatedHome extends Home {
  /** The provider's list does not contain the chosen address. */
  readonly isUnknown: boolean
  /** A chosen address in one line; '' if it is not known. */
  readonly line: string
}

/** Null if the answers do not identify a home. If a chosen address cannot be looked up, it has no street. */
export async function homeOf(
  deps: HomeDeps,
  answers: DraftAnswers,
  ownerKey: Buffer,
): Promise<LocatedHome | null> {
  const postcode = parsePostcode(answers.propertyPostcode ?? '')
  if (postcode === null) return null
  const udprn = answers.propertyAddress ?? null
  if (udprn !== null) return foundHome(deps, postcode, udprn, await deps.addressesOf(postcode, ownerKey))
  const { doorNumber, buildingName, streetName, townName } = answers
  if (!streetName || !(doorNumber || buildingName)) return null
  const keys = deps.keysOfTyped({
    postcode,
    doorNumber: doorNumber ?? '',
    buildingName: buildingName ?? '',
    streetName,
  })
  return { keys, isUnknown: false, line: '', ...placed(postcode, streetName, townName ?? '') }
}

function foundHome(
  { keysOfFound }: HomeDeps,
  postcode: string,
  udprn: string,
  list: readonly FoundAddress[] | null,
): LocatedHome {
  const home = list?.find((address) => address.udprn === udprn)
  const town = home?.town ?? list?.[0]?.town ?? ''
  return {
    keys: keysOfFound(udprn, list ?? []),
    isUnknown: list !== null && home === undefined,
    line: home?.summaryline ?? '',
    ...placed(postcode, home?.street ?? '', town === '' ? placeOf(postcode) : town),
  }
}

const placeOf = (postcode: string): string => countyOf(postcode) ?? nationOf(postcode) ?? ''

/** A home by what may be shown of it. */
export function placed(postcode: string, typedStreet: string, typedTown: string): Omit<Home, 'keys'> {
  const street = withoutNumber(typedStreet)
  const town = typedTown.trim()
  const [district = ''] = postcode.split(' ')
  const area = district.replace(/\d.*$/, '')
  const place = [street, town, district, area].filter((part) => part !== '')
  return { street, town, district, postcode, place: place.join(' ').toLowerCase() }
}

const NUMBER = String.raw`(?:no\.?\s*)?\d+\p{L}?(?:\s*[-–/]\s*\d+\p{L}?)?`
/** '14 Mill Lane', 'Flat 2, 14a Mill Lane'; '5th Avenue' is a name. */
const NUMBER_BEFORE = new RegExp(String.raw`^.*(?<![\p{L}\p{N}])${NUMBER}[\s,.]+(?=\p{L})`, 'iu')
const NUMBER_BEHIND = new RegExp(String.raw`[\s,.]+${NUMBER}$`, 'iu')

/** An owner may type the door number with the street; it must not be shown. */
function withoutNumber(street: string): string {
  return street.trim().replace(NUMBER_BEFORE, '').replace(NUMBER_BEHIND, '').trim()
}
