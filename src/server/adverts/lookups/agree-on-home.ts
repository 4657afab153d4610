import { FILLER_WORDS, NAME_CHANGERS, SETS_APART } from './address-words.ts'
import { type AddressLine, type Name, nameOf, readAddressLine, wordsOf } from './read-address-line.ts'

/** '' where a part has no value. */
export interface WantedAddress {
  readonly postcode: string
  readonly uprn: string | null
  readonly subbuildingname: string
  readonly buildingname: string
  readonly number: string
  /** Of two streets the one with the number comes first, before a comma. */
  readonly street: string
  /** Locality and town, if known. */
  readonly rest: string
}

export interface WantedHome {
  readonly line: AddressLine
  /** 'coach house', but not 'flat 2'. */
  readonly partName: Name
  readonly buildingName: Name
  readonly streetName: Name
  /** Its number is the street's. */
  readonly isNumbered: boolean
  readonly ownWords: ReadonlySet<string>
  /** Without the street's name: on Lodge Lane not every home is a lodge. */
  readonly wordsNextToStreet: ReadonlySet<string>
  /** Ends of names, which can stand before the street: of 'The Old Rectory' not 'old', which makes Old High Street. */
  readonly lastWords: ReadonlySet<string>
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
  const streetName = nameOf(read(street.split(',')[0] ?? ''))
  const other = read(rest)
  const runs = [line, other].flatMap((text) => runsNextTo(streetName, text))
  return {
    line,
    partName: nameOf(read(subbuildingname)),
    buildingName: nameOf(building),
    streetName,
    isNumbered: read(number).numbers.length > 0 || endsInNumber(building),
    ownWords: new Set([...wordsOf(line), ...wordsOf(other)]),
    wordsNextToStreet: new Set(runs.flat()),
    lastWords: new Set(runs.flatMap((run) => run.at(-1) ?? [])),
  }
}

/** '12A' and 'Rose Cottage, 3' have the street's number; '2 Mill Cottages' and 'Flat 2' have their own. */
function endsInNumber({ words, numbers, flatNumbers }: AddressLine): boolean {
  return words.at(-1) === null && !flatNumbers.includes(numbers.at(-1) ?? '')
}

export function agree(home: WantedHome, line: AddressLine): boolean {
  return (
    agreeOnNumbers(home.line, line) &&
    agreeOnNames(home, line) &&
    agreeOnFlat(home, line) &&
    !isSetApart(home, line)
  )
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index])

/** Repeats count: 'Flat 2, 2 High Street' is not '2 High Street'. 'Flat 2, 17' is not 'Flat 17, 2'. */
function agreeOnNumbers(home: AddressLine, line: AddressLine): boolean {
  if (!same(home.positions, line.positions)) return false
  if (!same(home.numbers.toSorted(), line.numbers.toSorted())) return false
  const bothNameFlats = home.flatNumbers.length > 0 && line.flatNumbers.length > 0
  return bothNameFlats
    ? same(home.flatNumbers.toSorted(), line.flatNumbers.toSorted())
    : same(home.numbers, line.numbers)
}

/** 'Flat 4, Mill House' may be '4 Mill House', but not 'Mill House, 4 High Street'; 'Flat 2, 17' may be '2, 17'. */
function agreeOnFlat({ line: own, buildingName }: WantedHome, line: AddressLine): boolean {
  if (own.isFlat === line.isFlat || own.numbers.length > 1) return true
  const { words } = own.isFlat ? line : own
  return buildingName.length > 0 && placesOf(buildingName, words).some((start) => words[start - 1] === null)
}

/** A number in the street identifies a home, whatever its name; otherwise the name does. */
function agreeOnNames(home: WantedHome, line: AddressLine): boolean {
  if (home.partName.length > 0 && !hasName(home.partName, home, line)) return false
  if (setsApart(home.buildingName) && !hasName(home.buildingName, home, line)) return false
  return home.isNumbered
    ? hasName(home.streetName, home, line, 'street')
    : hasName(home.buildingName, home, line)
}

/** No word beside it may make another name of it; but after a comma 'Great …' or 'West …' is a locality. */
function hasName(
  name: Name,
  { streetName, wordsNextToStreet, lastWords }: WantedHome,
  { words, commas }: AddressLine,
  kind: 'building' | 'street' = 'building',
): boolean {
  const inStreet = spanOf(streetName, words)
  const isForeign = (index: number): boolean =>
    typeof words[index] === 'string' && !inStreet.has(index) && !wordsNextToStreet.has(words[index])
  const changesName = (index: number): boolean => {
    const word = words[index] ?? ''
    return isForeign(index) && (NAME_CHANGERS.has(word) || SETS_APART.has(word))
  }
  const belongsBefore = (start: number): boolean =>
    !isForeign(start - 1) &&
    (kind === 'building' ||
      commas.has(start) ||
      !startsAfterWord(start, words) ||
      lastWords.has(words[start - 1] ?? ''))
  return (
    name.length > 0 &&
    placesOf(name, words).some((start) => {
      const end = start + name.length
      return belongsBefore(start) && ((kind === 'street' && commas.has(end)) || !changesName(end))
    })
  )
}

const startsAfterWord = (start: number, words: Name): boolean => typeof words[start - 1] === 'string'

/** Another home at the same number: 'Coach House, 12 High Street'. */
function isSetApart({ streetName, wordsNextToStreet }: WantedHome, line: AddressLine): boolean {
  return runsNextTo(streetName, line).some(
    (run) => setsApart(run) && run.some((word) => SETS_APART.has(word) && !wordsNextToStreet.has(word)),
  )
}

/** 'Old Coach House', but not 'Rose Cottage'. */
const setsApart = (name: Name): boolean =>
  name.some((word) => word !== null && SETS_APART.has(word)) &&
  name.every((word) => word !== null && (SETS_APART.has(word) || FILLER_WORDS.has(word)))

/** The runs of words between numbers, commas and the street's name. */
function runsNextTo(streetName: Name, { words, commas }: AddressLine): readonly (readonly string[])[] {
  const inStreet = spanOf(streetName, words)
  const runs: string[][] = [[]]
  for (const [index, word] of words.entries()) {
    const isPassedOver = word === null || inStreet.has(index)
    if (isPassedOver || commas.has(index)) runs.push([])
    if (!isPassedOver) runs.at(-1)?.push(word)
  }
  return runs
}

const spanOf = (name: Name, words: Name): ReadonlySet<number> =>
  new Set(placesOf(name, words).flatMap((start) => name.map((_, index) => start + index)))

function placesOf(name: Name, words: Name): readonly number[] {
  return [...words.keys()].filter((start) => name.every((word, index) => words[start + index] === word))
}
