/** The figures of one run after another, by stack and measure. */
export interface Samples {
  readonly add: (stack: string, measure: string, value: number) => void
  readonly of: (stack: string, measure: string) => readonly number[]
  readonly all: () => readonly Sampled[]
}

export interface Sampled {
  readonly stack: string
  readonly measure: string
  readonly values: readonly number[]
}

const keyOf = (stack: string, measure: string): string => `${stack}\n${measure}`

export function collectSamples(): Samples {
  const kept = new Map<string, { stack: string; measure: string; values: number[] }>()
  return {
    add: (stack, measure, value) => {
      const key = keyOf(stack, measure)
      const sampled = kept.get(key) ?? { stack, measure, values: [] }
      sampled.values.push(value)
      kept.set(key, sampled)
    },
    of: (stack, measure) => kept.get(keyOf(stack, measure))?.values ?? [],
    all: () => [...kept.values()],
  }
}

/** Null where there is nothing to take the median of. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
