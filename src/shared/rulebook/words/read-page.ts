import { type Folded, fold } from './fold.ts'
import { SHARED_LISTS } from './lists.ts'
import { OFTEN_MISTYPED } from './mistyped.ts'
import type { Page } from './page.ts'
import { wordsIn } from './pattern.ts'
import { WORDINGS } from './phrases.ts'
import { REAL_WORDS } from './real-words.ts'
import { repair } from './repair.ts'
import { type Token, tokenise } from './tokens.ts'
import { ADVANCE_WORDS } from './topics/advance.ts'
import { DEPOSIT_WORDS } from './topics/deposits.ts'
import type { Wording } from './topics/wording.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

const sourcesOf = ({ lists, found }: Wording): readonly string[] => [...Object.values(lists), ...found]
const COMMON = new Set(
  'a an the and or of to in on at by for with is are be was were it its this that as we our you your us my i me all any not no so if from up out off one two has have had will can may near next new room rooms house flat home large small great good full into over after each per more most very only just also here there then who what when which please sorry but than too ten pounds pets kids dogs cats dss'.split(
    ' ',
  ),
)
let vocabulary: Vocabulary | null = null

/** Made when a text is first read. */
export function ourVocabulary(): Vocabulary {
  vocabulary ??= vocabularyOf(
    wordsIn([
      ...Object.values(SHARED_LISTS),
      ...WORDINGS.flatMap(([, wording]) => sourcesOf(wording)),
      ...ADVANCE_WORDS,
      ...DEPOSIT_WORDS,
    ]),
    wordsIn(OFTEN_MISTYPED),
    COMMON,
    REAL_WORDS,
  )
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
