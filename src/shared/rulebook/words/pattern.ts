import { firstWordsOf, type Parsed, parse } from './first-words.ts'
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

/** V8's kRegExpTooLargeToOptimize, in characters. */
const TOO_LARGE_TO_OPTIMISE = 20 * 1_024
const LARGE = 1_000

/**
 * A space, and then what is given. Where that is large, the space is named so often that V8 takes it for too large to optimise: its compiler then does
 * not copy what follows each alternative. All that a first text needs is compiled in a third of the time, and matches as fast (decision 72).
 */
function atSpace(source: string): RegExp {
  const spaces = source.length < LARGE ? 1 : Math.max(1, TOO_LARGE_TO_OPTIMISE - source.length)
  return new RegExp(`[${' '.repeat(spaces)}]${source}`, 'y')
}

/** A regular expression is made when it is first tried: most never are. */
class Pattern {
  readonly #source: string
  readonly #opening: Opening | null
  #expression: RegExp | null = null

  constructor(source: string, opening: Opening | null) {
    this.#source = source
    this.#opening = opening
  }

  /** Behind its last letter if it stands there, or null. */
  endAt(words: string, at: number): number | null {
    if (this.#opening !== null && !this.#opening(words, at)) return null
    this.#expression ??= atSpace(`(?:${this.#source})(?= )`)
    this.#expression.lastIndex = at
    return this.#expression.test(words) ? this.#expression.lastIndex : null
  }
}

/** Whether the list that patterns begin with stands there: looked for once at each place, however many begin with it. */
type Opening = (words: string, at: number) => boolean

function openingWith(source: string): Opening {
  const expression = atSpace(`${source}(?= )`)
  let [lastWords, lastAt, stands] = ['', -1, false]
  return (words, at) => {
    if (at !== lastAt || words !== lastWords) {
      expression.lastIndex = at
      ;[lastWords, lastAt, stands] = [words, at, expression.test(words)]
    }
    return stands
  }
}

/** The list's name, if every match begins with one of its words. */
function openingOf(pattern: string): string | null {
  const name = /^\(?<([a-z0-9]+)>\)? /.exec(pattern)?.[1]
  let depth = 0
  for (const sign of pattern) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '|' && depth === 0) return null
  }
  return name ?? null
}

interface Ready {
  /** By the words that they can begin with. */
  readonly byFirst: ReadonlyMap<string, readonly Pattern[]>
  readonly everywhere: readonly Pattern[]
}

function makeReady(patterns: readonly string[], lists: Lists): Ready {
  const byFirst = new Map<string, Pattern[]>()
  const everywhere: Pattern[] = []
  const opened = openedLists(lists)
  const known = new Map<string, Opening>()
  const openings = (written: string): Opening | null => {
    const name = openingOf(written)
    if (name === null) return null
    const opening = known.get(name) ?? openingWith(opened(name).source)
    known.set(name, opening)
    return opening
  }
  for (const written of patterns) {
    const pattern = new Pattern(
      expand(written, (name) => opened(name).source),
      openings(written),
    )
    const firsts = firstWordsOf(parse(plain(written), (name) => opened(name).parsed))
    if (firsts === null) everywhere.push(pattern)
    for (const first of firsts ?? []) {
      const list = byFirst.get(first)
      if (list) list.push(pattern)
      else byFirst.set(first, [pattern])
    }
  }
  return { byFirst, everywhere }
}

interface OpenedList {
  readonly source: string
  readonly parsed: Parsed
}

const OPENED = new WeakMap<Lists, Map<string, OpenedList>>()

/** Each list once, in whichever of the topic's patterns it is named. */
function openedLists(lists: Lists): (name: string) => OpenedList {
  const known = OPENED.get(lists) ?? new Map<string, OpenedList>()
  OPENED.set(lists, known)
  const open = (name: string): OpenedList => {
    const before = known.get(name)
    if (before !== undefined) return before
    const list = lists[name]
    if (list === undefined) throw new Error(`no list is called ${name}`)
    const source = `(?:${expand(list, (other) => open(other).source)})`
    const opened = { source, parsed: parse(plain(list), (other) => open(other).parsed) }
    known.set(name, opened)
    return opened
  }
  return open
}

function rangesIn(words: string, { byFirst, everywhere }: Ready): Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < words.length - 1; ) {
    const next = words.indexOf(' ', at + 1)
    const tried = byFirst.get(words.slice(at + 1, next))
    for (const patterns of tried === undefined ? [everywhere] : [tried, everywhere])
      for (const pattern of patterns) {
        const end = pattern.endAt(words, at)
        if (end !== null) ranges.push([at + 1, end])
      }
    at = next < 0 ? words.length : next
  }
  return ranges
}

/** Puts something that no pattern knows in the place of the words that a pattern matches. */
export function maskMatches(words: string, patterns: Patterns): string {
  let result = words
  for (const [start, end] of patterns.rangesIn(words))
    result = result.slice(0, start) + result.slice(start, end).replaceAll(/[^ .,]/g, '_') + result.slice(end)
  return result
}

/** What follows one of these is said of something else. */
const WITHIN = '(?!(?:but|however|though|although|except|whereas) )'

const expand = (pattern: string, named: (name: string) => string): string =>
  plain(pattern).replaceAll(/<([a-z0-9]+)>/g, (_, name: string) => named(name))

/** As regular expressions have it, but for the names of lists. */
const plain = (pattern: string): string =>
  pattern
    .replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
    .replaceAll(/~(\d+) /g, `(?:${WITHIN}[^ .]+ ){0,$1}`)
    .replaceAll(/_(\d+) /g, `(?:${WITHIN}[^ .,]+ ){0,$1}`)

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
