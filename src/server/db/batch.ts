import { isDatabaseDown } from './pool.ts'

interface Waiting<In, Out> {
  readonly input: In
  readonly resolve: (output: Out) => void
  readonly reject: (error: unknown) => void
}

/**
 * Makes one statement of the calls that come while an earlier statement is under way, and of those that come at once.
 * `run` answers for each input in its place. Two inputs of one key never share a batch.
 */
export function batching<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  keyOf: (input: In) => string,
  { atOnce, most }: { readonly atOnce: number; readonly most: number },
): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  let running = 0
  let isScheduled = false

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || running >= atOnce) return
    isScheduled = true
    // After the sockets that are ready now have been read: their calls join.
    setImmediate(() => {
      isScheduled = false
      start()
    })
  }
  const start = (): void => {
    const batch = takeDistinct()
    if (batch.length === 0) return
    running += 1
    void runBatch(batch).finally(() => {
      running -= 1
      schedule()
    })
    schedule()
  }
  const takeDistinct = (): Waiting<In, Out>[] => {
    const keys = new Set<string>()
    const batch: Waiting<In, Out>[] = []
    const rest: Waiting<In, Out>[] = []
    for (const entry of waiting) {
      const key = keyOf(entry.input)
      const fits = batch.length < most && !keys.has(key)
      keys.add(key)
      if (fits) batch.push(entry)
      else rest.push(entry)
    }
    waiting = rest
    return batch
  }
  const runBatch = async (batch: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as Out)
    } catch (error) {
      for (const { reject } of batch) reject(error)
      // Those who wait would find the same, each after a time-out more.
      if (isDatabaseDown(error)) for (const { reject } of waiting.splice(0)) reject(error)
    }
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
