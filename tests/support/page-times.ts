import { setTimeout as sleep } from 'node:timers/promises'

const PAGES = ['/sell', '/adverts'] as const
const BETWEEN_MS = 20

/**
 * Does the work while pages are asked for in turn, as they were for a quiet time before. Returns what the work did, and the
 * 99th percentiles of both in words.
 */
export async function whilePagesAreAsked<T>(
  origin: string,
  quietMs: number,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly figures: string }> {
  await timesOf(origin, () => true)
  const quietUntil = performance.now() + quietMs
  const quiet = await timesOf(origin, () => performance.now() > quietUntil)
  let isOver = false
  const asking = timesOf(origin, () => isOver)
  const done = await work().finally(() => {
    isOver = true
  })
  const during = await asking
  const figures = PAGES.map((page) => {
    const [calm, loaded] = [p99(quiet.get(page)), p99(during.get(page))]
    return `${page} ${calm.toFixed(1)} ms, ${loaded.toFixed(1)} ms, ${(loaded / calm).toFixed(2)} ×`
  })
  return { done, figures: `p99 ${figures.join('; ')}` }
}

async function timesOf(
  origin: string,
  isOver: () => boolean,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>(PAGES.map((page) => [page, []]))
  do {
    for (const page of PAGES) {
      const from = performance.now()
      await (await fetch(origin + page)).text()
      times.get(page)?.push(performance.now() - from)
    }
    await sleep(BETWEEN_MS)
  } while (!isOver())
  return times
}

const p99 = (times: readonly number[] = []): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
