import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { test } from '../support/browser-test.ts'
import { registerByCalls } from '../support/by-calls.ts'

/** Those that no other walk looks at. */
const PAGES = [
  '/signed-out',
  '/terms-and-conditions',
  '/privacy-policy',
  '/api',
  '/check-receipt',
  '/sandbox',
  '/sandbox/phone',
]

test('axe finds nothing on a small phone, and nothing scrolls two ways at any width', async ({ page }) => {
  // The sandbox shows what it sent, to an address without a place to break it.
  await registerByCalls(page, { verified: false })
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      // The sandbox has what every other test was sent: the first of them are like the rest.
      await expectNoViolations(page, { include: ['html'], exclude: ['article:nth-of-type(n + 4)'] })
      await expectNothingTooWide(page, 'body')
    })
  }
})
