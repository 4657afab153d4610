import type { Page } from '@playwright/test'
import { fillRegistration, live, register, somebody, verify } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  expectFrameStatus,
  paymentFrame,
  sellerWithDraft,
  standInCheckout,
} from '../support/checkout-pages.ts'
import { control, openCreationPage, saved } from '../support/creation-page.ts'

/** Delays a call's responses until released. */
async function hold(page: Page, call: string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' })

test('a failed payment is not shown any more once the frame has gone on to another page', async ({
  page,
}) => {
  await sellerWithDraft(page)
  await standInCheckout(page, {})
  await page.goto('/checkout/sell')
  await expect(page.frameLocator('iframe.payment-frame').getByText('Pay')).toBeVisible()
  // After the page has loaded.
  await expectFrameStatus(page, 'failure')
  await expect(page.getByText('The payment didn’t go through')).toBeVisible()
  const frame = await (await paymentFrame(page).elementHandle())?.contentFrame()
  await frame?.evaluate(() => location.assign('/payment-frame/next'))
  await expect(page.getByText('The payment didn’t go through')).toHaveCount(0)
})

test('the button of the registration stays where it is while the number is checked', async ({ page }) => {
  const release = await hold(page, '**/validate-phone.json')
  await page.goto('/confirm-identity/sell')
  await live(page)
  await fillRegistration(page, somebody())
  const top = () =>
    page.getByRole('button', { name: 'Register and continue' }).evaluate((box: HTMLElement) => box.offsetTop)
  const checking = page.locator('[data-field="mobile"] .checking')
  await page.getByLabel('First name').focus()
  await expect(checking).toHaveText('Checking…')
  const during = await top()
  release()
  await expect(checking).toHaveText('')
  expect(await top()).toBe(during)
})

test('the email of the advert is there for whoever switches to Sign in before it came', async ({ page }) => {
  const { email } = somebody()
  await openCreationPage(page, 'sell')
  await control(page, 'enquiryEmail').fill(email)
  await control(page, 'summary').focus()
  await saved(page)
  const release = await hold(page, '**/create-listing/get-initial-data')
  await page.goto('/confirm-identity/sell')
  await live(page)
  await page.locator('.switch').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Password', { exact: true }).fill('umbrella')
  release()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('umbrella')
})

test('after the code the page says why an advert was not published', async ({ page }) => {
  const person = somebody()
  await openCreationPage(page, 'sell')
  await control(page, 'townName').fill('York')
  await saved(page)
  await register(page, person)
  await page.route('**/create-listing/save-final', (route) =>
    route.fulfill({ json: { success: false, error_message: 'We are closed today.', errors: [] } }),
  )
  await verify(page, person)
  await expect(page).toHaveURL(/\/sell$/)
  await expect(
    page.getByRole('alert').filter({ hasText: 'We are closed today. Try again later.' }),
  ).toBeVisible()
  await expect(page.getByText('You’ve confirmed your mobile number.')).toBeVisible()
})

test('each earlier page is marked complete or not', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await control(page, 'townName').fill('York')
  await saved(page)
  await page.goto('/confirm-identity/sell')
  await expect(steps(page).getByRole('listitem').first()).toHaveText('1. Create Your Advert, not complete')
  await register(page, somebody())
  await expect(steps(page).getByRole('listitem').nth(1)).toHaveText('Register or Sign In, complete')
  await page.route('**/create-listing/get-initial-data', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, valid_pages: ['sell'] } },
    })
  })
  await page.reload()
  await expect(steps(page).getByRole('listitem').first()).toHaveText('1. Create Your Advert, complete')
})

test('the sandbox of Google and Facebook is named on the sign-in page and in its dialog', async ({
  page,
}) => {
  await page.goto('/confirm-identity/sell?tab=sign-in')
  await expect(page.locator('.sandbox-note')).toContainText(/Google’s button.*Facebook’s button/)
  await openCreationPage(page, 'sell')
  await page.locator('.sign-in-prompt').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Sandbox\. Google’s button.*Facebook’s button/)
})
