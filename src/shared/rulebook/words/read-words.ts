import type { TopicId } from '../topics.ts'
import { evidenceIn, type Mark, markOf } from './evidence.ts'
import type { Context, Page } from './page.ts'
import { readPage } from './read-page.ts'
import { partsOf, type Sentence, sentencesIn } from './sentences.ts'
import { readFor, tooMuchIn } from './sizes.ts'
import { type Weighed, weigh } from './weigh.ts'

/** A sentence, and what was found in it before it is weighed. */
export interface ReadSentence {
  readonly sentence: Sentence
  readonly evidence: readonly Mark[]
}

export function readSentences(
  typed: string,
  wanted: ReadonlySet<TopicId>,
): { readonly page: Page; readonly sentences: readonly ReadSentence[] } {
  const { page, folded } = readPage(typed)
  const sentences = sentencesIn(page.words).map((sentence) => ({ sentence, evidence: [] as Mark[] }))
  // The first has what stands in front of its first word, too.
  const starts = sentences.map(({ sentence }, at) => (at === 0 ? 0 : page.startOf(sentence.start)))
  for (const one of evidenceIn(page, folded, wanted))
    sentences[starts.findLastIndex((start) => start <= one.start)]?.evidence.push(one)
  return { page, sentences }
}

/** Marks of the wanted topics, in the order of the text; none twice. */
export function readWords(typed: string, wanted: ReadonlySet<TopicId>, context: Context): Mark[] {
  const { page, sentences } = readSentences(typed, wanted)
  return eachOnce(
    sentences.flatMap(({ sentence, evidence }) => {
      const plain = weighedWithParts(sentence)
      return [...wanted].flatMap((topic) => {
        const own = readFor(topic, sentence, context)
        if (own === null) return []
        const [whole, ...parts] = own === sentence ? plain : weighedWithParts(own)
        const found = evidence.filter((one) => one.topic === topic)
        const tooMuch = tooMuchIn(topic, own)
        const score = whole.weighed.scoreOf(topic, found.length > 0 || tooMuch !== null)
        if (score <= 0)
          return parts
            .filter(({ weighed }) => weighed.scoreOf(topic, false) + score > LEAST_SCORE_OF_PART)
            .map((part) => markIn(page, topic, part))
        return found.length > 0 ? found : [markIn(page, topic, whole, tooMuch)]
      })
    }),
  )
}

/** Together with its sentence, which says what the part lacks. */
const LEAST_SCORE_OF_PART = 2

interface WeighedSentence {
  readonly sentence: Sentence
  readonly weighed: Weighed
}

/** The sentence, and what stands between its commas: one thing in a list of others is lost in what the whole weighs. */
function weighedWithParts(sentence: Sentence): [WeighedSentence, ...WeighedSentence[]] {
  const weighedOf = (one: Sentence): WeighedSentence => ({ sentence: one, weighed: weigh(one.words) })
  return [weighedOf(sentence), ...partsOf(sentence).map(weighedOf)]
}

/** What says by itself that it is too much is marked, too: in its place stands what is lawful. */
function markIn(
  page: Page,
  topic: TopicId,
  { sentence, weighed }: WeighedSentence,
  tooMuch: ReturnType<typeof tooMuchIn> = null,
): Mark {
  const [from, to] = weighed.rangeOf(topic)
  const [first, last] = tooMuch === null ? [from, to] : [Math.min(from, tooMuch[0]), Math.max(to, tooMuch[1])]
  return markOf(page, topic, [sentence.places[first] ?? 0, sentence.ends[last] ?? 0])
}

/** A deposit that is too much is no fee as well: one fault has one rule. */
function eachOnce(marks: readonly Mark[]): Mark[] {
  const merged = merge(marks)
  const isDeposit = (one: Mark): boolean =>
    merged.some(({ topic, start, end }) => topic === 'deposit' && start <= one.start && one.end <= end)
  return merged.filter((one) => one.topic !== 'fee' || !isDeposit(one))
}

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
