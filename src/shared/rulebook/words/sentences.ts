/** A sentence of a page's words, or a part of a long one. */
export interface Sentence {
  readonly words: readonly string[]
  /** In the page's words: where the sentence begins, and each of its words. */
  readonly start: number
  readonly places: readonly number[]
  /** Behind each of them. */
  readonly ends: readonly number[]
}

/** A comma ends a part of more words, so that an aside in a long sentence is weighed by itself. */
const LONG = 10

/** `words` stand between single spaces; '.' ends a sentence. A question is one with its answer. */
export function sentencesIn(words: string): Sentence[] {
  const sentences: Sentence[] = []
  let [own, places, ends, start]: [string[], number[], number[], number] = [[], [], [], 0]
  let at = 0
  for (const word of words.split(' ')) {
    if (word !== '' && word !== '.') {
      if (own.length === 0) start = at
      own.push(word)
      places.push(at)
      ends.push(at + word.length)
    }
    if ((word === '.' && own.length > 0) || (word === ',' && own.length > LONG)) {
      sentences.push({ words: own, start, places, ends })
      ;[own, places, ends] = [[], [], []]
    }
    at += word.length + 1
  }
  return sentences
}

const LEAST_WORDS_OF_PART = 2

/** What stands between its commas; none where it has no comma. */
export function partsOf({ words, places, ends }: Sentence): Sentence[] {
  if (!words.includes(',')) return []
  const commas = words.flatMap((word, at) => (word === ',' ? [at] : []))
  return [-1, ...commas].flatMap((comma, at) => {
    const [from, to] = [comma + 1, commas[at] ?? words.length]
    if (to - from < LEAST_WORDS_OF_PART) return []
    return [
      {
        words: words.slice(from, to),
        start: places[from] ?? 0,
        places: places.slice(from, to),
        ends: ends.slice(from, to),
      },
    ]
  })
}
