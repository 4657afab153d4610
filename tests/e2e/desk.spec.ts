import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { codeOf, STAFF_PASSWORD } from '../support/desk.ts'
import { operator } from '../support/operator.ts'

const PARTS = ['header', 'main']

/** To the control, by the keyboard alone, and what is typed there. */
async function tabTo(page: Page, name: string, typed?: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const one = document.activeElement
      if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) {
        return one.labels?.[0]?.textContent ?? ''
      }
      return one?.textContent ?? ''
    })
    if (focused.trim() !== name) continue
    if (typed !== undefined) await page.keyboard.type(typed)
    return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

async function look(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNothingTooWide(page, ...PARTS)
}

test.describe('the desk', () => {
  // Chromium logs every 4xx response.
  test.use({ expectedErrors: ['status of 422', 'status of 404'], viewport: { width: 320, height: 640 } })

  test('is joined, signed in to and worked at by the keyboard, at 320 px', async ({ page }) => {
    const invited = await operator(
      ['staff', 'add', `desk-${Date.now()}@example.org`, '--why', 'They begin.'],
      {
        DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      },
    )
    expect(invited.err).toBe('')
    const link = /\/desk\/invitation\/[\w-]{43}/.exec(invited.out)?.[0] ?? ''
    await page.goto(link)
    await look(page)
    const key = (await page.locator('p strong').last().textContent()) ?? ''
    await tabTo(page, 'New password', 'short')
    await tabTo(page, 'Code', '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is wrong.')).toBeVisible()
    await look(page)
    await tabTo(page, 'New password', STAFF_PASSWORD)
    await tabTo(page, 'Code', codeOf(key, new Date()))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    await look(page)
    const recovery = (await page.locator('.codes li').first().textContent()) ?? ''
    await tabTo(page, 'Continue to the desk')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await look(page)
    const email = /desk-\d+@example\.org/.exec((await page.locator('header').textContent()) ?? '')?.[0] ?? ''
    await tabTo(page, 'Sign out')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await look(page)
    await tabTo(page, 'Email address', email)
    await tabTo(page, 'Password', STAFF_PASSWORD)
    await tabTo(page, 'Code', recovery)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await tabTo(page, 'Search for', 'nobody@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We found nothing')).toBeVisible()
    await look(page)
    for (const [path, heading] of [
      ['/desk/discounts', 'Discount codes'],
      ['/desk/audit', 'Audit log'],
      ['/desk/order/x', 'We can’t find this order'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await look(page)
    }
  })
})
