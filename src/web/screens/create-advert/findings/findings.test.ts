import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDraftWindow } from '../../../../../tests/support/draft-windows.ts'
import { findingsOf } from './findings.ts'
import type { StartedFindings } from './start-findings.tsx'

const arrives = vi.hoisted(() => vi.fn<() => Promise<void>>())
const refused = [{ block: 'description', field: 'summary', message: 'Say it another way' }]
vi.mock('#web/ui/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }))
vi.mock('./start-findings.tsx', async () => {
  await arrives()
  return {
    startFindings: (): StartedFindings => ({
      refusedSoFar: () => refused,
      refused: async () => refused,
      stop: () => undefined,
    }),
  }
})

test('code that did not arrive is asked for again by the next answer', async () => {
  arrives.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue()
  const { form, draft, type } = aDraftWindow({ uuid: randomUUID(), version: 0 })
  const findings = findingsOf({ appType: 'sell', form, allowed: [], draft, isGuest: () => true }, true)
  onTestFinished(findings.start())
  await expect.poll(() => arrives.mock.calls).toHaveLength(1)
  expect(await findings.refused()).toEqual([])
  type('propertyPostcode', 'SW1A 1AA')
  await expect.poll(findings.refused).toEqual(refused)
})
