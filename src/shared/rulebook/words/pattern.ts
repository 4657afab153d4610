import { firstWordsOf } from './first-words.ts'
import type { Range } from './page.ts'

/**
 * Patterns over repaired words. Words stand between single spaces; ',' and '.' are words of their own, '.' ending
 * each sentence.
 *   <name>   one of a list of words or phrases
 *   _3       up to three words of the same clause
 *   ~3       up to three words of the same sentence
 *   (a|b)    one of them; nothing is captured
 * The rest is the notation of regular expressions.
 */
export type Lists = Readonly<Record<string, string>>

export interface Patterns {
  /** Where one of them stands: from its first letter to behind its last. */
  readonly rangesIn: (words: string) => Range[]
}

/** They are made ready when they are first looked for: that takes longer than reading a text. */
export function compile(patterns: readonly string[], lists: Lists): Patterns {
  let ready: Ready | null = null
  return {
    rangesIn: (words) => {
      ready ??= makeReady(patterns, lists)
      return rangesIn(words, ready)
    },
  }
}

interface Ready {
  /** By the words that they can begin with. */
  readonly byFirst: ReadonlyMap<string, readonly RegExp[]>
  readonly everywhere: readonly RegExp[]
}

function makeReady(patterns: readonly string[], lists: Lists): Ready {
  const byFirst = new Map<string, RegExp[]>()
  const everywhere: RegExp[] = []
  for (const source of patterns.map((pattern) => expand(pattern, lists))) {
    const expression = new RegExp(` (?:${source})(?= )`, 'y')
    const firsts = firstWordsOf(source)
    if (firsts === null) everywhere.push(expression)
    for (const first of firsts ?? []) {
      const list = byFirst.get(first)
      if (list) list.push(expression)
      else byFirst.set(first, [expression])
    }
  }
  return { byFirst, everywhere }
}

function rangesIn(words: string, { byFirst, everywhere }: Ready): Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < words.length - 1; ) {
    const next = words.indexOf(' ', at + 1)
    const tried = byFirst.get(words.slice(at + 1, next))
    for (const expressions of tried === undefined ? [everywhere] : [tried, everywhere])
      for (const expression of expressions) {
        expression.lastIndex = at
        if (expression.test(words)) ranges.push([at + 1, expression.lastIndex])
      }
    at = next < 0 ? words.length : next
  }
  return ranges
}

/** Puts something that no pattern knows in the place of the words that a pattern matches. */
export function mask(words: string, patterns: Patterns): string {
  let masked = words
  for (const [start, end] of patterns.rangesIn(words))
    masked = masked.slice(0, start) + masked.slice(start, end).replaceAll(/[^ .,]/g, '_') + masked.slice(end)
  return masked
}

/** What follows one of these is said of something else. */
const WITHIN = '(?!(?:but|however|though|although|except|whereas) )'

function expand(pattern: string, lists: Lists): string {
  const named = pattern.replace(/<([a-z0-9]+)>/g, (_, name: string) => {
    const list = lists[name]
    if (list === undefined) throw new Error(`no list is called ${name}`)
    return `(?:${expand(list, lists)})`
  })
  return named
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replace(/~(\d+) /g, `(?:${WITHIN}[^ .]+ ){0,$1}`)
    .replace(/_(\d+) /g, `(?:${WITHIN}[^ .,]+ ){0,$1}`)
}

/** The words of the patterns, which a typing error may have spoilt. */
export function wordsIn(sources: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const source of sources)
    for (const [, word = '', plural] of source
      .replaceAll(/<[a-z0-9]+>|\\[a-z]|\{[\d,]+\}/g, ' ')
      .matchAll(/([a-z]{2,})(\?)?/g)) {
      words.add(word)
      if (plural !== undefined) words.add(word.slice(0, -1))
    }
  return words
}
