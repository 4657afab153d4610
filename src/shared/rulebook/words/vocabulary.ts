/** The words of the classes, and what people make of them. */
export interface Vocabulary {
  readonly has: (word: string) => boolean
  /** One of ours, or a word that stands in a dictionary near one of ours. */
  readonly isWord: (word: string) => boolean
  /** 'nodss' → 'no dss'; null if it is not made of our words alone. */
  readonly split: (letters: string) => string | null
  /** 'bequickasitisgoing' → 'be quick as it is going', in words of any length; null if it is not made of words alone. */
  readonly cut: (letters: string) => string | null
  /** 'nopets' → 'no pets'. */
  readonly unprefix: (letters: string) => string | null
  /** The word of ours that a typing error away; null if there is none, or if it is a word itself. */
  readonly correct: (word: string) => string | null
  /** 'b*nefits' → 'benefits'. */
  readonly fill: (word: string) => string | null
}

const SHORTEST_CORRECTED = 5
const SHORTEST_WITH_TWO_ERRORS = 8
/** Longer ones cannot be meant for a word of ours. */
const LONGEST = 20
/** What is written together with the word that it bars. */
const PREFIXES = ['no', 'non', 'not', 'nil', 'zero']

/** `meant`: those of our words that mistyped ones are corrected to. `real`: words of the language that stay what they are, however near they are to one of ours. */
export function vocabularyOf(
  words: ReadonlySet<string>,
  meant: ReadonlySet<string>,
  common: ReadonlySet<string>,
  real: ReadonlySet<string>,
): Vocabulary {
  const deletions = deletionsOf([...meant].filter((word) => word.length >= SHORTEST_CORRECTED))
  const has = (word: string): boolean => words.has(word)
  const isWord = (word: string): boolean => has(word) || common.has(word) || real.has(word)
  return {
    has,
    isWord,
    split: (letters) => splitFrom(letters, words, common),
    cut: (letters) => cutFrom(letters, isWord),
    unprefix: (letters) => (real.has(letters) ? null : withoutPrefix(letters, words)),
    correct: (word) =>
      word.length < SHORTEST_CORRECTED - 1 || word.length > LONGEST || real.has(word) || common.has(word)
        ? null
        : nearest(word, deletions),
    fill: (word) => {
      if (word.length > LONGEST) return null
      const form = new RegExp(`^${word.replaceAll(/[^a-z*]/g, '').replaceAll(/\*+/g, '[a-z]{1,4}')}$`)
      const fitting = [...words].filter((one) => one.length >= 3 && form.test(one))
      return fitting.find((one) => one.length === word.length) ?? fitting[0] ?? null
    },
  }
}

function withoutPrefix(letters: string, words: ReadonlySet<string>): string | null {
  for (const prefix of PREFIXES) {
    const rest = letters.slice(prefix.length)
    if (letters.startsWith(prefix) && rest.length >= 3 && words.has(rest)) return `${prefix} ${rest}`
  }
  return null
}

function splitFrom(letters: string, words: ReadonlySet<string>, common: ReadonlySet<string>): string | null {
  if (letters.length > 30 || letters.length < 5) return null
  const barred = withoutPrefix(letters, words)
  if (barred !== null) return barred
  for (let first = letters.length - 2; first >= 3; first--) {
    const [head, tail] = [letters.slice(0, first), letters.slice(first)]
    if (!words.has(head)) continue
    if ((words.has(tail) && tail.length >= 3) || (common.has(tail) && tail.length >= 4))
      return `${head} ${tail}`
    const more = tail.length >= 5 ? splitFrom(tail, words, common) : null
    if (more !== null && head.length >= 4) return `${head} ${more}`
  }
  return null
}

const ALONE = new Set(['a', 'i', 'r', 'u'])

/** The fewest words that it is made of. */
function cutFrom(letters: string, isWord: (word: string) => boolean): string | null {
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    let least: readonly string[] | null = null
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const [before, word] = [best[start] ?? null, letters.slice(start, end)]
      if (before === null || !(word.length > 1 ? isWord(word) : ALONE.has(word))) continue
      if (least === null || before.length + 1 < least.length) least = [...before, word]
    }
    best[end] = least
  }
  return best.at(-1)?.join(' ') ?? null
}

/** Each of our words under itself and under what is left of it without a letter, or without two of a long one. */
function deletionsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const one = without(word)
    const two = word.length >= SHORTEST_WITH_TWO_ERRORS ? [...one].flatMap((left) => [...without(left)]) : []
    for (const left of new Set([word, ...one, ...two])) {
      const list = found.get(left)
      if (list) list.push(word)
      else found.set(left, [word])
    }
  }
  return found
}

const without = (word: string): Set<string> =>
  new Set(Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)))

function nearest(word: string, deletions: ReadonlyMap<string, readonly string[]>): string | null {
  const one = without(word)
  const two =
    word.length >= SHORTEST_WITH_TWO_ERRORS - 1 ? [...one].flatMap((left) => [...without(left)]) : []
  const candidates = [word, ...one, ...two].flatMap((left) => deletions.get(left) ?? [])
  let best: string | null = null
  let least = 3
  for (const candidate of new Set(candidates)) {
    const errors = errorsBetween(word, candidate)
    const allowed = candidate.length >= SHORTEST_WITH_TWO_ERRORS && candidate[0] === word[0] ? 2 : 1
    if (errors <= allowed && errors < least) {
      best = candidate
      least = errors
    }
  }
  return best
}

/** Letters too many, missing, wrong, or two that changed places. */
function errorsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) errors = Math.min(errors, (before[column - 2] ?? 0) + 1)
      next.push(errors)
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}
