import type { Page } from '@playwright/test'
import { live } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { control, openCreationPage, saved } from '../support/creation-page.ts'

/** Presses the button and chooses an account in the popup. */
async function continueWith(page: Page, site: 'Google' | 'Facebook', person: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Continue with ${site}` }).click()
  const chooser = await popup
  await chooser.getByRole('button', { name: person }).click()
}

test('a guest signs in with Google on the way, and the advert is theirs on another device', async ({
  page,
  browser,
}) => {
  await openCreationPage(page, 'sell')
  await control(page, 'townName').fill('York')
  await saved(page)
  await page.goto('/confirm-identity/sell')
  await live(page)
  await continueWith(page, 'Google', 'Ada Barnes')
  await expect(page).toHaveURL(/\/(?:phone-number-verification\/sell|profile\/listings)/)
  await expect(page.getByText('You logged in as Seller')).toBeVisible()
  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto(new URL('/confirm-identity/let?tab=sign-in&from=listings', page.url()).href)
  await live(there)
  await continueWith(there, 'Google', 'Ada Barnes')
  await expect(there).toHaveURL(/\/profile\/listings/)
  await there
    .getByRole('link', { name: /Complete/ })
    .first()
    .click()
  await expect(control(there, 'townName')).toHaveValue('York')
  await phone.close()
})

test('in the modal the page goes on, with Facebook, and nothing is lost', async ({ page }) => {
  await openCreationPage(page, 'let')
  await control(page, 'townName').fill('Leeds')
  await page.locator('.sign-in-prompt a').first().click()
  await page.getByRole('dialog').waitFor()
  await continueWith(page, 'Facebook', 'Bo Okafor')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('You logged in as Landlord')).toBeVisible()
  await expect(control(page, 'townName')).toHaveValue('Leeds')
  await expect(page.getByText('bo.okafor@example.org')).toBeVisible()
})

test('a refused account shows why, and a cancelled sign-in shows nothing', async ({ page }) => {
  await page.goto('/confirm-identity/sell')
  await live(page)
  const problem = page.locator('.social [role=alert]')
  await continueWith(page, 'Google', 'Cy Marsh')
  await expect(problem).toHaveText('Google authorization failed')
  await continueWith(page, 'Facebook', 'Di Patel')
  await expect(problem).toHaveText('Facebook didn’t give us an email address. Register with one below.')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await popup).close()
  await expect(problem).toHaveText('')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute(
    'aria-disabled',
  )
})
