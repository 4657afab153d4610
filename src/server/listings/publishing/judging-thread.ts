import path from 'node:path'
import { Piscina } from 'piscina'
import type { Evaluation, Judged } from '#shared/rulebook/evaluation.ts'
import { FairQueue, type FairQueueLimits } from '../../http/fair-queue.ts'

interface JudgingLimits {
  readonly queue: FairQueueLimits
  readonly longestMs: number
  readonly mostMemoryMb: number
}
const EVALUATE = path.join(import.meta.dirname, '../../../shared/rulebook/evaluate.ts')
const NOBODY_LEAVES = new AbortController().signal

/** Reading an advert's words for the first time takes a second or two, and any text may take long: elsewhere calls would wait. */
export class JudgingThread {
  readonly #limits: JudgingLimits
  readonly #places: FairQueue
  readonly #thread: Piscina<Judged, Evaluation>

  /**
   * `program` exports `evaluate`. It is loaded when an advert is first judged, and anew after it failed. `onFailure` is told
   * of a thread that fails at anything but an advert, such as loading.
   */
  constructor(limits: JudgingLimits, onFailure: (error: Error) => void, program = EVALUATE) {
    this.#limits = limits
    this.#places = new FairQueue(limits.queue)
    this.#thread = new Piscina({
      filename: program,
      name: 'evaluate',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: limits.mostMemoryMb },
      env: {},
      execArgv: [],
    })
    // Nobody listening, it would end the process.
    this.#thread.on('error', onFailure)
  }

  /** Throws if it takes longer or more memory than any advert needs. */
  evaluate(judged: Judged, client: string): Promise<Evaluation | 'busy'> {
    return this.#places.run(client, NOBODY_LEAVES, () => this.#run(judged))
  }

  async #run(judged: Judged): Promise<Evaluation> {
    const failed = new AbortController()
    const fail = (error: Error): void => failed.abort(error)
    this.#thread.once('error', fail)
    try {
      const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(this.#limits.longestMs)])
      return await this.#thread.run(judged, { signal })
    } finally {
      this.#thread.off('error', fail)
    }
  }
}
