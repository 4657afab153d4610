import { TOPIC_IDS, type TopicId } from '../topics.ts'
import { evidenceIn, isReckoned, type Mark, markOf } from './evidence.ts'
import type { Context, Page, Range } from './page.ts'
import { readPage } from './read-page.ts'
import { partsOf, type Sentence, sentencesIn } from './sentences.ts'
import { type Weighed, weigh } from './weigh.ts'

/** What sentences are weighed for: a deposit is reckoned alone. */
export const WEIGHED_TOPICS: readonly TopicId[] = TOPIC_IDS.filter((topic) => topic !== 'deposit')

/** A sentence, and what was found in it before it is weighed. */
interface ReadSentence {
  readonly sentence: Sentence
  readonly evidence: readonly Mark[]
}

export function readSentences(
  typed: string,
  wanted: ReadonlySet<TopicId>,
  context: Context,
): { readonly page: Page; readonly sentences: readonly ReadSentence[] } {
  const { page, folded } = readPage(typed)
  const sentences = sentencesIn(page.words).map((sentence) => ({ sentence, evidence: [] as Mark[] }))
  // The first has what stands in front of its first word, too.
  const starts = sentences.map(({ sentence }, at) => (at === 0 ? 0 : page.startOf(sentence.start)))
  for (const one of evidenceIn(page, folded, wanted, context))
    sentences[starts.findLastIndex((start) => start <= one.start)]?.evidence.push(one)
  return { page, sentences }
}

/** Marks of the wanted topics, in the order of the text; none twice. */
export function readWords(typed: string, wanted: ReadonlySet<TopicId>, context: Context): Mark[] {
  const { page, sentences } = readSentences(typed, wanted, context)
  return merge(
    sentences.flatMap(({ sentence, evidence }) => {
      const { scoreOf, rangeOf } = weigh(sentence.words)
      const parts = partsOf(sentence).map((part) => ({ part, weighed: weigh(part.words) }))
      return [...wanted].flatMap((topic) => {
        const found = evidence.filter((one) => one.topic === topic)
        if (isReckoned(topic, context)) return found
        if (scoreOf(topic, found.length > 0) <= 0) return inParts(page, parts, topic)
        return found.length > 0 ? found : [markOf(page, topic, rangeIn(sentence, rangeOf(topic)))]
      })
    }),
  )
}

/** A part must be surer than a sentence: it lacks what the rest says of it. */
const LEAST_SCORE_OF_PART = 2

interface WeighedPart {
  readonly part: Sentence
  readonly weighed: Weighed
}

/** One thing in a list of others is lost in what its sentence weighs as a whole. */
const inParts = (page: Page, parts: readonly WeighedPart[], topic: TopicId): Mark[] =>
  parts
    .filter(({ weighed }) => weighed.scoreOf(topic, false) > LEAST_SCORE_OF_PART)
    .map(({ part, weighed }) => markOf(page, topic, rangeIn(part, weighed.rangeOf(topic))))

const rangeIn = ({ words, places }: Sentence, [first, last]: readonly [number, number]): Range => [
  places[first] ?? 0,
  (places[last] ?? 0) + (words[last]?.length ?? 0),
]

function merge(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = []
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const at = result.findLastIndex(({ topic, end }) => topic === mark.topic && mark.start <= end)
    const before = result[at]
    if (before === undefined) result.push(mark)
    else result[at] = { ...before, end: Math.max(before.end, mark.end) }
  }
  return result
}
