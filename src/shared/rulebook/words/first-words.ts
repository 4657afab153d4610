/**
 * The words that a pattern can begin with, so that it is tried only where one of them stands. It knows as much of
 * regular expressions as the patterns use.
 */
type Node =
  | { readonly kind: 'letter'; readonly letter: string; readonly isOptional: boolean }
  | { readonly kind: 'group'; readonly choices: readonly Sequence[]; readonly isOptional: boolean }
  /** A class of letters: any word may stand there. */
  | { readonly kind: 'any'; readonly isOptional: boolean }
type Sequence = readonly Node[]
export type Parsed = readonly Sequence[]
/** What a list's name stands for. */
type Named = (name: string) => Parsed

/** Null: with any word. */
export function firstWordsOf(parsed: Parsed): ReadonlySet<string> | null {
  const words = new Set<string>()
  const isKnown = parsed.every((sequence) => gather(sequence, '', words, []))
  return isKnown ? words : null
}

function gather(
  sequence: Sequence,
  prefix: string,
  words: Set<string>,
  rest: readonly Sequence[],
  from = 0,
): boolean {
  const node = sequence[from]
  if (node === undefined) {
    const [next, ...others] = rest
    if (next !== undefined) return gather(next, prefix, words, others)
    if (prefix === '') return false
    words.add(prefix)
    return true
  }
  if (node.isOptional && !gather(sequence, prefix, words, rest, from + 1)) return false
  switch (node.kind) {
    case 'any':
      return false
    case 'letter':
      if (node.letter === ' ') {
        if (prefix !== '') words.add(prefix)
        return prefix !== ''
      }
      return gather(sequence, prefix + node.letter, words, rest, from + 1)
    case 'group': {
      const behind = [sequence.slice(from + 1), ...rest]
      return node.choices.every((choice) => gather(choice, prefix, words, behind))
    }
  }
}

/** '' if none stands there. */
const quantifierAt = (source: string, at: number): string =>
  /^(?:[?*+]|\{\d+(?:,\d*)?\})/.exec(source.slice(at, at + 8))?.[0] ?? ''
const maySkip = (quantifier: string): boolean => /^(?:[?*]|\{0)/.test(quantifier)

function letterNode(escaped: string | undefined, plain: string | undefined, isOptional: boolean): Node {
  const letter = escaped ?? (plain === '.' ? undefined : plain)
  return letter === undefined ? { kind: 'any', isOptional } : { kind: 'letter', letter, isOptional }
}

/** Lists are parsed once, however many patterns name them. */
export function parse(source: string, named: Named): Parsed {
  let at = 0
  const choices = (): Sequence[] => {
    const found: Node[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1
        found.push([])
        continue
      }
      const node = one()
      if (node !== null) found.at(-1)?.push(node)
    }
    return found
  }
  /** Null: it takes no letter. */
  const one = (): Node | null => {
    const name = /^<([a-z0-9]+)>/.exec(source.slice(at, at + 30))
    if (name?.[1] !== undefined) {
      at += name[0].length
      return { kind: 'group', choices: named(name[1]), isOptional: skipQuantifier() }
    }
    const look = /^\(\?<?[!=]/.exec(source.slice(at, at + 4))
    if (look !== null || source.startsWith('(?:', at)) {
      at += look?.[0].length ?? 3
      const group: Node = { kind: 'group', choices: choices(), isOptional: skipQuantifier(1) }
      return look === null ? group : null
    }
    const [letters = ' ', boundary, escaped, , plain] =
      /^(?:\\([a-z])|\\(.)|(\[(?:\\.|[^\]])+\])|(.))/.exec(source.slice(at, at + 60)) ?? []
    at += letters.length
    if (boundary === 'b') return null
    return letterNode(escaped, plain, skipQuantifier())
  }
  const skipQuantifier = (bracket = 0): boolean => {
    const quantifier = quantifierAt(source, at + bracket)
    at += bracket + quantifier.length
    return maySkip(quantifier)
  }
  return choices()
}
