import { actorOn, fillSignIn, heading, live, signOut, somebody } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { control, ready, saved } from '../support/creation-page.ts'

test('an agent registers, begins an advert of their own, goes on with it, and signs in again', async ({
  page,
}) => {
  const agent = somebody()
  await page.goto('/user-agent/register')
  await live(page)
  await page.getByLabel('Name of your agency').fill('Mill & Lane')
  await page.getByLabel('First name').fill('Alex')
  await page.getByLabel('Last name').fill('Smith')
  await page.getByLabel('Email address').fill(agent.email)
  await page.getByLabel('Phone number').fill('12345')
  await page.getByLabel(/^I accept the terms/).check()
  await page.getByRole('button', { name: 'Create My Agent Account' }).click()
  await expect(page.locator('[data-field="mobile"] .error')).toHaveText(
    'The Mobile is not a valid phone number.',
  )
  await page.getByLabel('Phone number').fill('020 7219 3000')
  await page.getByRole('button', { name: 'Create My Agent Account' }).click()
  await page.waitForURL('**/advertise-your-property/your-listing')
  await expect(page.getByText('Listing is free for agents.')).toBeVisible()

  await page.goto('/sell')
  await expect(heading(page)).toHaveText('Agents advertise free of charge')
  await page.getByRole('link', { name: 'List a property' }).click()
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await page.waitForURL('**/sell?for=agent')
  await ready(page)
  await expect(page.locator('[data-block="userAgent"]')).toHaveCount(0)
  await control(page, 'sellingPrice').fill('325000')
  await saved(page)
  await page.getByRole('link', { name: 'Your adverts' }).click()
  await expect(page.getByRole('listitem')).toContainText('£325,000')
  await page.getByRole('link', { name: 'Complete' }).click()
  await page.waitForURL('**/sell?for=agent')
  await expect(control(page, 'sellingPrice')).toHaveValue('325,000')

  await page.goto(await actorOn(page).messages.linkFor(agent.email, '/choose-password'))
  await live(page)
  await page.getByLabel('New password').fill(agent.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/advertise-your-property/your-listing')
  await signOut(page)

  await page.goto('/user/login')
  await live(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toContainText('Email Address and Password are required')
  await fillSignIn(page, { ...agent, password: 'something else' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(summary).toContainText('Invalid e-mail or password.')
  await fillSignIn(page, agent)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/advertise-your-property/your-listing')
  await expect(page.getByRole('listitem')).toContainText('£325,000')
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('an agent’s sign-in that fails says so', async ({ page }) => {
    await page.goto('/user/login')
    await live(page)
    await page.route('**/user/login', (route) => route.abort())
    await fillSignIn(page, somebody())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.locator('.error-summary')).toContainText('Something went wrong. Please try again.')
  })
  test('a busy server is not reported as a lost connection', async ({ page }) => {
    await page.goto('/confirm-identity/sell?tab=sign-in')
    await live(page)
    await page.route('**/login*', (route) => route.fulfill({ status: 503, body: '<h1>Down</h1>' }))
    await fillSignIn(page, somebody())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('.error-summary')).toContainText('We’re busy at the moment.')
  })
})
