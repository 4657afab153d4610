import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { DrawAnswer, DrawRequest } from './draw-picture.ts'
import type { ProcessAnswer } from './drawing-process.ts'
import type { Drawn } from './drawn-photo.ts'

interface DrawingLimits {
  readonly longestMs: number
  readonly mostMemoryKb: number
  readonly idleMs: number
}
const PROGRAM = path.join(import.meta.dirname, 'drawing-process.ts')
const NODE_ARGUMENTS = ['--max-old-space-size=64', PROGRAM]
/** Beside ten processes that wanted both cores a start took 7 to 10 s and more. An upload gives up sooner (drawing-queue.ts). */
const LONGEST_START_MS = 30_000
/** Parallel work is done by several processes, so each needs one thread. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Of a core that pages want, too, it has a quarter: the largest picture is still drawn in time. */
const NICENESS = 5
const TOO_MUCH_WORK: Drawn = { kind: 'not-a-photo', why: 'too-much-work' }

export class DrawingProcesses {
  readonly #limits: DrawingLimits
  readonly #all = new Set<ChildProcess>()
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()
  #isClosed = false

  constructor(limits: DrawingLimits) {
    this.#limits = limits
  }

  /** Kills the process and throws the reason if `signal` aborts. ProviderFailed if no process could be started. */
  async draw(request: DrawRequest, signal: AbortSignal): Promise<DrawAnswer> {
    if (this.#isClosed) throw failed('the server is stopping')
    signal.throwIfAborted()
    const child = this.#takeIdle() ?? (await this.#start(signal))
    child.send(request, () => undefined)
    const answer = (await answerOf(child, signal, this.#limits.longestMs)) as ProcessAnswer | null
    if (this.#isClosed) throw failed('the server is stopping')
    if (answer === null) return TOO_MUCH_WORK
    if (answer.kind === 'failed') throw failed(answer.reason)
    this.#rest(child)
    return answer
  }

  close(): void {
    this.#isClosed = true
    for (const child of this.#all) child.kill('SIGKILL')
  }

  async #start(signal: AbortSignal): Promise<ChildProcess> {
    const child = startProcess(this.#limits.mostMemoryKb)
    this.#all.add(child)
    child.once('exit', () => {
      this.#all.delete(child)
      clearTimeout(this.#idle.get(child))
      this.#idle.delete(child)
    })
    if ((await answerOf(child, signal, LONGEST_START_MS)) === null) throw failed('it did not start')
    return child
  }

  #rest(child: ChildProcess): void {
    const end = (): void => {
      // Before its exit, or the next call could choose it.
      this.#idle.delete(child)
      child.kill('SIGKILL')
    }
    this.#idle.set(child, setTimeout(end, this.#limits.idleMs).unref())
  }

  /** The most recently used one, so that surplus processes end. */
  #takeIdle(): ChildProcess | undefined {
    const found = [...this.#idle].at(-1)
    if (!found) return undefined
    const [child, timer] = found
    clearTimeout(timer)
    this.#idle.delete(child)
    return child
  }
}

const failed = (reason: string): ProviderFailed => new ProviderFailed(`drawing process: ${reason}`, 'broken')

function startProcess(mostMemoryKb: number): ChildProcess {
  const node = [process.execPath, ...NODE_ARGUMENTS]
  const [command = '', ...args] =
    process.platform === 'linux'
      ? // Set from without, since a process can lower only the thread that asks, and others do the work.
        ['/bin/sh', '-c', `ulimit -d ${mostMemoryKb} && exec nice -n ${NICENESS} "$0" "$@"`, ...node]
      : node
  const child = spawn(command, args, {
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  // A process that cannot start just gives no answer; without a listener the error would end the server.
  return child.on('error', () => undefined)
}

/** Null if the process ends. Kills it if `signal` aborts or no message comes in time. */
async function answerOf(child: ChildProcess, signal: AbortSignal, longestMs: number): Promise<unknown> {
  const late = AbortSignal.timeout(longestMs)
  const ended = new AbortController()
  const onExit = (): void => ended.abort()
  child.once('exit', onExit).once('error', onExit)
  try {
    const [answer] = (await once(child, 'message', {
      signal: AbortSignal.any([signal, late, ended.signal]),
    })) as unknown[]
    return answer
  } catch {
    child.kill('SIGKILL')
    signal.throwIfAborted()
    return null
  } finally {
    child.off('exit', onExit).off('error', onExit)
  }
}
