/**
 * Learns the weights of the reader of words from the labelled sentences that are not held out, and writes
 * `src/shared/rulebook/words/weights.ts`: `npx node tests/words/learn.ts`, some twenty minutes. The same sentences give the same file.
 *
 * One logistic regression a topic, by FTRL-Proximal (McMahan et al., 'Ad click prediction', 2013), whose L1 keeps most
 * weights at nothing. Where a text has a topic, its likeliest sentence is learnt from; where it has not, each is.
 */
import { rulesFor } from '#shared/rulebook/rulebook.ts'
import { TOPIC_IDS, TOPICS, type TopicId } from '#shared/rulebook/topics.ts'
import { type Features, featuresOf } from '#shared/rulebook/words/features.ts'
import type { Context } from '#shared/rulebook/words/page.ts'
import { type ReadSentence, readSentences } from '#shared/rulebook/words/read-words.ts'
import { rentFor } from '#shared/rulebook/words/rent-in.ts'
import { partsOf, type Sentence } from '#shared/rulebook/words/sentences.ts'
import { readFor, tooMuchIn } from '#shared/rulebook/words/sizes.ts'
import { EVIDENCE_SCALE, scaleOf } from '#shared/rulebook/words/weigh.ts'
import { LABELLED, type Labelled } from './labelled.ts'
import { type Learnt, writeWeights } from './write-weights.ts'

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
}

interface Example {
  readonly one: Labelled
  readonly context: Context
  readonly sentences: readonly ReadSentence[]
}

/** A sequence that is the same at each run. */
function randomBelow(): (bound: number) => number {
  let state = 7
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** A sentence, or a part of one, as a topic learns from it. */
interface Judged {
  /** The numbers of those that are known. */
  readonly features: Int32Array
  readonly scale: number
  /** What forms and sums say by themselves. */
  readonly isFound: boolean
}

/** As the topic reads them. */
const sentencesOf = (topic: TopicId, { context, sentences }: Example) =>
  sentences.flatMap(({ sentence, evidence }) => {
    const own = readFor(topic, sentence, context)
    if (own === null) return []
    return [{ own, isFound: evidence.some((mark) => mark.topic === topic) || tooMuchIn(topic, own) !== null }]
  })

/** Each by its name, as it stands in the table. */
const named = (features: Features) => ({
  own: [...features].flatMap(([first, seconds]) =>
    [...seconds.keys()].map((second) => `${first}\t${second}`),
  ),
  scale: scaleOf(features),
})

/** Of the features, by number. */
const names: string[] = []
const featuresByWords = new Map<string, Pick<Judged, 'features' | 'scale'>>()

function numberFeatures(): void {
  const byWords = new Map<string, { readonly own: readonly string[]; readonly scale: number }>()
  const counts = new Map<string, number>()
  for (const example of examples) {
    const inText = new Set<string>()
    for (const { own: sentence } of TOPIC_IDS.flatMap((topic) => sentencesOf(topic, example)))
      for (const { words } of [sentence, ...partsOf(sentence)]) {
        const key = words.join(' ')
        const known = byWords.get(key) ?? named(featuresOf(words))
        byWords.set(key, known)
        if (words === sentence.words) for (const name of known.own) inText.add(name)
      }
    for (const name of inText) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const numbers = new Map<string, number>()
  for (const [name, count] of counts)
    if (count >= LEARNING.leastSentences) numbers.set(name, names.push(name) - 1)
  for (const [words, { own, scale }] of byWords)
    featuresByWords.set(words, {
      features: Int32Array.from(own.flatMap((name) => numbers.get(name) ?? [])),
      scale,
    })
}

function judgedOf({ words }: Sentence, isFound: boolean): Judged {
  const { features = new Int32Array(), scale = 1 } = featuresByWords.get(words.join(' ')) ?? {}
  return { features, scale, isFound }
}

function learn(topic: TopicId): Learnt {
  const judged = examples.flatMap((example) => {
    const isFound = isFoundIn(topic, example)
    const own = sentencesOf(topic, example)
    if (isFound === null || own.length === 0) return []
    return [
      {
        sentences: own.map((one) => judgedOf(one.own, one.isFound)),
        parts: own.flatMap((one) => partsOf(one.own)).map((part) => judgedOf(part, false)),
        isFound,
      },
    ]
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

function contextOf({ text, nation, answers }: Labelled): Context {
  const rent = Number(answers['rentAmount'] ?? 950) * (answers['priceFrequency'] === '0' ? 52 : 12)
  return { nation, yearsRent: rentFor(text, rent) }
}

const NEW =
  /\b(?:new|newly|first|just|fresh|freshly|never|recent|recently|latest|hot|today|debut|launch|launched|early|before|yet)\b/i

const NAMES_DEPOSIT =
  /\b(?:deposits?|bonds?|dep|depo|dposit|security|surety|retainer|caution money|holding|reservation|reserve|to hold|hold it|off the market)\b|against (?:damage|breakages)/i

/** A fee, or a deposit that is too much: both have one category. */
const isOfDeposit = (example: Example): boolean =>
  NAMES_DEPOSIT.test(example.one.text) && sentencesOf('deposit', example).length > 0

/** Whether the topic is in the text; null where the label does not tell. */
function isFoundIn(topic: TopicId, example: Example): boolean | null {
  const { one } = example
  const rule = rulesFor(one).find(({ reads, severity }) => severity !== 'silent' && reads?.includes(topic))
  const isJudged = TOPICS[topic].types.some((type) => type === one.appType)
  if (!isJudged || (rule === undefined && !('house' in TOPICS[topic]))) return null
  if (one.expected.includes(TOPICS[topic].category ?? rule?.id ?? '')) {
    if (topic !== 'fee' && topic !== 'deposit') return true
    return isOfDeposit(example) === (topic === 'deposit') ? true : null
  }
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

const examples: readonly Example[] = LABELLED.filter(({ isHeldOut }) => !isHeldOut).map((one) => ({
  one,
  context: contextOf(one),
  sentences: readSentences(one.text, new Set(TOPIC_IDS)).sentences,
}))
numberFeatures()
writeWeights(
  names,
  TOPIC_IDS.map((topic) => learn(topic)),
)
