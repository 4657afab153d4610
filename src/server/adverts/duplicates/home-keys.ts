import { createHash } from 'node:crypto'
import type { TypedHome } from '#shared/advert/typed-home.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'

/**
 * Two homes are one if they share a key: postcode, numbers (a flat's first), the words of door and building in any order,
 * and the street's in theirs. 'Flat 1, 12 Quay Street' is neither '12 Quay Street' nor 'Flat 12, 1 Quay Street'.
 */
export function keysOfTyped({ postcode, doorNumber, buildingName, streetName }: TypedHome): string[] {
  // '3 Harbour Court' stands before the number in the street, 'Rose Cottage' next to it.
  const isUnit = /\p{Nd}/u.test(buildingName)
  return [keyOf(postcode, isUnit ? [buildingName, doorNumber] : [doorNumber, buildingName], streetName)]
}

/** Whether anything of it goes into a key. */
export const namesSomething = (text: string): boolean => wordsIn(text).length > 0

/** Its udprn, and every spelling that means this address and no other of the list. */
export function keysOfFound(udprn: string, list: readonly FoundAddress[]): string[] {
  const uses = new Map<string, number>()
  for (const key of list.flatMap(spellingsOf)) uses.set(key, (uses.get(key) ?? 0) + 1)
  const home = list.find((address) => address.udprn === udprn)
  const spellings = home ? spellingsOf(home).filter((key) => uses.get(key) === 1) : []
  return [`udprn ${udprn}`, ...spellings]
}

function spellingsOf({ postcode, subbuildingname, buildingname, number, street }: FoundAddress): string[] {
  const spelt = [[subbuildingname, buildingname, number]]
  if (buildingname !== '' && number !== '') {
    spelt.push([subbuildingname, number], [subbuildingname, buildingname])
  }
  const unit = /^(?:flat|apartment|apt)\s+(\S+)$/i.exec(subbuildingname)?.[1]
  if (buildingname !== '' && unit !== undefined) spelt.push([unit, buildingname])
  return [...new Set(spelt.map((premises) => keyOf(postcode, premises, street)))]
}

function keyOf(postcode: string, premises: readonly string[], street: string): string {
  const inStreet = wordsIn(street)
  // The number may stand before the street; anything else with a digit ('5th') is part of its name.
  const hasNumber = inStreet.length > 1 && /^\d+[a-z]?(?:~\d+[a-z]?)?$/.test(inStreet[0] ?? '')
  const words = [...premises.flatMap(wordsIn), ...inStreet.slice(0, hasNumber ? 1 : 0)]
  const isNumber = (word: string): boolean => /\d/.test(word)
  const isOfFlat = (word: string, index: number): boolean => isNumber(word) && words[index - 1] === 'flat'
  const parts = [
    words.filter(isOfFlat),
    words.filter((word, index) => isNumber(word) && !isOfFlat(word, index)),
    words.filter((word) => !isNumber(word)).toSorted(),
    ['/'],
    inStreet.slice(hasNumber ? 1 : 0),
  ]
  return shortened(`home ${postcode} ${parts.flat().join(' ')}`)
}

/** What a row of live addresses holds, with some room. The normal form can be many times as long as the text. */
const LONGEST_KEY_BYTES = 900
const KEPT_CHARACTERS = 100

function shortened(key: string): string {
  if (Buffer.byteLength(key) <= LONGEST_KEY_BYTES) return key
  const hash = createHash('sha256').update(key).digest('base64url')
  return `${key.slice(0, KEPT_CHARACTERS).toWellFormed()} # ${hash}`
}

const ENDINGS: Readonly<Record<string, string>> = {
  st: 'street', str: 'street', rd: 'road', ave: 'avenue', av: 'avenue', ln: 'lane', dr: 'drive', cl: 'close', ct: 'court',
  cres: 'crescent', gdns: 'gardens', pl: 'place', sq: 'square', ter: 'terrace', terr: 'terrace', pk: 'park', hse: 'house',
  cott: 'cottage', gr: 'grove', blvd: 'boulevard',
} // biome-ignore format: a table
const ALIKE: Readonly<Record<string, string>> = { apartment: 'flat', apt: 'flat', st: 'saint' }

function wordsIn(text: string): string[] {
  const words = withoutMarks(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    // Our own mark for the dash of a range.
    .replaceAll('~', ' ')
    .replace(/(\d)\s*\p{Pd}\s*(?=\d)/gu, '$1~')
    .replace(/[^\p{L}\p{N}~]+/gu, ' ')
    .replace(/\b(flat|apartment|apt)(?=\d)/g, '$1 ')
    // 'No. 12' and 'No12' are 12, and so is '012'.
    .replace(/(?<![\p{L}\p{N}])(?:no|num|number) ?(?=\d)/gu, '')
    .replace(/(?<![\p{L}\p{N}])0+(?=\d)/gu, '')
    .replace(/(\d) ([a-z])(?= |$)/g, '$1$2')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== 'the')
  return words.map((word, index) =>
    index > 0 && index === words.length - 1 ? (ENDINGS[word] ?? ALIKE[word] ?? word) : (ALIKE[word] ?? word),
  )
}

/** Accents and apostrophes go; every script's decimal digits become 0 to 9. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Unicode has each script's digits in order from 0; only whole tens of them touch. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}
