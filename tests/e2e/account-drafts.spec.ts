import { expectNoViolations } from '../support/accessible.ts'
import { actorOn, fillSignIn, live, signOut } from '../support/account-pages.ts'
import { keptIn } from '../support/browser-kept.ts'
import { chooser, photoFile } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { aSeller } from '../support/by-calls.ts'
import { sellerWithDraft } from '../support/checkout-pages.ts'
import { control, openCreationPage, ready, saved, storedUuid } from '../support/creation-page.ts'

test.use({ expectedErrors: ['ERR_', '404 (Not Found)'] })

test('signing in on the form loses nothing, and the advert is there on a second device', async ({
  page,
  browser,
}) => {
  const person = await aSeller(browser, { verified: true })
  await openCreationPage(page, 'sell')
  await control(page, 'townName').fill('York')
  await page.locator('.sign-in-prompt').getByRole('link', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Do you already have an account?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.locator('.error-summary')).toContainText('The Email field is required.')
  await fillSignIn(page, person)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'You logged in as Seller' })).toBeVisible()
  await expect(page.locator('#flash-message')).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.locator('.sign-in-prompt')).toHaveCount(0)
  await expect(control(page, 'townName')).toHaveValue('York')
  await control(page, 'sellingPrice').fill('199950')
  await saved(page)
  const uuid = await storedUuid(page, 'sell')

  const second = await browser.newContext()
  const device = await second.newPage()
  await device.goto('/profile/listings')
  await live(device)
  await fillSignIn(device, person)
  await device.getByRole('button', { name: 'Sign in' }).click()
  await device.waitForURL('**/profile/listings')
  await device.getByRole('link', { name: 'Complete' }).click()
  await device.waitForURL('**/sell')
  await expect(control(device, 'townName')).toHaveValue('York')
  expect(await storedUuid(device, 'sell')).toBe(uuid)
  await second.close()
})

test('whose draft does not open here signs in and has it', async ({ page, browser }) => {
  const person = await aSeller(browser, { verified: false })
  await openCreationPage(page, 'let')
  await control(page, 'townName').fill('Leeds')
  await page.locator('.sign-in-prompt').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.keyboard.press('Enter')
  await expect(page.locator('#flash-message')).toHaveText('You logged in as Landlord')
  await saved(page)
  const uuid = await storedUuid(page, 'let')

  // Their session ends while they type.
  await page.context().clearCookies({ name: 'session' })
  await control(page, 'townName').fill('Hull')
  const alert = page.getByRole('alert').filter({ hasText: 'You’ve been signed out.' })
  await alert.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.keyboard.press('Enter')
  await expect(alert).toHaveCount(0)
  await saved(page)
  expect(await storedUuid(page, 'let')).toBe(uuid)

  const second = await browser.newContext()
  const device = await second.newPage()
  await device.goto(`/load/let/${uuid}`)
  await device.waitForURL('**/let')
  await device.locator('.note').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(device, person)
  await device.keyboard.press('Enter')
  await expect(control(device, 'townName')).toHaveValue('Hull')
  await second.close()
})

test('a guest is emailed a link, and finishes elsewhere', async ({ page, browser }) => {
  const email = `later-${Date.now()}@example.org`
  await openCreationPage(page, 'sell')
  const button = page.getByRole('button', { name: 'Email me a link to finish later' })
  await control(page, 'townName').fill('Bath')
  await expect(button).toHaveCount(0)
  await control(page, 'enquiryEmail').fill(email)
  await button.click()
  await expect(page.getByRole('dialog')).toContainText(`We’ve sent a link to ${email}.`)
  await page.getByRole('button', { name: 'Close' }).click()

  const second = await browser.newContext()
  const device = await second.newPage()
  const link = await actorOn(page).messages.linkFor(email, '/open-draft')
  await device.goto(link)
  await device.waitForURL('**/sell')
  await ready(device)
  await expect(control(device, 'townName')).toHaveValue('Bath')
  await device.goto('about:blank')
  await device.goto(link)
  await expect(device.getByText('This link doesn’t work any more.')).toBeVisible()
  await second.close()
})

test('signing out saves what was typed a moment before', async ({ page, browser }) => {
  const person = await aSeller(browser, { verified: false })
  await openCreationPage(page, 'sell')
  await page.locator('.sign-in-prompt').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.keyboard.press('Enter')
  await page.locator('#flash-message').waitFor()
  await control(page, 'sellingPrice').fill('87000')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signed-out')
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await live(page)
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/profile/listings')
  await expect(page.getByRole('listitem')).toContainText('£87,000')
})

test('signing out leaves nothing in the browser, even one that ignores our header', async ({ page }) => {
  await sellerWithDraft(page)
  await openCreationPage(page, 'sell')
  await page.route('**/create-listing/*', (route) => route.abort())
  await control(page, 'sellingPrice').fill('88000')
  await chooser(page).setInputFiles(await photoFile('a.jpg'))
  const counted = async () => {
    const { copies, photos, local } = await keptIn(page)
    return [copies[0]?.length, photos?.length, local]
  }
  await expect.poll(counted).toEqual([1, 1, 1])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/profile/listings')
  await live(page)
  expect(await counted()).toEqual([1, 1, 1])
  await page.route('**/sign-out', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { 'clear-site-data': heeded = '', ...headers } = response.headers()
    expect(heeded).toContain('"storage"')
    await route.fulfill({ response, headers })
  })
  await signOut(page)
  await expect.poll(counted).toEqual([0, 0, 0])
})

test('a draft is deleted and brought back by the keyboard, and the focus stays with it', async ({ page }) => {
  const { uuid } = await sellerWithDraft(page)
  await page.goto('/profile/listings')
  await live(page)
  await expect(page.locator('.pending-address')).toHaveText('Mill Lane, York')
  await page.getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#deleted-${uuid}`)).toBeFocused()
  expect(await storedUuid(page, 'sell')).toBeNull()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(`#pending-${uuid}`)).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator(`#deleted-${uuid}`)).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await expect(page.locator('.pending')).toHaveCount(0)
})
