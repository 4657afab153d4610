import { LOOK_ALIKES, PICTURES } from './look-alikes.ts'

/** A text in plain small letters; of each character, where it comes from. */
export interface Folded {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const PICTURE = /\p{Extended_Pictographic}/u
const INVISIBLE = /^(?:\p{Cf}|\p{Mn}|\p{Me}|\p{Emoji_Modifier})$/u
const DIGIT = /^\p{Nd}$/u
const ASCII = /^[\n -~]$/

const SIGNS: Readonly<Record<string, string>> = {
  '’': "'", '‘': "'", 'ʼ': "'", '`': "'", '´': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-',
  '…': ',', '•': '.', '·': '.', '‧': '.', '\r': '\n', '\t': ' ', 'ß': 'ss', 'æ': 'ae', 'œ': 'oe', '№': 'no',
} // biome-ignore format: a table

export function fold(typed: string): Folded {
  const characters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of typed) {
    const end = at + character.length
    // By units, as places in a text are counted: a flag has four.
    for (const folded of foldOne(character).split('')) {
      characters.push(folded)
      starts.push(at)
      ends.push(end)
    }
    at = end
  }
  return { text: characters.join(''), starts, ends }
}

const known = new Map<string, string>()

function foldOne(character: string): string {
  if (ASCII.test(character)) return character.toLowerCase()
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = foldRare(character)
  // A text has few different characters; somebody who sends all of Unicode is not to fill the memory.
  if (known.size < 2_000) known.set(character, folded)
  return folded
}

function foldRare(character: string): string {
  if (INVISIBLE.test(character)) return ''
  const picture = PICTURES.get(character)
  if (picture !== undefined) return ` ${picture} `
  if (PICTURE.test(character)) return ' '
  if (DIGIT.test(character)) return digitOf(character)
  const sign = SIGNS[character]
  if (sign !== undefined) return sign
  const plain = character
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  const letter = LOOK_ALIKES.get(plain) ?? plain
  return /^\s$/.test(letter) ? ' ' : (SIGNS[letter] ?? letter)
}

/** Digits of all scripts stand in tens from their zero on. */
function digitOf(character: string): string {
  const compatible = character.normalize('NFKC')
  if (/^\d$/.test(compatible)) return compatible
  let zero = character.codePointAt(0) ?? 0
  const code = zero
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
