import { Piscina } from 'piscina'
import { FairQueue, type FairQueueLimits } from './fair-queue.ts'

/** A file, and the function that it exports. */
interface ThreadProgram {
  readonly filename: string
  readonly name: string
}
export interface FairThreadLimits {
  readonly queue: FairQueueLimits
  /** For one piece of work; what the thread loads for its first counts. */
  readonly longestMs: number
  readonly mostMemoryMb: number
  /** How long it stays without work. */
  readonly idleMs: number
}
const NOBODY_LEAVES = new AbortController().signal

/** One thread in which clients take turns, for what takes so long that other calls would wait. */
export class FairThread<Task, Made> {
  readonly #limits: FairThreadLimits
  readonly #places: FairQueue
  readonly #thread: Piscina<Task, Made>
  #isClosed = false

  /**
   * The program is loaded when there is first something to do, and anew after it failed. `onFailure` is told of a thread
   * that fails at anything but its work, such as loading.
   */
  constructor(program: ThreadProgram, limits: FairThreadLimits, onFailure: (error: Error) => void) {
    this.#limits = limits
    this.#places = new FairQueue(limits.queue)
    this.#thread = new Piscina({
      ...program,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: limits.idleMs,
      resourceLimits: { maxOldGenerationSizeMb: limits.mostMemoryMb },
      env: {},
      execArgv: [],
    })
    // Nobody listening, it would end the process.
    this.#thread.on('error', onFailure)
  }

  /** Throws if it takes longer or more memory than it may. */
  run(task: Task, client: string): Promise<Made | 'busy'> {
    return this.#places.run(client, NOBODY_LEAVES, () => this.#run(task))
  }

  /** What is under way fails, and so does what waits. */
  close(): Promise<void> {
    // The pool itself would start another thread for it.
    this.#isClosed = true
    return this.#thread.destroy()
  }

  async #run(task: Task): Promise<Made> {
    if (this.#isClosed) throw new Error('the thread is closed')
    const failed = new AbortController()
    const fail = (error: Error): void => failed.abort(error)
    this.#thread.once('error', fail)
    try {
      const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(this.#limits.longestMs)])
      return await this.#thread.run(task, { signal })
    } finally {
      this.#thread.off('error', fail)
    }
  }
}
