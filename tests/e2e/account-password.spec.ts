import {
  actorOn,
  fillSignIn,
  flashMessage,
  heading,
  live,
  register,
  signOut,
  somebody,
  verify,
  verifyButton,
} from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { aSeller } from '../support/by-calls.ts'
import { control, ready } from '../support/creation-page.ts'

test('a forgotten password is replaced by the emailed link, which works once', async ({ page, browser }) => {
  const person = await aSeller(browser, { verified: true })
  const welcome = await actorOn(page).messages.linkFor(person.email, '/choose-password')
  await page.goto('/confirm-identity/let?tab=sign-in')
  await page.getByRole('link', { name: 'Forgotten Password' }).click()
  await page.waitForURL('**/reset-password/let')
  await expect(page.locator('[aria-current="step"]')).toHaveText('Reset Password')
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/confirm-identity/let?tab=sign-in',
  )
  await live(page)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.locator('.error-summary')).toContainText('The Email field is required.')
  await page.getByLabel('Email address').fill(person.email)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/confirm-identity/let?tab=sign-in')
  await expect(flashMessage(page)).toHaveText('Password has been reseted. Please check your email.')

  const link = await actorOn(page).messages.linkFor(person.email, '/choose-password', welcome)
  await page.goto(link)
  await live(page)
  const password = page.getByLabel('New password')
  await password.fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.locator('[data-field="newPassword"] .error')).toHaveText(
    'The Password field must be at least 8 characters.',
  )
  await password.fill('password1')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.locator('.error-summary')).toContainText('easy to guess')
  await password.fill('saddle violin harbour')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/confirm-identity/sell?tab=sign-in&from=listings')
  await expect(flashMessage(page)).toContainText('We’ve saved your password.')
  await live(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(flashMessage(page)).toBeEmpty()
  await fillSignIn(page, { ...person, password: 'saddle violin harbour' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/profile/listings')

  await page.goto(link)
  await live(page)
  await page.getByLabel('New password').fill('another good one here')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.locator('.error-summary')).toContainText('This link doesn’t work any more.')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.waitForURL('**/reset-password/sell')
})

test('a link without its token says so', async ({ page }) => {
  await page.goto('/choose-password')
  await expect(heading(page)).toHaveText('Part of this link is missing')
  await page.goto('/open-draft')
  await expect(heading(page)).toHaveText('We couldn’t open your advert')
})

test('an unknown email is answered as a known one is', async ({ page }) => {
  await page.goto('/reset-password/sell')
  await live(page)
  await page.getByLabel('Email address').fill('nobody-at-all@example.org')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(flashMessage(page)).toHaveText('Password has been reseted. Please check your email.')
})

test('the number can be changed, a wrong code is reported, and another can be sent after the pause', async ({
  page,
}) => {
  const [person, other] = [somebody(), somebody()]
  await register(page, person)
  await page.clock.install()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(heading(page)).toHaveText('Your mobile number')
  await expect(page).toHaveTitle(/^Your mobile number/)
  const number = page.getByLabel('Mobile number')
  await expect(number).toHaveValue(person.phone)
  await number.fill('020 7946 0000')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.locator('.error-summary')).toContainText('is not a valid mobile number.')
  await number.fill(other.phone)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.locator('.lead')).toContainText(other.phone)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await code.fill('12')
  await verifyButton(page).click()
  await expect(page.locator('[data-field="verificationCode"] .error')).toHaveText(
    'The Verification Code field must be at least 4 characters.',
  )
  await code.fill('0999')
  await verifyButton(page).click()
  await expect(page.locator('.error-summary')).toContainText('between 1000 and 9999')
  const sent = await actorOn(page).messages.codeFor(other.phone)
  await code.fill(sent === '1234' ? '1235' : '1234')
  await verifyButton(page).click()
  const atField = page.locator('[data-field="verificationCode"] .error')
  await expect(atField).toHaveText('That’s not the right code. Check it and try again.')
  await expect(page).toHaveTitle(/^Error: Enter the code/)
  await code.fill('4321')
  await expect(atField).toHaveCount(0)
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveTitle(/^Enter the code/)
  const again = page.getByRole('button', { name: 'Send another code' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/You can ask for another in \d+ seconds?\./)).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(again).not.toHaveAttribute('aria-disabled')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Your mobile number')
  await page.goBack()
  await expect(heading(page)).toHaveText('Enter the code')
})

test('who has confirmed a number is not asked again, and a new advert has what is known of them', async ({
  page,
}) => {
  const person = somebody()
  await register(page, person, 'let')
  await verify(page, person)
  await page.goto('/phone-number-verification/let')
  await page.waitForURL(({ pathname }) => pathname === '/let')
  await ready(page)
  await expect(page.locator('[name="userAgent"][value="false"]')).toBeChecked()
  await expect(control(page, 'enquiryEmail')).toHaveValue(person.email)
  await expect(control(page, 'enquiryPhone')).toHaveValue(person.phone)
  await signOut(page)
})
