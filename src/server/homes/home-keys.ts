import type { FoundAddress } from '../gateways/address-finder.ts'

/** An address as somebody typed it. */
export interface TypedHome {
  /** As `parsePostcode` writes it. */
  readonly postcode: string
  readonly doorNumber: string
  readonly buildingName: string
  readonly streetName: string
}

/**
 * Keys of a home: two homes are one where they share a key. A key is made of the postcode, the numbers in their order,
 * and the other words in any order: case, spaces, punctuation and usual abbreviations make no difference, while
 * 'Flat 1, 12 Quay Street' is neither '12 Quay Street' nor 'Flat 12, 1 Quay Street'.
 */
export function keysOfTyped({ postcode, doorNumber, buildingName, streetName }: TypedHome): string[] {
  // 'Flat 3 Harbour Court' stands before the number in the street, 'Rose Cottage' beside it.
  const isUnit = /\d|\b(?:flat|apartment|apt)\b/i.test(buildingName)
  const door = isUnit ? [buildingName, doorNumber] : [doorNumber, buildingName]
  return [keyOf(postcode, [...door, streetName])]
}

/**
 * The keys of an address that a postcode's list has: its udprn, and every spelling by which somebody would mean it and no
 * other address of the list (a building's name without its number, and the other way round).
 */
export function keysOfFound(udprn: string, list: readonly FoundAddress[]): string[] {
  const uses = new Map<string, number>()
  for (const key of list.flatMap(spellingsOf)) uses.set(key, (uses.get(key) ?? 0) + 1)
  const home = list.find((address) => address.udprn === udprn)
  const spellings = home ? spellingsOf(home).filter((key) => uses.get(key) === 1) : []
  return [`udprn ${udprn}`, ...spellings]
}

function spellingsOf({ postcode, subbuildingname, buildingname, number, street }: FoundAddress): string[] {
  const spelt = [[subbuildingname, buildingname, number, street]]
  if (buildingname !== '' && number !== '') {
    spelt.push([subbuildingname, number, street], [subbuildingname, buildingname, street])
  }
  const unit = /^(?:flat|apartment|apt)\s+(\S+)$/i.exec(subbuildingname)?.[1]
  if (buildingname !== '' && unit !== undefined) spelt.push([unit, buildingname, street])
  return [...new Set(spelt.map((fields) => keyOf(postcode, fields)))]
}

function keyOf(postcode: string, fields: readonly string[]): string {
  const words = fields.flatMap(wordsIn)
  const numbers = words.filter((word) => /\d/.test(word))
  const others = words.filter((word) => !/\d/.test(word)).toSorted()
  return `home ${postcode} ${numbers.join(' ')} ${others.join(' ')}`
}

const ENDINGS: Readonly<Record<string, string>> = {
  st: 'street', str: 'street', rd: 'road', ave: 'avenue', av: 'avenue', ln: 'lane', dr: 'drive', cl: 'close', ct: 'court',
  cres: 'crescent', gdns: 'gardens', pl: 'place', sq: 'square', ter: 'terrace', terr: 'terrace', pk: 'park', hse: 'house',
  cott: 'cottage', gr: 'grove', blvd: 'boulevard',
} // biome-ignore format: a table
const ALIKE: Readonly<Record<string, string>> = { apartment: 'flat', apt: 'flat', st: 'saint' }

function wordsIn(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/(\d)\s*\p{Pd}\s*(?=\d)/gu, '$1_')
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .replace(/\b(flat|apartment|apt)(?=\d)/g, '$1 ')
    .replace(/(\d) ([a-z])(?= |$)/g, '$1$2')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== 'the')
  return words.map((word, index) =>
    index > 0 && index === words.length - 1 ? (ENDINGS[word] ?? ALIKE[word] ?? word) : (ALIKE[word] ?? word),
  )
}
