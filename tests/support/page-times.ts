import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PAGES = ['/sell', '/adverts'] as const
const WARMING_MS = 5_000

type Times = ReadonlyMap<string, readonly number[]>

/**
 * Does the work while pages are asked for in turn, as they are for a quiet time, half of it before and half after. Returns what the
 * work did, and the 99th percentiles of both in words.
 */
export async function whilePagesAreAsked<T>(
  origin: string,
  quietMs: number,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly figures: string }> {
  const visitor = fork(path.join(import.meta.dirname, 'ask-pages.ts'), [origin, ...PAGES])
  const timesSince = async (): Promise<Times> => {
    visitor.send('times')
    const [times] = (await once(visitor, 'message')) as [[string, number[]][]]
    return new Map(times)
  }
  try {
    await sleep(WARMING_MS)
    await timesSince()
    await sleep(quietMs / 2)
    const before = await timesSince()
    const done = await work()
    const during = await timesSince()
    await sleep(quietMs / 2)
    const after = await timesSince()
    const figures = PAGES.map((page) => {
      const calm = p99([...(before.get(page) ?? []), ...(after.get(page) ?? [])])
      const loaded = p99(during.get(page))
      return `${page} ${calm.toFixed(1)} ms, ${loaded.toFixed(1)} ms, ${(loaded / calm).toFixed(2)} ×`
    })
    return { done, figures: `p99 ${figures.join('; ')}` }
  } finally {
    visitor.kill()
  }
}

const p99 = (times: readonly number[] = []): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
