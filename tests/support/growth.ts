import { expect } from 'vitest'
import { processorMs } from './time-taken.ts'

/** So little is no measure of anything. */
const NOTHING_MS = 80
const TIMES = 4

/** Four times the size takes some four times as long; what looks at everything for each thing takes sixteen. */
export async function expectLinear(read: (size: number) => unknown, size: number): Promise<void> {
  const leastMs = async (of: number): Promise<number> =>
    Math.min(await processorMs(() => read(of)), await processorMs(() => read(of)))
  const small = await leastMs(size)
  expect(await leastMs(size * TIMES)).toBeLessThan(Math.max(NOTHING_MS, small * TIMES * 2))
}
