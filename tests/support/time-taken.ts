import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'

/** Three times what a machine of two idle cores needs. */
const EMPTY_PROGRAM_MS = 75

/** How many times its time an empty program takes at this moment: what else the machine does slows everything as much. */
export function slowness(): number {
  const startedAt = Date.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return Math.max(1, (Date.now() - startedAt) / EMPTY_PROGRAM_MS)
}

/** Within its time; on a machine that was slow before or is slow now, within as many times that as it is slow. */
export function expectWithin(
  tookMs: number,
  limitMs: number,
  { of = 'ms', slownessBefore = 1 }: { readonly of?: string; readonly slownessBefore?: number } = {},
): void {
  const isInTime = tookMs < limitMs
  expect(tookMs, of).toBeLessThan(isInTime ? limitMs : limitMs * Math.max(slownessBefore, slowness()))
}

/** Milliseconds of the processor that this thread takes for it, whoever else works meanwhile. */
export async function processorMs(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
