import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'

const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the form': (page) => page.goto('/contact?topic=advert&about=3H5K%207M9P'),
  'every error': async (page) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('.error-summary')).toBeFocused()
  },
  sent: (page) => page.goto('/contact?case=C-7K2M-9QXD'),
}

// Chromium writes a line for every answer of 4xx.
test.use({ expectedErrors: ['status of 422'] })

test('axe finds nothing on the contact page, and nothing is too wide', async ({ page }) => {
  test.slow()
  for (const [state, reach] of Object.entries(STATES)) {
    await test.step(state, async () => {
      await page.setViewportSize({ width: 320, height: 740 })
      await reach(page)
      await expectNoViolations(page)
      await expectNothingTooWide(page, 'main', '.site-foot')
      await page.setViewportSize({ width: 1280, height: 740 })
      await expectNoViolations(page)
    })
  }
})

test('without a script: from the foot of a page to a case number, which an email tells, too', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  const email = `contact-${Date.now()}@example.org`
  await visitor.goto('/adverts')
  await visitor.locator('.site-foot').getByRole('link', { name: 'Contact us' }).click()
  await visitor.getByLabel('Your message').fill('I paid twice.')
  await visitor.getByLabel('Your name').fill('Sam Jones')
  await visitor.getByLabel('Your email address').fill(email)
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor).toHaveTitle(/^Error: Contact us/)
  await expect(visitor.getByLabel('Your message')).toHaveValue('I paid twice.')
  await visitor.getByLabel('A payment, a refund or cancelling').check()
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We have your message')
  const number = (await visitor.locator('.case-number').textContent()) ?? ''
  expect(number).toMatch(/^C-[\dA-Z]{4}-[\dA-Z]{4}$/)
  await context.close()
  await expect(async () => {
    const answer = await page.request.get('/sandbox/messages.json')
    const messages = (await answer.json()) as { to: string; subject: string }[]
    expect(messages.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      `We have your message ${number}`,
    ])
  }).toPass()
})

test('by keyboard: the error summary leads into the topics', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your message').fill('Hello')
  await page.getByLabel('Your name').fill('Sam')
  await page.getByLabel('Your email address').fill('sam@example.org')
  await page.keyboard.press('Enter')
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('A payment, a refund or cancelling')).toBeChecked()
})
