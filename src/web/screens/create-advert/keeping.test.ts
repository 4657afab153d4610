import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDraftWindow } from '../../../../tests/support/draft-windows.ts'
import { createKeeping } from './keeping.ts'
import { photosOf } from './photos.ts'
import type { StartedKeeping } from './start-keeping.tsx'

const arrives = vi.hoisted(() => vi.fn<() => Promise<void>>())
const keep = vi.fn<StartedKeeping['files']['keep']>()
vi.mock('./start-keeping.tsx', async () => {
  await arrives()
  return { startKeeping: () => ({ files: { keep }, stop: () => undefined }) }
})

test('code that did not arrive is asked for again by the next answer', async () => {
  arrives.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue()
  const first = { app_type: 'sell', uuid: randomUUID(), version: 0 } as const
  const { form, draft, type } = aDraftWindow(first)
  const keeping = createKeeping()
  onTestFinished(keeping.stop)
  const photos = photosOf({ form, uuid: () => first.uuid, kept: keeping.files })
  onTestFinished(photos.stop)
  const given = { owner: null, isGuest: () => true, ready: async () => undefined }
  keeping.start({ appType: first.app_type, first, form, draft, photos, ...given })
  await expect.poll(() => arrives.mock.calls).toHaveLength(1)
  keeping.files.keep([])
  expect(keep).not.toHaveBeenCalled()
  type('propertyPostcode', 'SW1A 1AA')
  await expect.poll(() => arrives.mock.calls).toHaveLength(2)
  keeping.files.keep([])
  await expect.poll(() => keep.mock.calls).toHaveLength(1)
})
