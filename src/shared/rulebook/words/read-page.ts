import { type Folded, fold } from './fold.ts'
import { OFTEN_MISTYPED } from './mistyped.ts'
import type { Page } from './page.ts'
import { REAL_WORDS } from './real-words.ts'
import { repair } from './repair.ts'
import { type Token, tokenise } from './tokens.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { WORD_CLASSES } from './word-classes.ts'

const COMMON = new Set(
  'a an the and or of to in on at by for with is are be was were it its this that as we our you your us my i me all any not no so if from up out off one two has have had will can may near next new room rooms house flat home large small great good full into over after each per more most very only just also here there then who what when which please sorry but than too ten pounds pets kids dogs cats dss'.split(
    ' ',
  ),
)
let vocabulary: Vocabulary | null = null

const wordsOf = (lists: readonly string[]): string[] => lists.flatMap((list) => list.trim().split(/\s+/))

function makeVocabulary(): Vocabulary {
  const classed = wordsOf(Object.values(WORD_CLASSES)).map((word) => word.replace('*', ''))
  const meant = wordsOf(OFTEN_MISTYPED)
  return vocabularyOf(new Set([...classed, ...meant]), new Set(meant), COMMON, REAL_WORDS)
}

/** Made when a text is first read. */
export function ourVocabulary(): Vocabulary {
  vocabulary ??= makeVocabulary()
  return vocabulary
}

export function readPage(typed: string): { readonly page: Page; readonly folded: Folded } {
  const folded = fold(typed)
  return { page: pageOf(typed, repair(tokenise(folded), ourVocabulary())), folded }
}

function pageOf(typed: string, tokens: readonly Token[]): Page {
  let words = ' '
  const places: number[] = [0]
  for (const token of tokens) {
    words += `${token.text} `
    places.push(words.length)
  }
  const tokenAt = (at: number): Token | undefined => {
    let low = 0
    let high = tokens.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((places[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return tokens[low]
  }
  return {
    typed,
    words: `${words}. `,
    startOf: (at) => tokenAt(at)?.start ?? 0,
    endOf: (at) => tokenAt(at - 1)?.end ?? typed.length,
  }
}
