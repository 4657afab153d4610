import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ProviderFailed } from '../gateways/provider-failed.ts'
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
const LONGEST_START_MS = 10_000
/** One thread decodes; several processes make use of several cores. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const TOO_MUCH_WORK: Drawn = { kind: 'not-a-photo', why: 'too-much-work' }

/** Processes that draw one picture at a time each, and are killed when one takes too much time or memory. */
export class DrawingProcesses {
  readonly #limits: DrawingLimits
  readonly #all = new Set<ChildProcess>()
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()
  #isClosed = false

  constructor(limits: DrawingLimits) {
    this.#limits = limits
  }

  /**
   * Draws in a process of its own, which is killed when `signal` aborts: then it rejects with the signal's reason.
   * ProviderFailed: no process could be had.
   */
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
      // Before it is gone: whoever comes in between would wait for an answer in vain.
      this.#idle.delete(child)
      child.kill('SIGKILL')
    }
    this.#idle.set(child, setTimeout(end, this.#limits.idleMs).unref())
  }

  /** The one that rests shortest, so that those which are not needed end. */
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
      ? ['/bin/sh', '-c', `ulimit -d ${mostMemoryKb} && exec "$0" "$@"`, ...node]
      : node
  const child = spawn(command, args, {
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Buffers go over as they are.
    serialization: 'advanced',
  })
  // What cannot be started or spoken to ends, or gives no answer; an error without a listener would end the server.
  return child.on('error', () => undefined)
}

/** The next message of a process. It is killed where `signal` aborts, or where none comes in time: then null, as where it ends by itself. */
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
