import { countyLength, numberOfWord, PARTS_OF_A_HOUSE, POSITIONS, standardForm } from './address-words.ts'

export interface AddressLine {
  /** Numbers, ranges and single letters, in their order: '12', '12A', '1~3', 'B'. */
  readonly numbers: readonly string[]
  /** Those that follow 'flat' or its like. */
  readonly flatNumbers: readonly string[]
  /** It names a flat or a floor. */
  readonly isFlat: boolean
  /** In the building, sorted: 'FIRST', 'REAR'. */
  readonly positions: readonly string[]
  /** The rest, in order; null in place of a number. */
  readonly words: Name
  /** Indices in `words` of the words after a comma. */
  readonly commas: ReadonlySet<number>
}

type Kind = 'number' | 'flat' | 'floor' | 'position' | 'word' | 'comma'
interface Token {
  readonly kind: Kind
  readonly text: string
}

/** Skips what is left of a postcode, such as a London district. */
export function readAddressLine(line: string, postcode: string): AddressLine {
  const tokens = classify(withoutCounty(split(line)), postcode.split(' '))
  const numbers: string[] = []
  const flatNumbers: string[] = []
  const words: (string | null)[] = []
  const commas = new Set<number>()
  let previous: Kind | null = null
  for (const { kind, text } of tokens) {
    if (kind === 'number') numbers.push(text)
    if (kind === 'number' && previous === 'flat') flatNumbers.push(text)
    if (kind === 'number') words.push(null)
    if (kind === 'word') words.push(text)
    if (kind === 'comma') commas.add(words.length)
    else previous = kind
  }
  const positions = tokens.filter(({ kind }) => kind === 'position').map(({ text }) => text)
  const isFlat = tokens.some(({ kind }) => kind === 'flat' || kind === 'floor' || kind === 'position')
  return { numbers, flatNumbers, isFlat, positions: positions.toSorted(), words, commas }
}

/** Words, and null for each number among them. */
export type Name = readonly (string | null)[]

/** Without the numbers before and after, but with those within ('Block A Mill Court'). */
export function nameOf({ words }: AddressLine): Name {
  const start = words.findIndex((word) => word !== null)
  const end = words.findLastIndex((word) => word !== null) + 1
  return start < 0 ? [] : words.slice(start, end)
}

export const wordsOf = ({ words }: AddressLine): readonly string[] => words.filter((word) => word !== null)

/** In capitals and in their standard form; ',' for a comma. */
function split(line: string): readonly string[] {
  const parts = line
    // The normal form would make 121/2 of 12½.
    .replaceAll('½', ' 1 2 ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[&+]/g, ' AND ')
    // In 'Flat 2 - 17 High Street' the dash separates; other dashes make a range.
    .replaceAll(/\b(FLAT|APARTMENT|APT|UNIT)\s+(\d+[A-Z]?)\s+\p{Pd}\s+(?=\d)/gu, '$1 $2, ')
    .replaceAll(/\b(\d+[A-Z]?)\s*(?:\p{Pd}|\bTO\b)\s*(\d+[A-Z]?)\b/gu, '$1~$2')
    .replaceAll(/\b(FLAT|APARTMENT|APT|UNIT)(\d+[A-Z]?)\b/g, '$1 $2')
    .replaceAll(',', ' , ')
    .split(/[^\p{L}\p{N}~,]+/u)
    .filter((part) => part !== '')
  return joinLetters(parts).flatMap(standardForm)
}

/** '1 A' is '1A', and 'farm house' is 'farmhouse'. */
function joinLetters(parts: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1) ?? ''
    const belongs = (/^[A-Z]$/.test(part) && /^\d+$/.test(before)) || (before === 'FARM' && part === 'HOUSE')
    if (belongs) joined.splice(-1, 1, before + part)
    else joined.push(part)
  }
  return joined
}

function withoutCounty(parts: readonly string[]): readonly string[] {
  const length = countyLength(parts)
  return length === 0 ? parts : parts.slice(0, -length)
}

function classify(parts: readonly string[], postcode: readonly string[]): readonly Token[] {
  return parts.flatMap((text, index): readonly Token[] => {
    const before = parts[index - 1]
    if (text === ',') return [{ kind: 'comma', text }]
    if (text === 'FLAT' || text === 'FLOOR') return [{ kind: text === 'FLAT' ? 'flat' : 'floor', text }]
    if (before !== 'FLAT' && postcode.includes(text)) return []
    if (isPosition(parts, index)) return [{ kind: 'position', text }]
    const spelled = index === 0 || before === 'FLAT' ? numberOfWord(text) : null
    if (spelled !== null) return [{ kind: 'number', text: spelled }]
    const isNumber = /\d/.test(text) || text.length === 1
    return [
      isNumber
        ? { kind: 'number', text: text.replaceAll(/(?<![A-Z\d])0+(?=\d)/g, '') }
        : { kind: 'word', text },
    ]
  })
}

/** 'first' in 'first floor', 'upper' and 'ground' in 'upper ground floor', 'left' in 'first floor left'. */
function isPosition(parts: readonly string[], index: number): boolean {
  const part = parts[index] ?? ''
  if (PARTS_OF_A_HOUSE.has(part)) return true
  if (!POSITIONS.has(part)) return false
  const isFlatOrFloor = (other: string | undefined): boolean => other === 'FLAT' || other === 'FLOOR'
  const next = parts.slice(index).find((other) => !POSITIONS.has(other))
  return isFlatOrFloor(next) || parts[index - 1] === 'FLOOR'
}
