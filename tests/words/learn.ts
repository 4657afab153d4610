/**
 * Learns the weights of the reader of words from the labelled sentences that are not held out, and writes
 * `src/shared/rulebook/words/weights.ts`: `node tests/words/learn.ts`, about two minutes. The same sentences give the same file.
 *
 * One logistic regression a topic, by FTRL-Proximal (McMahan et al., 'Ad click prediction', 2013), whose L1 keeps most
 * weights at nothing. Of a text with several sentences the one that is likeliest is learnt from.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { TOPICS, type TopicId } from '#shared/rulebook/topics.ts'
import { featuresOf } from '#shared/rulebook/words/features.ts'
import type { Context } from '#shared/rulebook/words/page.ts'
import { readSentences, WEIGHED_TOPICS } from '#shared/rulebook/words/read-words.ts'
import { EVIDENCE_SCALE, evidenceNames } from '#shared/rulebook/words/weigh.ts'
import { digestOfLearning, LABELLED, type Labelled } from './labelled.ts'

const WEIGHTS = path.join(import.meta.dirname, '../../src/shared/rulebook/words/weights.ts')

/** Tried on authors held out: a higher rate learns single authors' habits, more L1 loses rare words. */
const LEARNING = {
  rate: 0.5,
  beta: 0.1,
  l1: 5,
  rounds: 24,
  foundCountsFor: 3,
  firstCountFor: 2,
  leastSentences: 3,
}
const TENTHS = 10

interface Example {
  readonly one: Labelled
  /** Of each sentence: the numbers of its features that are known, and how many it has. */
  readonly sentences: readonly Sentence[]
}
interface Sentence {
  readonly features: Int32Array
  /** The numbers of what is evidence, by its name; a topic learns from its own alone. */
  readonly evidence: ReadonlyMap<string, number>
  readonly scale: number
}

/** A sequence that is the same at each run. */
function randomBelow(): (bound: number) => number {
  let state = 7
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

const LABEL_OF_RULE: Partial<Record<TopicId, string>> = {
  'short-let': 'L13',
  'new-to-market': 'L22',
  disclaimer: 'L30',
  'fixed-term': 'L37',
}
const NATIONS_OF: Partial<Record<TopicId, readonly string[]>> = {
  'pets-blanket-ban': ['england'],
  'rental-bidding': ['england'],
  'rent-in-advance': ['england'],
  'fixed-term': ['england'],
  'short-let': ['scotland'],
  fee: ['england', 'wales', 'scotland'],
}
const SINCE: Partial<Record<TopicId, string>> = {
  'pets-blanket-ban': '2026-05-01',
  'rental-bidding': '2026-05-01',
  'rent-in-advance': '2026-05-01',
  'fixed-term': '2026-05-01',
}

/** Of the features, by number. */
const names: string[] = []

function examplesOf(labelled: readonly Labelled[]): Example[] {
  const read = labelled.map((one) => ({
    one,
    sentences: readSentences(one.text, new Set(WEIGHED_TOPICS), contextOf(one)).sentences.map(
      ({ sentence, evidence }) => ({
        features: featuresOf(sentence.words).map(({ name }) => name),
        evidence: one.madeTheLists ? [] : evidenceNames(evidence),
      }),
    ),
  }))
  const counts = new Map<string, number>()
  for (const { sentences } of read)
    for (const name of new Set(sentences.flatMap(({ features, evidence }) => [...features, ...evidence])))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [name, count] of counts)
    if (count >= LEARNING.leastSentences) numbers.set(name, names.push(name) - 1)
  return read.map(({ one, sentences }) => ({
    one,
    sentences: sentences.map(({ features, evidence }) => ({
      features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
      evidence: new Map(
        evidence.flatMap((name) => {
          const number = numbers.get(name)
          return number === undefined ? [] : [[name, number] as const]
        }),
      ),
      scale: 1 / Math.sqrt(features.length),
    })),
  }))
}

interface Learnt {
  readonly bias: number
  readonly weights: Float64Array
}

