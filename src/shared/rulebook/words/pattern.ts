import type { Range } from './page.ts'

/**
 * Patterns over repaired words. Words stand between single spaces; ',', '?' and '.' are words of their own, '.' ending
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
  let ready: readonly RegExp[] | null = null
  return {
    rangesIn: (words) => {
      ready ??= patterns.map((pattern) => new RegExp(` (?:${expand(pattern, lists)})(?= )`, 'g'))
      return ready.flatMap((expression) => rangesOf(expression, words))
    },
  }
}

/** Those that begin within another one, too. */
function rangesOf(expression: RegExp, words: string): Range[] {
  const ranges: Range[] = []
  expression.lastIndex = 0
  for (let found = expression.exec(words); found !== null; found = expression.exec(words)) {
    ranges.push([found.index + 1, found.index + found[0].length])
    expression.lastIndex = found.index + 1
  }
  return ranges
}

/** Puts something that no pattern knows in the place of the words that a pattern matches. */
export function maskMatches(words: string, patterns: Patterns): string {
  let result = words
  for (const [start, end] of patterns.rangesIn(words))
    result = result.slice(0, start) + result.slice(start, end).replaceAll(/[^ .,?]/g, '_') + result.slice(end)
  return result
}

/** What follows one of these is said of something else. */
const WITHIN = '(?!(?:but|however|though|although|except|whereas) )'

/** As regular expressions have it. */
const expand = (pattern: string, lists: Lists): string =>
  pattern
    .replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
    .replaceAll(/~(\d+) /g, `(?:${WITHIN}[^ .]+ ){0,$1}`)
    .replaceAll(/_(\d+) /g, `(?:${WITHIN}[^ .,?]+ ){0,$1}`)
    .replaceAll(/<([a-z]+)>/g, (_, name: string) => {
      const list = lists[name]
      if (list === undefined) throw new Error(`no list is called ${name}`)
      return `(?:${expand(list, lists)})`
    })
