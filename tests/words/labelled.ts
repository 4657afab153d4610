import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nation } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import { evaluate } from '#shared/rulebook/evaluate.ts'
import type { Evaluation } from '#shared/rulebook/evaluation.ts'

/** A sentence of an advert, and what is to be found in it. */
export interface Labelled {
  readonly text: string
  /** Categories, and the ids of rules without one; none for an innocent sentence. */
  readonly expected: readonly string[]
  readonly nation: Nation
  readonly appType: AppType
  readonly day: string
  readonly answers: Readonly<Record<string, string>>
  /** Nothing is learnt from it: a fifth of the first files, chosen by a hash, and some authors. */
  readonly isHeldOut: boolean
  readonly isFair: boolean
}

/**
 * Each line: '+' or '-', categories where they are not the file's, {answers}, [nation, type, day], the text.
 * Where nothing is said it is a let in England on 22 November 2026.
 */
const LINE = /^([+-])(\S*) (?:\{([^}]*)\} )?(?:\[([^\]]*)\] )?(.+)$/
const CONTEXT = /^(?:england|wales|scotland|northern-ireland|let|sell|\d{4}-\d\d-\d\d)$/
const CATEGORY_OF: Readonly<Record<string, string>> = {
  advance: 'rent-in-advance',
  benefits: 'benefits',
  bidding: 'rental-bidding',
  children: 'children',
  claims: 'unprovable-claim',
  contact: 'contact-details',
  fees: 'banned-fee',
  personal: 'personal-data',
  pets: 'pets-blanket-ban',
  pressure: 'price-pressure',
  protected: 'protected-characteristic',
}

/**
 * Examinations by authors who read the law alone and were asked to be fair: as plain and as hard as it asks for. Nothing is learnt
 * from them.
 */
const FAIR_EXAMINATIONS = ['unseen-260', 'unseen-261', 'unseen-262', 'unseen-263', 'unseen-264', 'unseen-265']
/** Nor from these, of whom most wrote what a reader gets wrong. */
const WHOLLY_HELD_OUT = [
  ...FAIR_EXAMINATIONS,
  'unseen-10',
  'unseen-15',
  'unseen-38',
  'unseen-43',
  'unseen-48',
  'unseen-54',
  'unseen-56',
  'unseen-65',
  'unseen-74',
  'unseen-91',
  'unseen-99',
  'unseen-112',
  'unseen-120',
  'unseen-121',
  'unseen-130',
  'unseen-135',
  'unseen-147',
  'unseen-154',
  'unseen-155',
  'unseen-170',
  'unseen-173',
  'unseen-175',
  'unseen-187',
  'unseen-201',
  'unseen-208',
  'unseen-220',
  'unseen-224',
  'unseen-227',
  'unseen-239',
]
const LAST_WITH_A_FIFTH_HELD_OUT = 3

/** 0 for the files of one category. */
const numberOf = (file: string): number => Number(/^unseen-(\d+)$/.exec(file)?.[1] ?? 0)

export const CATEGORIES = Object.values(CATEGORY_OF)
export const RULES_ALONE = ['L13', 'L22', 'L30', 'L37']

export const LABELLED: readonly Labelled[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => labelledOf(line, name.replace('.txt', ''))),
  )

function labelledOf(line: string, file: string): Labelled {
  const [, sign, named = '', answers = '', where = '', text = ''] = LINE.exec(line) ?? []
  if (text === '') throw new Error(`not a labelled sentence: ${line}`)
  const parts = where.split(',').filter(Boolean)
  if (!parts.every((part) => CONTEXT.test(part))) throw new Error(`not a nation, a type or a day: ${line}`)
  const own = named === '' ? (CATEGORY_OF[file] ?? '') : named
  return {
    text,
    expected: sign === '+' ? own.split(',') : [],
    nation: (parts.find((part) => /^(?:england|wales|scotland|northern-ireland)$/.test(part)) ??
      'england') as Nation,
    appType: parts.includes('sell') ? 'sell' : 'let',
    day: parts.find((part) => /^\d{4}-/.test(part)) ?? '2026-11-22',
    answers: Object.fromEntries(
      answers
        .split(';')
        .filter(Boolean)
        .map((answer) => answer.split('=')),
    ),
    isFair: FAIR_EXAMINATIONS.includes(file),
    isHeldOut:
      WHOLLY_HELD_OUT.includes(file) ||
      (file !== 'later' &&
        numberOf(file) <= LAST_WITH_A_FIFTH_HELD_OUT &&
        createHash('sha256').update(text).digest().readUInt8() % 5 === 0),
  }
}

const judged = new WeakMap<Labelled, Evaluation>()

/** Once for each sentence, however many tests ask. */
export function judge(one: Labelled): Evaluation {
  const evaluation = judged.get(one) ?? judgeAnew(one)
  judged.set(one, evaluation)
  return evaluation
}

const judgeAnew = ({ text, nation, appType, day, answers }: Labelled): Evaluation =>
  evaluate({
    nation,
    appType,
    day,
    answers: { rentAmount: 950, priceFrequency: 1, ...answers, propertyDescription: text },
  })

/** What was found in the words. */
export const foundIn = ({ findings }: Evaluation): readonly string[] => [
  ...new Set(
    findings.filter(({ span }) => span !== null).map(({ rule, category }) => category ?? String(rule)),
  ),
]

export interface Figures {
  readonly recall: number
  readonly precision: number
  readonly sentences: number
}

export function figuresOf(category: string, sentences: readonly Labelled[]): Figures {
  const expected = sentences.filter((one) => one.expected.includes(category))
  const found = sentences.filter((one) => foundIn(judge(one)).includes(category))
  const right = expected.filter((one) => foundIn(judge(one)).includes(category)).length
  return {
    recall: expected.length === 0 ? 1 : right / expected.length,
    precision: found.length === 0 ? 1 : right / found.length,
    sentences: expected.length,
  }
}

const WORDS = path.join(import.meta.dirname, '../../src/shared/rulebook/words')
const NOT_LEARNT_BY = /weights[.]ts$|read-words[.]ts$|remember[.]ts$|rewordings[.]ts$|[.]test[.]ts$/

/** Of all that the weights come from: the sentences, and the code that reads them. */
export function digestOfLearning(): string {
  const digest = createHash('sha256').update(JSON.stringify(LABELLED.filter(({ isHeldOut }) => !isHeldOut)))
  const sources = readdirSync(WORDS, { recursive: true }).map(String)
  for (const file of [
    path.join(import.meta.dirname, 'learn.ts'),
    path.join(import.meta.dirname, 'write-weights.ts'),
    path.join(WORDS, '../rents.ts'),
    ...sources.toSorted().map((name) => path.join(WORDS, name)),
  ])
    if (file.endsWith('.ts') && !NOT_LEARNT_BY.test(file)) digest.update(readFileSync(file))
  return digest.digest('hex').slice(0, 16)
}
