/**
 * Learns the weights of the reader of words from the labelled sentences that are not held out, and writes
 * `src/shared/rulebook/words/weights.ts`: `npx node tests/words/learn.ts`, some five minutes. The same sentences give the same file.
 *
 * One logistic regression a topic, by FTRL-Proximal (McMahan et al., 'Ad click prediction', 2013), whose L1 keeps most
 * weights at nothing. Where a text has a topic, its likeliest sentence is learnt from; where it has not, each is.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { rulesFor } from '#shared/rulebook/rulebook.ts'
import { TOPICS, type TopicId } from '#shared/rulebook/topics.ts'
import { isReckoned } from '#shared/rulebook/words/evidence.ts'
import { featuresOf } from '#shared/rulebook/words/features.ts'
import type { Context } from '#shared/rulebook/words/page.ts'
import { readSentences, WEIGHED_TOPICS } from '#shared/rulebook/words/read-words.ts'
import { partsOf } from '#shared/rulebook/words/sentences.ts'
import { EVIDENCE_SCALE, evidenceOf, scaleOf, TENTHS } from '#shared/rulebook/words/weigh.ts'
import { digestOfLearning, LABELLED, type Labelled } from './labelled.ts'

const WEIGHTS = path.join(import.meta.dirname, '../../src/shared/rulebook/words/weights.ts')

/** Tried on authors held out: lower rates, or less L1, keep half as many weights more and win nothing; higher ones lose. */
const LEARNING = {
  rate: 2,
  beta: 0.1,
  l1: 1,
  rounds: 24,
  /** How often what is found counts. */
  positiveWeight: 8,
  firstBias: -1.5,
  biasRate: 0.02,
  leastSentences: 3,
  /** Of the parts of innocent sentences only those are learnt from that score more: most are as good as nothing. */
  nearlyFound: -0.5,
  /** Smaller weights are two of five, and change no figure by a point. */
  leastTenths: 7,
}

interface Example {
  readonly one: Labelled
  readonly sentences: readonly Sentence[]
  /** Of the sentences, between commas. */
  readonly parts: readonly Sentence[]
}
interface Sentence {
  /** The numbers of those that are known. */
  readonly features: Int32Array
  readonly scale: number
  /** What sums, forms and names find in it; a topic learns from its own alone. */
  readonly found: ReadonlySet<TopicId>
}

