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
    const run = spelledFrom(tokens, at)
    const last = tokens[run.end]
    const first = tokens[at]
    if (first === undefined) continue
    const words =
      run.letters.length >= 3 && /[a-z]/.test(run.letters) ? readSpelled(run.letters, vocabulary) : null
    if (words === null || last === undefined) {
      result.push(first)
      continue
    }
    for (const word of words.split(' '))
      result.push({ text: word, start: first.start, end: last.end, isJoined: false })
    at = run.end
  }
  return result
}

const LONGEST_SPELLED = 30

function spelledFrom(
  tokens: readonly Token[],
  from: number,
): { readonly letters: string; readonly end: number } {
  let letters = ''
  let end = from
  for (let at = from; at < tokens.length && letters.length < LONGEST_SPELLED && isLetter(tokens[at]); at++) {
    letters += tokens[at]?.text ?? ''
    end = at
    if (isGlue(tokens[at + 1]) && isLetter(tokens[at + 2])) at += 1
  }
  return { letters, end }
}

function readSpelled(letters: string, vocabulary: Vocabulary): string | null {
  const plain = undisguise(letters, vocabulary) ?? letters
  return plain.includes(' ') || vocabulary.has(plain) ? plain : vocabulary.split(plain)
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
