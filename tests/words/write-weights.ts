import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { TOPIC_IDS, type TopicId } from '#shared/rulebook/topics.ts'
import { evidenceOf, TENTHS } from '#shared/rulebook/words/weigh.ts'
import { digestOfLearning } from './labelled.ts'

const WEIGHTS = path.join(import.meta.dirname, '../../src/shared/rulebook/words/weights.ts')
/** With smaller weights the table would be a third larger, and no figure half a point better. */
const LEAST_TENTHS = 16

export interface Learnt {
  readonly topic: TopicId
  readonly bias: number
  /** By the number of a feature. */
  readonly weights: Float64Array
  readonly ofEvidence: number
}

/** `names` of the features, by number: what each begins with, a tab, and what that is paired with. The form is for weigh.ts to read. */
export function writeWeights(names: readonly string[], models: readonly Learnt[]): void {
  writeFileSync(WEIGHTS, tableOf(names, models))
}

function tableOf(names: readonly string[], models: readonly Learnt[]): string {
  const tenths = (weight: number): number => Math.round(weight * TENTHS)
  const learnt = names.flatMap((name, at) => {
    const weights = models.flatMap(({ weights: of }, topic) => {
      const weight = tenths(of[at] ?? 0)
      return Math.abs(weight) < LEAST_TENTHS ? [] : [topic, weight]
    })
    return weights.length === 0 ? [] : [`${name}\t${weights.join(' ')}`]
  })
  const evidence = models.map(
    ({ topic, ofEvidence }, at) => `${evidenceOf(topic)}\t\t${at} ${tenths(ofEvidence)}`,
  )
  const byFirst = new Map<string, string[]>()
  for (const line of [...learnt, ...evidence].toSorted()) {
    const [first = '', ...rest] = line.split('\t')
    byFirst.set(first, [...(byFirst.get(first) ?? [first]), ...rest])
  }
  const text = [
    TOPIC_IDS.join(' '),
    models.map(({ bias }) => tenths(bias)).join(' '),
    ...[...byFirst.values()].map((line) => line.join('\t')),
  ].join('\n')
  return `/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = '${digestOfLearning()}'

export const WEIGHTS: string = \`
${text}
\`
`
}
