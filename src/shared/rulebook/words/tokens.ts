import type { Folded } from './fold.ts'

export interface Token {
  readonly text: string
  /** In the text as typed. */
  readonly start: number
  readonly end: number
  /** Nothing but a hyphen or nothing at all stands before it. */
  readonly isJoined: boolean
}

/**
 * Money and numbers, words with their apostrophes and disguises, and everything else by the sign. Behind a '!' that begins no
 * word none begins: it would be searched for through all the signs anew. For the same reason a number has an end.
 */
const PIECE =
  /\bw\/(?= ?[a-z])|[£$€] ?\d+(?:\.\d+)?k(?![a-z])|[£$€]? ?\d+(?:,\d{3}){1,20}(?:\.\d{1,2})?(?!\d|,\d)|[£$€] ?\d+(?:\.\d{1,2})?|\d+\.\d+(?!\.?\d)|[a-z](?:\.[a-z])+\.?(?![a-z])|[a-z]\/[a-z](?![a-z/])|[a-z0-9@$€*!|#^+'](?:(?<![!^]_*.)(?:[a-z0-9@$€*!|#^+'_]|£(?=[a-z]))*[a-z0-9@$€*#|+'])?|[^ ]/g
const SIGNS_BEHIND = /(?<![!|+*#^'])[!|+*#^']*$/
const NUMBER = /^[£$€]? ?\d[\d,]*(?:\.\d+)?$/

export function tokenise({ text, starts, ends }: Folded): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const between = text.slice(last, index)
    last = index + piece.length
    const start = starts[index] ?? 0
    const end = ends[last - 1] ?? start
    for (const word of wordsOf(piece, text.charAt(index - 1), text.charAt(last)))
      tokens.push({ text: word, start, end, isJoined: between === '' })
  }
  return tokens
}

function wordsOf(piece: string, before: string, after: string): readonly string[] {
  if (/^[£$€].*k$/.test(piece)) return [`${piece.charAt(0)}${Math.round(1000 * Number(piece.slice(1, -1)))}`]
  if (piece === 'w/') return ['with']
  if (NUMBER.test(piece)) return [piece.replaceAll(/[ ,]/g, '').replace(/\.0+$/, '')]
  if (piece.length === 1 && !/[a-z0-9]/.test(piece)) return signOf(piece, before, after)
  if (/^[a-z](?:[./][a-z])+\.?$/.test(piece)) return [piece.replaceAll(/[./]/g, '')]
  // '£900+' and 'fees!': what stands behind a word is a sign of its own.
  const end = piece.search(SIGNS_BEHIND)
  const [word, signs] = [piece.slice(0, end), piece.slice(end)]
  if (/[*#$@|!^]/.test(word) || !/[!+]/.test(signs))
    return [piece.replace(/^'+|(?<!!)!+$/g, '')].filter(Boolean)
  return [word.replace(/^'+/, ''), signs.startsWith('+') ? '+' : '.'].filter(Boolean)
}

function signOf(sign: string, before: string, after: string): readonly string[] {
  switch (sign) {
    case '.':
    case '!':
    case '\n':
      return ['.']
    case '-':
      if (/\d/.test(before) && /[\d£]/.test(after)) return ['to']
      return /[a-z0-9]/.test(before) && /[a-z0-9]/.test(after) ? ['-'] : [',']
    case '&':
      return ['and']
    case '+':
    case '?':
    case '%':
    case '=':
    case '@':
    case '#':
      return [sign]
    case '_':
    case '*':
    case "'":
    case '"':
      return []
    default:
      return [',']
  }
}