function learn(topic: TopicId): Learnt {
  const judged = examples.flatMap((example) => {
    const isFound = isFoundIn(topic, example.one)
    const sentences = example.sentences.map((one) => withEvidenceOf(topic, one))
    const counts = example.one.madeTheLists ? LEARNING.firstCountFor : 1
    return isFound === null ? [] : [{ sentences, isFound, counts }]
  })
  const model = modelOf(names.length)
  const random = randomBelow()
  for (let round = 0; round < LEARNING.rounds; round += 1) {
    shuffle(judged, random)
    for (const { sentences, isFound, counts } of judged)
      if (isFound) model.step(likeliest(sentences, model.scoreOf), 1, counts * LEARNING.foundCountsFor)
      else for (const sentence of sentences) model.step(sentence, 0, counts)
  }
  process.stderr.write(`${topic}: ${judged.filter(({ isFound }) => isFound).length} of ${judged.length}\n`)
  return model.learnt()
}

function withEvidenceOf(topic: TopicId, sentence: Sentence): Sentence {
  const evidence = [...sentence.evidence].filter(([name]) => name.endsWith(`:${topic}`))
  return { ...sentence, evidence: new Map(evidence) }
}

const contextOf = ({ nation, answers }: Labelled): Context => ({
  nation,
  yearsRent: Number(answers['rentAmount'] ?? 950) * (answers['priceFrequency'] === '0' ? 52 : 12),
})

/** Whether the topic is in the text; null where the label does not tell. */
function isFoundIn(topic: TopicId, one: Labelled): boolean | null {
  const { expected, appType, nation, day, text } = one
  const { category, types } = TOPICS[topic]
  const label = category ?? LABEL_OF_RULE[topic]
  if (label === undefined || !types.some((type) => type === appType)) return null
  const isLawThere = (NATIONS_OF[topic] ?? [nation]).includes(nation) && day >= (SINCE[topic] ?? '')
  if (!isLawThere) return null
  if (!expected.includes(label)) return false
  // A deposit is wrong by its sum, which is reckoned and not learnt.
  return topic === 'fee' && /\b(?:deposit|bond)s?\b/i.test(text) ? null : true
}

const likeliest = (sentences: readonly Sentence[], scoreOf: (one: Sentence) => number): Sentence =>
  sentences.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best))

function modelOf(size: number) {
  const { rate, beta, l1 } = LEARNING
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  const weights = new Float64Array(size)
  let bias = -1.5
  const scoreOf = ({ features, scale, evidence }: Sentence): number => {
    let [score, proved] = [0, 0]
    for (const feature of features) score += weights[feature] ?? 0
    for (const feature of evidence.values()) proved += weights[feature] ?? 0
    return bias + score * scale + proved * EVIDENCE_SCALE
  }
  const change = (feature: number, gradient: number): void => {
    const [square, weight] = [squares[feature] ?? 0, weights[feature] ?? 0]
    const more = square + gradient * gradient
    const sum = (sums[feature] ?? 0) + gradient - ((Math.sqrt(more) - Math.sqrt(square)) / rate) * weight
    sums[feature] = sum
    squares[feature] = more
    weights[feature] =
      Math.abs(sum) <= l1 ? 0 : (-(sum - Math.sign(sum) * l1) * rate) / (beta + Math.sqrt(more))
  }
  return {
    scoreOf,
    step: (sentence: Sentence, wanted: 0 | 1, counts: number): void => {
      const error = (1 / (1 + Math.exp(-scoreOf(sentence))) - wanted) * counts
      bias -= 0.02 * error
      for (const feature of sentence.features) change(feature, error * sentence.scale)
      for (const feature of sentence.evidence.values()) change(feature, error * EVIDENCE_SCALE)
    },
    learnt: (): Learnt => ({ bias, weights }),
  }
}

function shuffle(list: unknown[], random: (bound: number) => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

function tableOf(models: readonly Learnt[]): string {
  const tenths = (weight: number): number => Math.round(weight * TENTHS)
  const lines = names.flatMap((name, at) => {
    const weights = models.flatMap(({ weights: of }, topic) => {
      const weight = tenths(of[at] ?? 0)
      return weight === 0 ? [] : [topic, weight]
    })
    return weights.length === 0 ? [] : [`${name}\t${weights.join(' ')}`]
  })
  const text = [
    WEIGHED_TOPICS.join(' '),
    models.map(({ bias }) => tenths(bias)).join(' '),
    ...lines.toSorted(),
  ].join('\n')
  return `/** Learnt by \`node tests/words/learn.ts\`, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = '${digestOfLearning()}'

export const WEIGHTS: string = \`
${text}
\`
`
}

const examples = examplesOf(LABELLED.filter(({ isHeldOut }) => !isHeldOut))
writeFileSync(WEIGHTS, tableOf(WEIGHED_TOPICS.map((topic) => learn(topic))))
