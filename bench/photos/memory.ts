import { existsSync, readFileSync } from 'node:fs'
import { MEASURES, STACKS } from '../goals.ts'
import { startOurs } from '../ours.ts'
import type { Samples } from '../samples.ts'
import type { Picture } from './pictures.ts'
import { openUploader, type Uploader } from './uploader.ts'

/** Sent in all, by however many browsers at once: more photos are not to look like more browsers. */
const SENT_AT_ONCE = 40
const FEW = 20
const MANY = 100

export const CAN_MEASURE_MEMORY = existsSync('/proc/self/status')

/** The most memory that the server ever held, by what it was asked to do; a fresh server for each. */
export async function measureMemory(
  pictures: readonly Picture[],
  samples: Samples,
  print: (line: string) => void,
): Promise<void> {
  const add = (measure: string, peak: number): void => samples.add(STACKS.ours, measure, peak)
  for (const [browsers, measure] of [
    [2, MEASURES.peakTwo],
    [4, MEASURES.peakFour],
  ] as const) {
    print(`${STACKS.ours}, memory with ${browsers} at once …`)
    await withFreshServer(async (origin, peak) => {
      const uploaders = Array.from({ length: browsers }, () => openUploader(origin))
      await whileOpen(uploaders, () => sendAll(uploaders, SENT_AT_ONCE, pictures))
      add(measure, peak())
    })
  }
  print(`${STACKS.ours}, memory with ${MANY} one after another …`)
  await withFreshServer(async (origin, peak) => {
    add(MEASURES.peakNone, peak())
    const one = [openUploader(origin)]
    await whileOpen(one, async () => {
      await sendAll(one, FEW, pictures)
      add(MEASURES.peakFew, peak())
      await sendAll(one, MANY - FEW, pictures)
      add(MEASURES.peakMany, peak())
    })
  })
}

async function withFreshServer(work: (origin: string, peak: () => number) => Promise<void>): Promise<void> {
  const { origin, pid, stop } = await startOurs()
  try {
    await (await fetch(`${origin}/sell`)).text()
    await work(origin, () => peakOf(pid))
  } finally {
    await stop()
  }
}

async function whileOpen(uploaders: readonly Uploader[], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    for (const { close } of uploaders) close()
  }
}

/** All at once, each one photo after another; the pictures go round. */
async function sendAll(
  uploaders: readonly Uploader[],
  count: number,
  pictures: readonly Picture[],
): Promise<void> {
  const each = uploaders.map(async ({ upload }, first) => {
    for (let i = first; i < count; i += uploaders.length) {
      const picture = pictures[i % pictures.length]
      if (picture) await upload(picture)
    }
  })
  await Promise.all(each)
}

/** MB of memory resident at the most since the process began, as the kernel keeps count. */
function peakOf(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kibibytes === undefined) throw new Error('The kernel does not tell the most memory that was used.')
  return (Number(kibibytes) * 1_024) / 1_000_000
}