/** A sequence that is the same at each run. */
function randomBelow(): (bound: number) => number {
  let state = 7
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** Of the features, by number. */
const names: string[] = []

interface Named extends Pick<Sentence, 'found'> {
  readonly features: readonly string[]
}
const NOTHING: ReadonlySet<TopicId> = new Set()

function examplesOf(labelled: readonly Labelled[]): Example[] {
  const read = labelled.map((one) => {
    const { sentences } = readSentences(one.text, new Set(WEIGHED_TOPICS), contextOf(one))
    return {
      one,
      sentences: sentences.map(({ sentence, evidence }) => ({
        features: featuresOf(sentence.words).map(({ name }) => name),
        found: new Set(evidence.map(({ topic }) => topic)),
      })),
      parts: sentences
        .flatMap(({ sentence }) => partsOf(sentence))
        .map(({ words }) => ({ features: featuresOf(words).map(({ name }) => name), found: NOTHING })),
    }
  })
  const counts = new Map<string, number>()
  for (const { sentences } of read)
    for (const name of new Set(sentences.flatMap(({ features }) => features)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [name, count] of counts)
    if (count >= LEARNING.leastSentences) numbers.set(name, names.push(name) - 1)
  const numbered = ({ features, found }: Named): Sentence => ({
    features: Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
    scale: scaleOf(features.length),
    found,
  })
  return read.map(({ one, sentences, parts }) => ({
    one,
    sentences: sentences.map(numbered),
    parts: parts.map(numbered),
  }))
}

/** A sentence as one topic learns from it. */
interface Judged extends Omit<Sentence, 'found'> {
  readonly isFound: boolean
}

interface Learnt {
  readonly topic: TopicId
  readonly bias: number
  readonly weights: Float64Array
  readonly ofEvidence: number
}

function learn(topic: TopicId): Learnt {
  const judged = examples.flatMap((example) => {
    const isFound = isFoundIn(topic, example.one)
    const judgedOf = ({ features, scale, found }: Sentence): Judged => ({
      features,
      scale,
      isFound: found.has(topic),
    })
    if (isFound === null || example.sentences.length === 0) return []
    return [{ sentences: example.sentences.map(judgedOf), parts: example.parts.map(judgedOf), isFound }]
  })
  const model = newModel(topic)
  const random = randomBelow()
  for (let round = 0; round < LEARNING.rounds; round += 1) {
    shuffle(judged, random)
    for (const { sentences, parts, isFound } of judged)
      if (isFound) model.step(likeliest(sentences, model.scoreOf), 1, LEARNING.positiveWeight)
      else
        for (const one of [
          ...sentences,
          ...parts.filter((part) => model.scoreOf(part) > LEARNING.nearlyFound),
        ])
          model.step(one, 0, 1)
  }
  process.stderr.write(`${topic}: ${judged.filter(({ isFound }) => isFound).length} of ${judged.length}\n`)
  return model.learnt()
}

const contextOf = ({ nation, answers }: Labelled): Context => ({
  nation,
  yearsRent: Number(answers['rentAmount'] ?? 950) * (answers['priceFrequency'] === '0' ? 52 : 12),
})

const NEW =
  /\b(?:new|newly|first|just|fresh|freshly|never|recent|recently|latest|hot|today|debut|launch|launched|early|before|yet)\b/i

/** Whether the topic is in the text; null where the label does not tell. */
function isFoundIn(topic: TopicId, one: Labelled): boolean | null {
  const rule = rulesFor(one).find(({ reads, severity }) => severity !== 'silent' && reads?.includes(topic))
  const isJudged = TOPICS[topic].types.some((type) => type === one.appType)
  if (!isJudged || (rule === undefined && !('house' in TOPICS[topic])) || isReckoned(topic, contextOf(one)))
    return null
  if (one.expected.includes(TOPICS[topic].category ?? rule?.id ?? ''))
    // A deposit is wrong by its sum, which is reckoned and not learnt.
    return topic === 'fee' && /\b(?:deposit|bond)s?\b/i.test(one.text) ? null : true
  // Without a day of earlier marketing it may say so, rightly.
  return topic === 'new-to-market' && one.answers['lastMarketedOn'] === undefined && NEW.test(one.text)
    ? null
    : false
}

const likeliest = (sentences: readonly Judged[], scoreOf: (one: Judged) => number): Judged =>
  sentences.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best))

function newModel(topic: TopicId) {
  const { rate, beta, l1 } = LEARNING
  const evidence = names.length
  const size = evidence + 1
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  const weights = new Float64Array(size)
  let bias = LEARNING.firstBias
  const scoreOf = ({ features, scale, isFound }: Judged): number => {
    let score = 0
    for (const feature of features) score += weights[feature] ?? 0
    return bias + score * scale + (isFound ? (weights[evidence] ?? 0) * EVIDENCE_SCALE : 0)
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
    step: (sentence: Judged, label: 0 | 1, counts: number): void => {
      const error = (1 / (1 + Math.exp(-scoreOf(sentence))) - label) * counts
      bias -= LEARNING.biasRate * error
      for (const feature of sentence.features) change(feature, error * sentence.scale)
      if (sentence.isFound) change(evidence, error * EVIDENCE_SCALE)
    },
    learnt: (): Learnt => ({ topic, bias, weights, ofEvidence: weights[evidence] ?? 0 }),
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
      return Math.abs(weight) < LEARNING.leastTenths ? [] : [topic, weight]
    })
    return weights.length === 0 ? [] : [`${name}\t${weights.join(' ')}`]
  })
  const evidence = models.map(
    ({ topic, ofEvidence }, at) => `${evidenceOf(topic)}\t${at} ${tenths(ofEvidence)}`,
  )
  const text = [
    WEIGHED_TOPICS.join(' '),
    models.map(({ bias }) => tenths(bias)).join(' '),
    ...[...lines, ...evidence].toSorted(),
  ].join('\n')
  return `/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = '${digestOfLearning()}'

export const WEIGHTS: string = \`
${text}
\`
`
}

const examples = examplesOf(LABELLED.filter(({ isHeldOut }) => !isHeldOut))
writeFileSync(WEIGHTS, tableOf(WEIGHED_TOPICS.map((topic) => learn(topic))))
