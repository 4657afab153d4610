import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '../../../tests/support/storage.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', aStorage()))
afterEach(() => void vi.unstubAllGlobals())

/** Each page loads it anew. */
async function aPage() {
  vi.resetModules()
  return import('./flash-message.ts')
}

test('a page shows the message that was left for it, until it is cleared, and the next page has none', async () => {
  const first = await aPage()
  first.setFlashMessage('Your advert is upgraded.')
  const second = await aPage()
  expect([second.takeFlashMessage(), second.takeFlashMessage()]).toEqual(
    Array(2).fill('Your advert is upgraded.'),
  )
  second.clearFlashMessage()
  expect(second.takeFlashMessage()).toBeNull()
  expect((await aPage()).takeFlashMessage()).toBeNull()
})

test('a page that had none does not take what it leaves for the next', async () => {
  const first = await aPage()
  expect(first.takeFlashMessage()).toBeNull()
  first.setFlashMessage('You’re signed out.')
  expect(first.takeFlashMessage()).toBeNull()
  expect((await aPage()).takeFlashMessage()).toBe('You’re signed out.')
})
