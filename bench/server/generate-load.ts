import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { LoadRequest, LoadResult } from './load-generator.ts'

export interface LoadGenerator {
  readonly run: (request: LoadRequest) => Promise<LoadResult>
  readonly stop: () => void
}

/** The load generator in a process of its own, so that measuring costs the measured nothing but the shared CPU. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, 'load-generator.ts'))
  return { run: (request) => ask(child, request), stop: () => child.kill() }
}

function ask(child: ChildProcess, request: LoadRequest): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The load generator ended.'))
    child.once('exit', ended)
    child.once('message', (answer: { result?: LoadResult; error?: string }) => {
      child.off('exit', ended)
      if (answer.result) resolve(answer.result)
      else reject(new Error(answer.error))
    })
    child.send(request)
  })
}
