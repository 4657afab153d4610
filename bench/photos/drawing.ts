import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { MEASURES, STACKS } from '../goals.ts'
import type { Samples } from '../samples.ts'
import type { Drawer, Drawn } from './drawing-process.ts'
import type { Picture } from './pictures.ts'

const PROGRAM = path.join(import.meta.dirname, 'drawing-process.ts')
const DRAWERS = [
  ['ours', STACKS.ours],
  ['half', STACKS.half],
  ['pipelines', STACKS.pipelines],
] as const satisfies readonly (readonly [Drawer, string])[]

export interface Drawing {
  /** Each drawer in turn, over all the pictures. */
  readonly run: (print: (line: string) => void) => Promise<void>
  readonly stop: () => void
}

/** Every drawer in a process of its own, warmed up by two pictures. */
export async function startDrawing(pictures: readonly Picture[], samples: Samples): Promise<Drawing> {
  const drawers = DRAWERS.map(([drawer, stack]) => ({ drawer, stack, child: start() }))
  const stop = (): void => {
    for (const { child } of drawers) child.kill()
  }
  try {
    for (const { child, drawer } of drawers) await ask(child, drawer, pictures.slice(0, 2))
  } catch (error) {
    stop()
    throw error
  }
  return {
    run: async (print) => {
      for (const { drawer, stack, child } of drawers) {
        print(`${stack} …`)
        const { ms, cpuMs } = await ask(child, drawer, pictures)
        samples.add(stack, MEASURES.drawn, ms)
        samples.add(stack, MEASURES.drawnCpu, cpuMs)
      }
    },
    stop,
  }
}

/** With one thread for pictures: nobody gains from a core that happens to stand idle. */
function start(): ChildProcess {
  return fork(PROGRAM, { env: { PATH: process.env['PATH'] ?? '', UV_THREADPOOL_SIZE: '1' } })
}

function ask(child: ChildProcess, drawer: Drawer, pictures: readonly Picture[]): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('A process that draws ended.'))
    child.once('exit', ended)
    child.once('message', (answer: { result?: Drawn; error?: string }) => {
      child.off('exit', ended)
      if (answer.result) resolve(answer.result)
      else reject(new Error(answer.error))
    })
    child.send([drawer, pictures])
  })
}
