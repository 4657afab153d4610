import { NAME_CHANGERS } from './address-words.ts'
import { type AddressLine, type Name, nameOf, readAddressLine, wordsOf } from './read-address-line.ts'

/** The address whose certificate is wanted; '' where a part has no value. */
export interface WantedAddress {
  readonly postcode: string
  readonly uprn: string | null
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  /** Of two streets the one that the number belongs to comes first, before a comma. */
  readonly street: string
  /** Whatever else is known of it: locality, town. */
  readonly rest: string
}

export interface WantedHome {
  readonly line: AddressLine
  /** Of the part of a building: 'coach house', but not 'flat 2'. */
  readonly partName: Name
  readonly buildingName: Name
  readonly streetName: Name
  /** Whether its number is one of the street. */
  readonly isNumbered: boolean
  /** Every word of the address. */
  readonly ownWords: ReadonlySet<string>
}

export function readWanted({
  postcode,
  subbuildingname,
  buildingname,
  number,
  street,
  rest,
}: WantedAddress): WantedHome {
  const read = (text: string): AddressLine => readAddressLine(text, postcode)
  const building = read(buildingname)
  const parts = [subbuildingname, buildingname, `${number} ${street}`]
  const line = read(parts.filter((part) => part.trim() !== '').join(', '))
  return {
    line,
    partName: nameOf(read(subbuildingname)),
    buildingName: nameOf(building),
    streetName: nameOf(read(street.split(',')[0] ?? '')),
    isNumbered: read(number).numbers.length > 0 || endsInNumber(building),
    ownWords: new Set([...wordsOf(line), ...wordsOf(read(rest))]),
  }
}

/** '12A' and 'Rose Cottage, 3' have a number of the street; '2 Mill Cottages' and 'Flat 2' have one of their own. */
function endsInNumber({ words, numbers, flatNumbers }: AddressLine): boolean {
  return words.at(-1) === null && !flatNumbers.includes(numbers.at(-1) ?? '')
}

/** Whether a certificate's line can be that of the home. */
export function agree(home: WantedHome, line: AddressLine): boolean {
  return agreeOnNumbers(home.line, line) && agreeOnNames(home, line) && agreeOnFlat(home, line)
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index])

/** As often as they occur: 'Flat 2, 2 High Street' is not '2 High Street'. 'Flat 2, 17' is not 'Flat 17, 2'. */
function agreeOnNumbers(home: AddressLine, line: AddressLine): boolean {
  if (!same(home.positions, line.positions)) return false
  if (!same(home.numbers.toSorted(), line.numbers.toSorted())) return false
  const bothSayFlat = home.flatNumbers.length > 0 && line.flatNumbers.length > 0
  return bothSayFlat
    ? same(home.flatNumbers.toSorted(), line.flatNumbers.toSorted())
    : same(home.numbers, line.numbers)
}

/**
 * 'Flat 2, 17' may be '2, 17', and 'Flat 4, Mill House' may be '4 Mill House', but not 'Mill House, 4 High Street'; '2 High
 * Street' is not 'Flat 2, High Street'.
 */
function agreeOnFlat({ line: own, buildingName }: WantedHome, line: AddressLine): boolean {
  if (own.isFlat === line.isFlat || own.numbers.length > 1) return true
  const { words } = own.isFlat ? line : own
  return buildingName.length > 0 && placesOf(buildingName, words).some((start) => words[start - 1] === null)
}

/** A home that the street numbers is told by street and number, whatever it is called; any other by its name. */
function agreeOnNames(home: WantedHome, line: AddressLine): boolean {
  if (home.partName.length > 0 && !hasName(home.partName, home, line)) return false
  if (home.isNumbered && isOutbuilding(home, line)) return false
  return home.isNumbered
    ? hasName(home.streetName, home, line, 'street')
    : hasName(home.buildingName, home, line)
}

/** 'The Coach House, 17 High Street' is not 17; 'Rose Cottage, 17 High Street' is, since nobody would ask it for its name. */
function isOutbuilding({ ownWords }: WantedHome, { words }: AddressLine): boolean {
  return namesBeforeNumbers(words).some((name) =>
    name.every((word) => NAME_CHANGERS.has(word) && !ownWords.has(word)),
  )
}

function namesBeforeNumbers(words: Name): readonly (readonly string[])[] {
  const names: string[][] = [[]]
  for (const word of words) {
    if (word === null) names.push([])
    else names.at(-1)?.push(word)
  }
  return names.slice(0, -1).filter((name) => name.length > 0)
}

/**
 * Whether a line has a name, with nothing before or after it that would make another of it. What follows a street after a
 * comma is a locality, which may well be 'Great …' or 'West …'.
 */
function hasName(
  name: Name,
  { ownWords }: WantedHome,
  { words, commas }: AddressLine,
  kind: 'building' | 'street' = 'building',
): boolean {
  const isForeign = (word: string | null | undefined): word is string =>
    typeof word === 'string' && !ownWords.has(word)
  return (
    name.length > 0 &&
    placesOf(name, words).some((start) => {
      const end = start + name.length
      const after = kind === 'street' && commas.has(end) ? null : words[end]
      return !isForeign(words[start - 1]) && !(isForeign(after) && NAME_CHANGERS.has(after))
    })
  )
}

/** Where a name begins among the words. */
function placesOf(name: Name, words: Name): readonly number[] {
  return [...words.keys()].filter((start) => name.every((word, index) => words[start + index] === word))
}
