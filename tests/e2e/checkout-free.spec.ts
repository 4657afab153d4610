import {
  actorOn,
  fillRegistration,
  fillSignIn,
  flashMessage,
  heading,
  live,
  signOut,
  somebody,
  typeAdvertAsGuest,
  verify,
} from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { aSeller, guestAtConfirmIdentity, openComplete } from '../support/by-calls.ts'
import { completeAdvert, listingOf, thanked } from '../support/checkout-pages.ts'
import { choose, control, error, next, ready, saved, storedUuid } from '../support/creation-page.ts'

test.setTimeout(120_000)

test('a guest makes an advert, registers, confirms the number, and is published', async ({ page }) => {
  const person = somebody()
  await typeAdvertAsGuest(page, person)
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Register and continue' }).click()
  await page.waitForURL('**/phone-number-verification/sell')
  await verify(page, person, 'Verify and publish')
  await thanked(page)
  await expect(flashMessage(page)).toHaveText('You’ve confirmed your mobile number.')
  await expect(heading(page)).toHaveText('Your advert is published')
  const listing = listingOf(page)
  const reference = listing.toUpperCase().replace(/^(.{4})/, '$1 ')
  await expect(page.locator('#reference')).toHaveText(reference)
  await expect(page.getByText('It can take up to 45 minutes')).toBeVisible()
  expect(await storedUuid(page, 'sell')).toBeNull()
  await page.getByRole('link', { name: 'View your advert' }).click()
  await expect(page).toHaveURL(new RegExp(`/advert/${listing}$`))
  expect(await actorOn(page).messages.linkFor(person.email, `/advert/${listing}`)).toContain(listing)
})

test('somebody verified publishes, then a change, which is told beforehand and afterwards', async ({
  page,
}) => {
  const { uuid } = await completeAdvert(page)
  await expect(next(page)).toHaveText('Publish my advert')
  await choose(page, 'marketingOption', 'Premium-Advert-1-Month')
  await expect(next(page)).toHaveText('Next')
  await choose(page, 'marketingOption', 'none')
  await next(page).click()
  await thanked(page)
  const listing = listingOf(page)
  await page.goto(`/load/sell/${uuid}`)
  await page.waitForURL('**/sell')
  await ready(page)
  await expect(heading(page)).toHaveText('Edit your advert')
  await expect(page.locator('.changes')).toHaveText(/You haven’t changed anything/)
  await control(page, 'propertyBedrooms').fill('4')
  // A published advert keeps its summary.
  await expect(control(page, 'summary')).toHaveValue(/^3 Bed/)
  await saved(page)
  await expect(page.locator('.change-list > div')).toHaveText(['BedroomsPublished: 3Now: 4'])
  await expect(next(page)).toHaveText('Publish these changes')
  await next(page).click()
  await thanked(page)
  expect(listingOf(page)).toBe(listing)
  await expect(heading(page)).toHaveText('Your changes are live')
  await expect(page.getByText('sent you an email')).toHaveCount(0)
})

test('a guest who has an account and a confirmed number signs in and is published', async ({
  page,
  browser,
}) => {
  const person = await aSeller(browser, { verified: true })
  await guestAtConfirmIdentity(page, person)
  await page.locator('.switch').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await thanked(page)
  await expect(flashMessage(page)).toHaveText('You logged in as Seller')
})

test('signing in on a complete form goes on as Next does', async ({ page, browser }) => {
  const person = await aSeller(browser, { verified: true })
  await openComplete(page, 'sell')
  await page.locator('.sign-in-prompt').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.keyboard.press('Enter')
  await thanked(page)
})

test('a home that is advertised already is refused where it is asked for', async ({ page }) => {
  await completeAdvert(page)
  const door = await control(page, 'doorNumber').inputValue()
  await next(page).click()
  await thanked(page)
  await openComplete(page, 'sell', { doorNumber: door })
  await next(page).click()
  await page.locator('.error-summary').waitFor()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText(
    'We already have an advert for a property with this address.',
  )
})

test('what the server finds wrong is marked at its field, and a change of the answer takes it away', async ({
  page,
}) => {
  await completeAdvert(page)
  const wrong = { block: 'rooms', field: 'propertyBedrooms', message: 'That is not what the register says.' }
  await page.route(
    '**/create-listing/save-final',
    (route) => route.fulfill({ json: { success: false, error_message: '', errors: [wrong] } }),
    { times: 1 },
  )
  await next(page).click()
  await page.locator('.error-summary').waitFor()
  await expect(error(page, 'propertyBedrooms')).toHaveText(wrong.message)
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await control(page, 'propertyBedrooms').fill('5')
  await expect(error(page, 'propertyBedrooms')).toHaveCount(0)
  await next(page).click()
  await thanked(page)
})

test('a refusal without errors is an alert, and says to try again', async ({ page }) => {
  await completeAdvert(page)
  await page.route('**/create-listing/save-final', (route) =>
    route.fulfill({ json: { success: false, error_message: 'We are closed.' } }),
  )
  await next(page).click()
  await page.getByRole('alert').filter({ hasText: 'We are closed. Try again later.' }).waitFor()
})

test('somebody else’s advert, and one that is none, are not shown', async ({ page, browser }) => {
  const { person } = await completeAdvert(page)
  await next(page).click()
  await thanked(page)
  const address = page.url()
  await signOut(page)
  await page.goto(address)
  await expect(heading(page)).toHaveText('Sign in to see your advert')
  await expect(page.locator('#reference')).toHaveCount(0)
  const other = await browser.newContext()
  const there = await other.newPage()
  await completeAdvert(there)
  await there.goto(address)
  await expect(there.locator('#reference')).toHaveCount(0)
  await expect(there.getByText(person.email)).toHaveCount(0)
  await other.close()
})

test('an advert without an energy rating says what is still to be done', async ({ page }) => {
  await completeAdvert(page)
  await choose(page, 'hasPropertyEpc', 'epc_not_available')
  await saved(page)
  await next(page).click()
  await thanked(page)
  await expect(page.locator('.note')).toContainText('legally required')
  await live(page)
})
