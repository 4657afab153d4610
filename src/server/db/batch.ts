import { isDatabaseDown } from './pool.ts'

interface Waiting<In, Out> {
  readonly input: In
  readonly resolve: (output: Out) => void
  readonly reject: (error: unknown) => void
}

interface Limits {
  /** Statements under way. */
  readonly atOnce: number
  /** Inputs per statement. */
  readonly most: number
}

/** Calls that come at once share a statement. `run` answers each in its place; two of one key never share. */
export class Batches<In, Out> {
  readonly #run: (inputs: readonly In[]) => Promise<readonly Out[]>
  readonly #keyOf: (input: In) => string
  readonly #limits: Limits
  #waiting: Waiting<In, Out>[] = []
  #running = 0
  #isScheduled = false

  constructor(
    run: (inputs: readonly In[]) => Promise<readonly Out[]>,
    keyOf: (input: In) => string,
    limits: Limits,
  ) {
    this.#run = run
    this.#keyOf = keyOf
    this.#limits = limits
  }

  call(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0 || this.#running >= this.#limits.atOnce) return
    this.#isScheduled = true
    // Lets sockets that are ready be read first, so that their calls join.
    setImmediate(() => {
      this.#isScheduled = false
      this.#start()
    })
  }

  #start(): void {
    const batch = this.#takeDistinct()
    if (batch.length === 0) return
    this.#running += 1
    void this.#runBatch(batch).finally(() => {
      this.#running -= 1
      this.#schedule()
    })
    this.#schedule()
  }

  #takeDistinct(): Waiting<In, Out>[] {
    const keys = new Set<string>()
    const batch: Waiting<In, Out>[] = []
    const rest: Waiting<In, Out>[] = []
    for (const entry of this.#waiting) {
      const key = this.#keyOf(entry.input)
      const fits = batch.length < this.#limits.most && !keys.has(key)
      keys.add(key)
      if (fits) batch.push(entry)
      else rest.push(entry)
    }
    this.#waiting = rest
    return batch
  }

  async #runBatch(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.#run(batch.map(({ input }) => input))
      for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as Out)
    } catch (error) {
      for (const { reject } of batch) reject(error)
      // The others waiting would fail too, each after another time-out.
      if (isDatabaseDown(error)) for (const { reject } of this.#waiting.splice(0)) reject(error)
    }
  }
}
