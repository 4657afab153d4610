import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { Goal } from './goals.ts'
import { median, type Samples } from './samples.ts'

export interface Outcome {
  readonly id: string
  readonly label: string
  /** Null where one of the two was not measured. */
  readonly ratio: number | null
  readonly bound: Goal['bound']
  readonly reached: boolean | null
}

export function outcomesOf(goals: readonly Goal[], samples: Samples): Outcome[] {
  return goals.map(({ id, label, ours, anchor, bound }) => {
    const own = median(samples.of(...ours))
    const against = anchor ? median(samples.of(...anchor)) : 1
    const ratio = own === null || against === null ? null : own / against
    const within = (value: number): boolean =>
      'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast
    return { id, label, ratio, bound, reached: ratio === null ? null : within(ratio) }
  })
}

/** Every raw figure as median (min–max), a line for each stack and measure. */
export function printFigures(samples: Samples): void {
  const stacks = [...new Set(samples.all().map(({ stack }) => stack))]
  for (const stack of stacks) {
    process.stdout.write(`\n${stack}\n`)
    for (const { measure, values } of samples.all().filter((sampled) => sampled.stack === stack)) {
      const range =
        values.length > 1 ? `  (${figure(Math.min(...values))}–${figure(Math.max(...values))})` : ''
      process.stdout.write(
        `  ${measure.padEnd(38)}${figure(median(values) ?? Number.NaN).padStart(9)}${range}\n`,
      )
    }
  }
}

export function printOutcomes(outcomes: readonly Outcome[]): void {
  process.stdout.write('\n')
  for (const { id, label, ratio, bound, reached } of outcomes) {
    const goal = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`
    const verdict = reached === null ? 'not measured' : reached ? 'reached' : 'not reached'
    const shown = ratio === null ? '–' : ratio.toFixed(2)
    process.stdout.write(
      `${id}  ${label.padEnd(52)}${shown.padStart(7)}   goal ${goal.padEnd(7)} ${verdict}\n`,
    )
  }
}

interface Circumstances {
  readonly parts: readonly string[]
  readonly runs: number
  readonly notes: readonly string[]
}

export function writeResults(
  folder: string,
  samples: Samples,
  outcomes: readonly Outcome[],
  { parts, runs, notes }: Circumstances,
): void {
  mkdirSync(folder, { recursive: true })
  const figures = samples.all().map((sampled) => ({ ...sampled, median: median(sampled.values) }))
  const machine = {
    node: process.version,
    cpus: cpus().length,
    platform: `${process.platform} ${process.arch}`,
  }
  const result = { measuredAt: new Date().toISOString(), machine, parts, runs, notes, outcomes, figures }
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify(result, null, 2)}\n`)
}

function figure(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value === 0 ? 0 : 2)
}
