import { DISGUISES } from './look-alikes.ts'
import { SHORTENED } from './shortened.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Writes disguised, spelled-out, split and mistyped words as the classes have them; all others stay. */
export function repair(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const joined = joinSplit(joinSpelled(tokens, vocabulary), vocabulary)
  return joined.flatMap((token, index) => {
    if (token.text === '-' || isOfShortened(token, joined[index - 1])) return []
    const text =
      shortened(token, joined[index + 1]) ??
      (isSettled(token.text, vocabulary) ? token.text : mend(token.text, vocabulary))
    return text.split(' ').map((word) => (word === token.text ? token : { ...token, text: word }))
  })
}

/** 'Univ. Credit': the point ends no sentence. */
const isOfShortened = ({ text, isJoined }: Token, before: Token | undefined): boolean =>
  text === '.' && isJoined && before !== undefined && SHORTENED.has(before.text)

/** 'u c' is no 'you', and 'n' alone may be a 'no'. */
function shortened({ text }: Token, next: Token | undefined): string | null {
  if (text === 'u' && next?.text === 'c') return null
  if (text === 'n') return next !== undefined && /^[a-z]{2}/.test(next.text) ? 'and' : null
  return SHORTENED.get(text) ?? null
}

const isSettled = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.has(word) || word.length < 2 || /^[£$€]?\d[\d.]*$/.test(word)

function mend(word: string, vocabulary: Vocabulary): string {
  const plain = /^[a-z']+$/.test(word) ? word : (undisguise(word, vocabulary) ?? word)
  if (vocabulary.has(plain) || !/^[a-z']{3,}$/.test(plain) || isOwners(plain, vocabulary)) return plain
  const short = plain.replace(/([a-z])\1{2,}/g, '$1$1')
  const shorter = plain.replace(/([a-z])\1{2,}/g, '$1')
  const hissed = plain.replace(/z$/, 's')
  for (const one of [short, shorter, hissed]) if (vocabulary.has(one)) return one
  return vocabulary.unprefix(plain) ?? vocabulary.correct(shorter) ?? plain
}

/** 'children's': a word of its own. */
const isOwners = (word: string, vocabulary: Vocabulary): boolean =>
  /'s?$/.test(word) && vocabulary.isWord(word.replace(/'s?$/, ''))

/** 'd5s' and 'b*nefits'; null if no word of ours is behind it, or if it is a road, as the A575. */
function undisguise(word: string, vocabulary: Vocabulary): string | null {
  if (word.includes('*')) return vocabulary.fill(word)
  if (/^\d+(?:st|nd|rd|th|s|m|k|am|pm|bed|mbps|sq|ft|mm|cm|km)?$|^[abm]\d{1,4}$/.test(word)) return null
  const letters = Array.from(word, (sign) => DISGUISES[sign] ?? sign).join('')
  const candidates = [
    letters,
    Array.from(word, (sign) => (sign === '1' ? 'l' : (DISGUISES[sign] ?? sign))).join(''),
  ]
  for (const one of candidates) if (vocabulary.has(one)) return one
  const [first = ''] = candidates
  const split = /^[a-z]+$/.test(first) ? vocabulary.split(first) : null
  return split ?? (/^[a-z']{5,}$/.test(first) ? vocabulary.correct(first) : null)
}

const isLetter = (token: Token | undefined): boolean => token !== undefined && /^[a-z0-9]$/.test(token.text)
const isGlue = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === '-' || token.text === '.' || token.text === ',')

/** 'n o  d s s' and 'p.e.t.s': three letters or more, each alone. */
function joinSpelled(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { letters, end } = spelledFrom(tokens, at)
    const words = letters.length >= 3 ? readSpelled(letters, vocabulary) : []
    result.push(...(words.length > 0 ? words : tokens.slice(at, at + 1)))
    if (words.length > 0) at = end
  }
  return result
}

const LONGEST_SPELLED = 50

/** The letters from here on, and where the last stands. */
function spelledFrom(
  tokens: readonly Token[],
  from: number,
): { readonly letters: readonly Token[]; readonly end: number } {
  const letters: Token[] = []
  let end = from
  for (let at = from; letters.length < LONGEST_SPELLED; at++) {
    const token = tokens[at]
    if (token === undefined || !isLetter(token)) break
    letters.push(token)
    end = at
    if (isGlue(tokens[at + 1]) && isLetter(tokens[at + 2])) at += 1
  }
  return { letters, end }
}

/** Nothing if it is no word, nor several, be it as a whole or by its gaps: one of those may be a slip. */
function readSpelled(letters: readonly Token[], vocabulary: Vocabulary): Token[] {
  for (const parts of [[letters], partedByGaps(letters)]) {
    const read = parts.map((part) => readPart(part, vocabulary))
    if (read.every((words) => words.length > 0)) return read.flat()
  }
  return []
}

function readPart(part: readonly Token[], vocabulary: Vocabulary): Token[] {
  const spelled = part.map(({ text }) => text).join('')
  const words = /[a-z]/.test(spelled) ? wordsSpelled(spelled, vocabulary) : null
  const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0]
  return (words?.split(' ') ?? []).map((text): Token => ({ text, start, end, isJoined: false }))
}

/** 'n o  p e t s': its words are further apart than its letters. */
function partedByGaps(letters: readonly Token[]): Token[][] {
  const gaps = letters.map(({ start }, at) => start - (letters[at - 1]?.end ?? start))
  const least = Math.min(...gaps.slice(1))
  const parts: Token[][] = []
  letters.forEach((letter, at) => {
    const part = parts.at(-1)
    if (part === undefined || (gaps[at] ?? 0) > least) parts.push([letter])
    else part.push(letter)
  })
  return parts
}

function wordsSpelled(letters: string, vocabulary: Vocabulary): string | null {
  const plain = undisguise(letters, vocabulary) ?? letters
  if (plain.includes(' ') || vocabulary.has(plain)) return plain
  const [, word = plain, digits = ''] = /^([a-z]+)(\d{3,})$/.exec(plain) ?? []
  const mended = mend(word, vocabulary)
  const words = vocabulary.has(mended) ? mended : (vocabulary.split(word) ?? vocabulary.cut(word))
  return words === null ? null : `${words} ${digits}`.trim()
}

/** 'be nefits' and 'ch-ildren': two pieces, of which one at least is no word. */
function joinSplit(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]
    if (first === undefined) continue
    const gap = tokens[at + 1]?.text === '-' ? 2 : 1
    const second = tokens[at + gap]
    const word = first.text + (second?.text ?? '')
    const mayJoin =
      second !== undefined &&
      /^[a-z]+$/.test(word) &&
      first.text.length + second.text.length >= 4 &&
      !(vocabulary.isWord(first.text) && vocabulary.isWord(second.text))
    const whole = mayJoin ? wholeOf(word, vocabulary) : null
    if (whole === null || second === undefined) result.push(first)
    else {
      result.push({ text: whole, start: first.start, end: second.end, isJoined: first.isJoined })
      at += gap
    }
  }
  return result
}

const wholeOf = (word: string, vocabulary: Vocabulary): string | null => (vocabulary.has(word) ? word : null)
