import {
  actorOn,
  fillRegistration,
  fillSignIn,
  flashMessage,
  heading,
  live,
  register,
  signOut,
  somebody,
  verifyButton,
} from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { aSeller, guestAtConfirmIdentity } from '../support/by-calls.ts'

test('a guest makes an advert, registers, and confirms the number', async ({ page }) => {
  const person = somebody()
  await guestAtConfirmIdentity(page, person)
  await expect(heading(page)).toHaveText('Register')
  // Filled in from the advert.
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await expect(page.getByLabel('Mobile number')).toHaveValue(person.phone)
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Register and continue' }).click()
  await page.waitForURL('**/phone-number-verification/sell')
  await expect(flashMessage(page)).toContainText('You’ve created your account.')
  await expect(page.getByText(person.email)).toBeVisible()
  // The sandbox's note names the first number that may be drawn.
  await expect(page.getByRole('main').getByText(person.phone)).toBeVisible()
  await live(page)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(heading(page)).toHaveText('Enter the code')
  await expect(heading(page)).toBeFocused()
  const code = await actorOn(page).messages.codeFor(person.phone)
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 2)} - ${code.slice(2)}`)
  await verifyButton(page, 'Verify and publish').click()
  await page.waitForURL('**/create-listing/thank-you-sell?listing_id=*')
  await expect(flashMessage(page)).toHaveText('You’ve confirmed your mobile number.')
})

test('a guest who has an account and a confirmed number signs in and goes straight on', async ({
  page,
  browser,
}) => {
  const person = await aSeller(browser, { verified: true })
  await guestAtConfirmIdentity(page, person)
  await page.locator('.switch').getByRole('link', { name: 'Sign in' }).click()
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await fillSignIn(page, person)
  await page.getByLabel('Remember me on this device').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/create-listing/thank-you-sell?listing_id=*')
  await expect(flashMessage(page)).toHaveText('You logged in as Seller')
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(session?.expires).toBeGreaterThan(Date.now() / 1_000 + 80 * 86_400)
})

test('a landlord whose number is not confirmed confirms it after signing in', async ({ page, browser }) => {
  const person = await aSeller(browser, { verified: false })
  await page.goto('/confirm-identity/let?tab=sign-in')
  await live(page)
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/phone-number-verification/let')
  await expect(flashMessage(page)).toHaveText('You logged in as Landlord')
})

test('the other block has the focus and a title of its own, and Back undoes the switch', async ({ page }) => {
  await page.goto('/confirm-identity/sell?tab=sign-in&from=listings')
  await live(page)
  const lead = page.locator('.lead')
  await expect(lead).toHaveText('Sign in to see the adverts you’ve started.')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle(/^Error: Sign in/)
  await page.locator('.switch').getByRole('link', { name: 'Register' }).click()
  await expect(heading(page)).toHaveText('Register')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Register/)
  await expect(page).toHaveURL(/sell\?from=listings$/)
  await expect(lead).toContainText('With an account')
  await page.goBack()
  await expect(heading(page)).toHaveText('Sign in')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(page).toHaveURL(/tab=sign-in&from=listings$/)
})

test('the server’s refusal shows in the block, takes the focus, and clears nothing', async ({
  page,
  browser,
}) => {
  const person = await aSeller(browser, { verified: false })
  await page.goto('/confirm-identity/sell')
  await live(page)
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Register and continue' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toContainText('We couldn’t register you with these details.')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Register/)
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await page.locator('.switch').getByRole('link').click()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(summary).toContainText('Your email address or password is wrong.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
})

test('what is missing is listed, and each line leads to its field', async ({ page }) => {
  await page.goto('/confirm-identity/sell')
  await live(page)
  await page.getByRole('button', { name: 'Register and continue' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'The Title field is required.',
    'The First Name field is required.',
    'The Last Name field is required.',
    'The Email field is required.',
    'The Mobile field is required.',
    'The Terms & Conditions field is required.',
  ])
  await summary.getByRole('link', { name: 'The Mobile field is required.' }).click()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await page.getByLabel('Mobile number').fill('020 7946 0000')
  await page.getByLabel('First name').fill('A*B')
  await page.getByLabel('Last name').focus()
  await expect(page.locator('[data-field="mobile"] .error')).toHaveText(
    'The Mobile is not a valid mobile number.',
  )
  await expect(page.locator('[data-field="firstName"] .error')).toHaveText(
    'The First Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.',
  )
})

test('a form that is sent before its script is there waits for it', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/confirm-identity/sell?tab=sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm-identity\/sell\?tab=sign-in$/)
  release()
  await expect(page.locator('.error-summary')).toContainText('Your email address or password is wrong.')
})

test('a password can be shown, and is hidden again', async ({ page }) => {
  await page.goto('/confirm-identity/sell?tab=sign-in')
  await live(page)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(' two  spaces ')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(' two  spaces ')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
})

test('pages that are not for somebody lead on before anything is drawn', async ({ page }) => {
  const person = somebody()
  const leads = async (from: string, to: string) => {
    await page.goto(from)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(to)
  }
  await leads('/phone-number-verification/let', '/let')
  await leads('/profile/listings', '/confirm-identity/sell?tab=sign-in&from=listings')
  await leads('/advertise-your-property/your-listing', '/user/login')
  await register(page, person)
  await leads('/confirm-identity/let', '/let')
  await leads('/profile/listings', '/profile/listings')
  await expect(page.getByText('You haven’t started an advert yet')).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText('Sign in')
  await leads('/profile/listings', '/confirm-identity/sell?tab=sign-in&from=listings')
})
