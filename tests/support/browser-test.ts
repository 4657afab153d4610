import { randomInt } from 'node:crypto'
import { test as base, expect } from '@playwright/test'

interface Watched {
  /** Console errors that a test expects, as parts of their text. */
  readonly expectedErrors: string[]
}

/** A browser test in which any console error, uncaught exception or refused resource fails. */
export const test = base.extend<Watched>({
  expectedErrors: [[], { option: true }],
  // Each test comes from an address of its own: what is limited for each client is not what it tests.
  extraHTTPHeaders: async ({ extraHTTPHeaders: given }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
    await use({ ...given, 'x-forwarded-for': address })
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      const isExpected = expectedErrors.some((part) => message.text().includes(part))
      if (['error', 'warning'].includes(message.type()) && !isExpected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    // What a test sees must not depend on how far an animation is; the tests of motion ask for it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
    expect(errors, 'errors in the browser’s console').toEqual([])
  },
})

export { expect }
