import { addDays, formatDate, today } from '../../src/shared/values/iso-date.ts'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { actorOn, live, somebody } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { publishedByCalls } from '../support/by-calls.ts'
import { completeAdvert, listingOf, thanked } from '../support/checkout-pages.ts'
import { control, field, next, ready, saved } from '../support/creation-page.ts'
import { aPortalIsOn, judgedAfter } from '../support/desk-pages.ts'

test.setTimeout(120_000)

test('an advert is withdrawn and put back, by the keyboard, and says so', async ({ page }) => {
  const { uuid } = await completeAdvert(page)
  await next(page).click()
  await thanked(page)
  const listing = listingOf(page)
  await page.goto('/profile/listings')
  await live(page)
  const own = page.locator('.own > li')
  await expect(own).toContainText('£450,000')
  await expect(own).toContainText('Live')
  await expect(own).toContainText('1 photo')
  await expect(own).toContainText('You’ve got a Standard advert')
  await own.getByRole('button', { name: 'Withdraw' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Withdraw this advert?' })
  await dialog.getByRole('button', { name: 'Keep it online' }).press('Enter')
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Withdraw advert' }).press('Enter')
  await expect(own).toContainText('Withdrawn: nobody can see it')
  await expect(own.getByRole('heading')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('You’ve withdrawn your advert. Nobody can see it.')
  await page.reload()
  await live(page)
  await expect(own).toContainText('Withdrawn: nobody can see it')
  await expect(own.getByRole('link', { name: 'View advert' })).toHaveCount(0)
  await own.getByRole('button', { name: 'Put back online' }).press('Enter')
  await expect(own).toContainText('Live')
  await expect(own.getByRole('link', { name: 'View advert' })).toHaveAttribute('href', `/advert/${listing}`)

  await own.getByRole('link', { name: 'Edit' }).click()
  await page.waitForURL('**/sell')
  await ready(page)
  await control(page, 'sellingPrice').fill('445000')
  await saved(page)
  await page.goto('/profile/listings')
  await expect(own).toContainText('You have changes that aren’t published yet.')
  await expect(page.getByText('You’ve finished all your adverts.')).toBeVisible()
  expect(uuid).not.toBe('')
})

test('whoever has no certificate yet is told before the 28 days end and after, with one link to the question', async ({
  page,
}) => {
  const { listing } = await publishedByCalls(page, {
    answers: { hasPropertyEpc: 'epc_not_available', currentEpc: null, potentialEpc: null },
  })
  await judgedAfter(listing, 27)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/listings')
  const own = page.locator('.own > li')
  await expect(own).toContainText(`Change this advert before ${formatDate(addDays(today(new Date()), 1))}`)
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  await judgedAfter(listing, 1)
  await page.reload()
  await expect(own).toContainText('We took this advert offline')
  await expect(own).toContainText('The 28 days to get it ended on')
  await live(page)
  await own.getByRole('button', { name: 'Put back online' }).press('Enter')
  await expect(own.getByRole('alert')).toContainText('The 28 days to get it ended on')
  await own.getByRole('link', { name: 'Change your advert' }).press('Enter')
  await page.waitForURL('**/sell#epcOrderedOn')
  await ready(page)
  await expect(field(page, 'epcOrderedOn').locator(':focus')).toHaveCount(1)
})

test('a number that is not the account’s is shown once its owner has confirmed it', async ({ page }) => {
  const { phone } = somebody()
  const { listing } = await publishedByCalls(page, { answers: { enquiryPhone: phone } })
  await page.goto(`/advert/${listing}`)
  await expect(page.getByRole('link', { name: 'Show the phone number' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/listings')
  await live(page)
  const own = page.locator('.own > li')
  await expect(own).toContainText(`Your advert doesn’t show ${phone} yet.`)
  await own.getByRole('button', { name: 'Text me a code' }).press('Enter')
  const code = await actorOn(page).messages.codeFor(phone)
  await own.getByLabel('Code').fill(code === '1234' ? '4321' : '1234')
  await page.keyboard.press('Enter')
  await expect(own.getByRole('alert')).toContainText('That’s not the right code.')
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  await own.getByLabel('Code').fill(code)
  await own.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(own.getByLabel('Code')).toHaveCount(0)
  await expect(own.getByRole('heading')).toBeFocused()
  await page.goto(`/advert/${listing}`)
  await page.getByRole('link', { name: 'Show the phone number' }).click()
  await expect(page.locator('.phone-number')).toHaveText(phone)
})

test('an advert goes to another website once its owner agrees, and no more when they stop it, by the keyboard', async ({
  page,
}) => {
  await publishedByCalls(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/listings')
  const own = page.locator('.own > li')
  const portal = await aPortalIsOn()
  try {
    await page.reload()
    await live(page)
    await own.getByText(`Send this advert to ${portal.name} too`).press('Enter')
    await expect(own).toContainText('We never send your name, email address or phone number.')
    await expectNoViolations(page)
    await expectNothingTooWide(page, 'main')
    await page.keyboard.press('Tab')
    await expect(own.getByRole('link', { name: 'privacy policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(own.getByRole('button', { name: `I agree: send it to ${portal.name}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(own).toContainText(`We’ll send it to ${portal.name} in a few minutes.`)
    await expect(own.getByRole('heading')).toBeFocused()
    await expect(page.locator('#announcer')).toHaveText(
      `You agreed. We’ll send your advert to ${portal.name}.`,
    )
    await page.reload()
    await live(page)
    await own.getByRole('button', { name: `Stop sending to ${portal.name}` }).press('Enter')
    await expect(own).toContainText(`You stopped sending it to ${portal.name}.`)
    await expect(own.getByRole('heading')).toBeFocused()
    await expectNoViolations(page, 'main')
    await page.goto('/privacy-policy')
    await expect(page.locator('#who-gets-it')).toContainText(portal.name)
  } finally {
    await portal.off()
  }
  await page.reload()
  await expect(page.getByRole('main')).not.toContainText(portal.name)
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('an advert that could not be withdrawn stays as it is', async ({ page }) => {
    await completeAdvert(page)
    await next(page).click()
    await thanked(page)
    await page.goto('/profile/listings')
    await live(page)
    await page.route('**/create-listing/withdraw', (route) => route.abort())
    const own = page.locator('.own > li')
    await own.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw advert' }).click()
    await expect(own.getByRole('alert')).toContainText('We couldn’t reach our server.')
    await expect(own).toContainText('Live')
  })
})
