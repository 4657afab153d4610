import type { TopicId } from '../topics.ts'
import { classesOf } from './classes-of.ts'
import { ALONE, type Features, featuresOf, type Place } from './features.ts'
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
/** By what a feature is paired with; as they stand in the table until a sentence has it. */
type Row = Map<string, string | TopicWeights>

interface Table {
  readonly topics: readonly string[]
  /** What a sentence starts from, before its features are looked at. */
  readonly biases: readonly number[]
  /** A line of the table until a sentence has a feature of it. */
  readonly rows: Map<string, string | Row>
}

export const TENTHS = 10
/** Evidence weighs the same in a long sentence as in a short one. */
export const EVIDENCE_SCALE = 0.1
let table: Table | null = null

/**
 * Read when a text is first weighed. The first line names the topics, the second their biases. Each other begins with a word or
 * what stands for it; then come, all between tabs, what it is paired with and the weights of that.
 */
function readTable(): Table {
  const [topics = '', biases = '', ...lines] = WEIGHTS.trim().split('\n')
  return {
    topics: topics.split(' '),
    biases: numbersIn(biases),
    rows: new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line])),
  }
}

/** What stands there as text is read at its first use. */
function readAt<T extends object>(
  all: Map<string, string | T>,
  key: string,
  read: (text: string) => T,
): T | undefined {
  const known = all.get(key)
  if (typeof known !== 'string') return known
  const made = read(known)
  all.set(key, made)
  return made
}

function readRow(line: string): Row {
  const [, ...fields] = line.split('\t')
  const row: Row = new Map()
  for (let at = 0; at < fields.length; at += 2) row.set(fields[at] ?? '', fields[at + 1] ?? '')
  return row
}

const numbersIn = (text: string): number[] => text.split(' ').map(Number)

/** While somebody types on, most sentences stay as they are. */
const lately = remember<Weighed>(MOST_SENTENCES)

export const weigh = (words: readonly string[]): Weighed => lately(words.join(' '), () => weighAnew(words))

/** A long sentence has more of everything. */
export function scaleOf(features: Features): number {
  let count = 0
  for (const seconds of features.values()) count += seconds.size
  return 1 / Math.sqrt(count)
}

function weighAnew(words: readonly string[]): Weighed {
  table ??= readTable()
  const { topics, biases, rows } = table
  const features = featuresOf(words)
  const scale = scaleOf(features) / TENTHS
  const scores = biases.map((bias) => bias / TENTHS)
  const weighed: WeighedFeature[] = []
  for (const [first, seconds] of features) {
    const row = readAt(rows, first, readRow)
    if (row === undefined) continue
    for (const [second, place] of seconds) {
      const weights = readAt(row, second, numbersIn)
      if (weights === undefined) continue
      weighed.push({ place, weights })
      for (let at = 0; at < weights.length; at += 2)
        scores[weights[at] ?? 0] = (scores[weights[at] ?? 0] ?? 0) + (weights[at + 1] ?? 0) * scale
    }
  }
  return {
    scoreOf: (topic, isFound) =>
      (scores[topics.indexOf(topic)] ?? Number.NEGATIVE_INFINITY) +
      (isFound ? (weightOfEvidence(rows, topic) * EVIDENCE_SCALE) / TENTHS : 0),
    rangeOf: (topic) => heaviest(words, shares(words.length, weighed, topics.indexOf(topic))),
  }
}

/** That something of the topic was found is a feature of its own, with one weight, for that topic. */
export const evidenceOf = (topic: TopicId): string => `found:${topic}`

function weightOfEvidence(rows: Table['rows'], topic: TopicId): number {
  const row = readAt(rows, evidenceOf(topic), readRow)
  return (row && readAt(row, ALONE, numbersIn)?.[1]) ?? 0
}

interface WeighedFeature {
  readonly place: Place
  readonly weights: TopicWeights
}

/** Of each word, what the features add that begin or end with it. */
function shares(words: number, weighed: readonly WeighedFeature[], topic: number): number[] {
  const result = Array.from({ length: words }, () => 0)
  const add = (word: number, weight: number): void => {
    const before = result[word]
    if (before !== undefined) result[word] = before + weight
  }
  for (const { place, weights } of weighed)
    for (let at = 0; at < weights.length; at += 2) {
      if (weights[at] !== topic) continue
      const half = (weights[at + 1] ?? 0) / 2
      add(place.from, half)
      add(place.to, half)
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
  const placeOf = (inRun: number): number => first + Math.max(inRun, 0)
  return withItsDenial(words, placeOf(run.findIndex(isHeavy)), placeOf(run.findLastIndex(isHeavy)))
}

const denies = (word: string | undefined): boolean =>
  word !== undefined && classesOf(word).includes('negation')

/** 'No' belongs to what follows it, and before a pause or at the end to what goes before, also as the answer to a question. */
function withItsDenial(
  words: readonly string[],
  first: number,
  last: number,
): readonly [first: number, last: number] {
  const from = denies(words[first - 1]) ? first - 1 : first
  if (words[last + 1] === '?' && denies(words[last + 2])) return [from, last + 2]
  const next = words[last + 1]
  const isOfNext = last > first && denies(words[last]) && next !== undefined && !PAUSES.has(next)
  const kept = words.slice(0, isOfNext ? last : last + 1).findLastIndex((word) => !PAUSES.has(word))
  return [from, Math.max(first, kept)]
}
