import type { TopicId } from '../topics.ts'
import { type Feature, featuresOf } from './features.ts'
import { MOST_SENTENCES, remember } from './remember.ts'
import { WEIGHTS } from './weights.ts'

/** How much a sentence is like those in which people found a topic: above 0 rather like them, below 0 rather not. */
export interface Weighed {
  readonly scoreOf: (topic: TopicId, isFound: boolean) => number
  /** From which of its words to which it is like them most. */
  readonly rangeOf: (topic: TopicId) => readonly [first: number, last: number]
}

/** Pairs of a topic's place in the table and its weight in tenths. */
type TopicWeights = readonly number[]

interface Table {
  readonly topics: readonly string[]
  /** What a sentence starts from, before its features are looked at. */
  readonly biases: readonly number[]
  readonly byFeature: ReadonlyMap<string, TopicWeights>
}

export const TENTHS = 10
/** Evidence weighs the same in a long sentence as in a short one. */
export const EVIDENCE_SCALE = 0.1
let table: Table | null = null

/** Read when a text is first weighed. The first line names the topics, the second their biases, each other a feature. */
function readTable(): Table {
  const [topics = '', biases = '', ...lines] = WEIGHTS.trim().split('\n')
  return {
    topics: topics.split(' '),
    biases: numbersIn(biases),
    byFeature: new Map(
      lines.map((line) => {
        const tab = line.indexOf('\t')
        return [line.slice(0, tab), numbersIn(line.slice(tab + 1))]
      }),
    ),
  }
}

const numbersIn = (text: string): number[] => text.split(' ').map(Number)

/** While somebody types on, most sentences stay as they are. */
const lately = remember<Weighed>(MOST_SENTENCES)

export const weigh = (words: readonly string[]): Weighed => lately(words.join(' '), () => weighAnew(words))

/** A long sentence has more of everything. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features)

function weighAnew(words: readonly string[]): Weighed {
  table ??= readTable()
  const { topics, biases, byFeature } = table
  const features = featuresOf(words)
  const scale = scaleOf(features.length) / TENTHS
  const weighed = features.flatMap((feature) => {
    const weights = byFeature.get(feature.name)
    return weights === undefined ? [] : [{ feature, weights }]
  })
  const scores = biases.map((bias) => bias / TENTHS)
  for (const { weights } of weighed)
    for (let at = 0; at < weights.length; at += 2)
      scores[weights[at] ?? 0] = (scores[weights[at] ?? 0] ?? 0) + (weights[at + 1] ?? 0) * scale
  return {
    scoreOf: (topic, isFound) =>
      (scores[topics.indexOf(topic)] ?? Number.NEGATIVE_INFINITY) +
      (isFound ? ((byFeature.get(evidenceOf(topic))?.[1] ?? 0) * EVIDENCE_SCALE) / TENTHS : 0),
    rangeOf: (topic) => heaviest(words, shares(words.length, weighed, topics.indexOf(topic))),
  }
}

/** That something of the topic was found is a feature of its own, with one weight, for that topic. */
export const evidenceOf = (topic: TopicId): string => `found:${topic}`

interface WeighedFeature {
  readonly feature: Feature
  readonly weights: TopicWeights
}

/** Of each word, what the features add that begin or end with it. */
function shares(words: number, weighed: readonly WeighedFeature[], topic: number): number[] {
  const result = Array.from({ length: words }, () => 0)
  const add = (word: number, weight: number): void => {
    const before = result[word]
    if (before !== undefined) result[word] = before + weight
  }
  for (const { feature, weights } of weighed)
    for (let at = 0; at < weights.length; at += 2) {
      if (weights[at] !== topic) continue
      const half = (weights[at + 1] ?? 0) / 2
      add(feature.from, half)
      add(feature.to, half)
    }
  return result
}

const PAUSES = new Set([',', '?'])
/** Of the heaviest word's weight: what is less at either end of a run is left out, and what a pause costs a run. */
const [LEAST_SHARE, COMMA_SHARE] = [0.2, 0.5]

/** The run of words with the largest sum. */
function heaviest(
  words: readonly string[],
  weights: readonly number[],
): readonly [first: number, last: number] {
  const heaviestWord = Math.max(...weights)
  let best: readonly [number, number] = [0, weights.length - 1]
  let [most, sum, from] = [0, 0, 0]
  weights.forEach((weight, at) => {
    if (sum <= 0) [sum, from] = [0, at]
    sum += PAUSES.has(words[at] ?? '') ? Math.min(weight, 0) - heaviestWord * COMMA_SHARE : weight
    if (sum > most) [most, best] = [sum, [from, at]]
  })
  const [first, last] = best
  const run = weights.slice(first, last + 1)
  const isHeavy = (weight: number): boolean => weight >= heaviestWord * LEAST_SHARE
  return [first + Math.max(run.findIndex(isHeavy), 0), first + Math.max(run.findLastIndex(isHeavy), 0)]
}
