import { heading } from '../support/account-pages.ts'
import { CARDS } from '../support/actor.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  cardForm,
  completeAdvert,
  listingOf,
  payBy,
  paymentFrame,
  thanked,
  toCheckout,
} from '../support/checkout-pages.ts'
import { control, field, ready } from '../support/creation-page.ts'

test.setTimeout(120_000)
const PREMIUM = 'Premium-Advert-3-Months'

test('a declined card, then one that pays', async ({ page }) => {
  const { uuid } = await completeAdvert(page, PREMIUM)
  await toCheckout(page)
  await expect(page.locator('.order-total dd')).toHaveText('£19.99')
  await payBy(page, CARDS.declined)
  await expect(page.getByText('The payment didn’t go through. You haven’t paid.')).toBeVisible()
  await payBy(page, CARDS.pays)
  await thanked(page)
  await expect(heading(page)).toHaveText('Your advert is published')
  await expect(page.locator('.lead')).toContainText('a Premium advert until')

  // A paid option is locked.
  await page.goto(`/load/sell/${uuid}`)
  await page.waitForURL('**/sell')
  await ready(page)
  await expect(field(page, 'marketingOption').locator('input:not(:disabled)')).toHaveCount(0)
  await expect(page.getByText('You’ve already paid for this')).toBeVisible()
  await expect(control(page, 'marketingOption').and(page.locator(':checked'))).toHaveValue(PREMIUM)
})

test('a card that asks for one more step', async ({ page }) => {
  await completeAdvert(page, PREMIUM)
  await toCheckout(page)
  await payBy(page, CARDS.step)
  await cardForm(page).getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText('The payment didn’t go through')).toBeVisible()
  await payBy(page, CARDS.step)
  await cardForm(page).getByRole('button', { name: 'Complete' }).click()
  await thanked(page)
})

test('the browser is closed before the payment returned: the advert is there all the same', async ({
  page,
}) => {
  await completeAdvert(page, PREMIUM)
  await toCheckout(page)
  const frame = (await paymentFrame(page).getAttribute('src')) ?? ''
  await page.goto('about:blank')
  const paid = await page.request.post(frame, {
    form: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
  })
  expect(paid.ok()).toBe(true)
  await page.goto('/checkout/sell')
  await thanked(page)
  const listing = listingOf(page)
  await page.goto('/profile/listings')
  await expect(page.locator('.own > li')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'View advert' })).toHaveAttribute('href', `/advert/${listing}`)
})

test('a reload, the Back button and a second tab show the same order', async ({ page, context }) => {
  await completeAdvert(page, PREMIUM)
  await toCheckout(page)
  const frame = await paymentFrame(page).getAttribute('src')
  await page.reload()
  await expect(paymentFrame(page)).toHaveAttribute('src', frame ?? '')
  const second = await context.newPage()
  await second.goto('/checkout/sell')
  await expect(paymentFrame(second)).toHaveAttribute('src', frame ?? '')
  await second.goto('/sell')
  await second.goBack()
  await expect(paymentFrame(second)).toHaveAttribute('src', frame ?? '')
  await payBy(second, CARDS.pays)
  await thanked(second)
  // The first tab no longer has the draft, so it cannot be paid twice.
  await page.reload()
  await page.waitForURL(({ pathname }) => pathname === '/sell')
  await second.close()
})

test('on a small phone the card form fits its frame, and says by the focus what became of the card', async ({
  page,
}) => {
  await completeAdvert(page, PREMIUM)
  await page.setViewportSize({ width: 320, height: 740 })
  await toCheckout(page)
  const spare = () =>
    cardForm(page)
      .locator('html')
      .evaluate((html) => [html.clientWidth - html.scrollWidth, html.clientHeight - html.scrollHeight])
  await cardForm(page)
    .getByRole('button', { name: /^Pay £/ })
    .waitFor()
  expect(await spare()).toEqual([0, 0])
  await payBy(page, CARDS.declined)
  await expect(cardForm(page).getByRole('alert')).toBeFocused()
  expect(await spare()).toEqual([0, 0])
  await expect(page.getByText('The payment didn’t go through')).toBeVisible()
  await payBy(page, CARDS.step)
  await expect(cardForm(page).getByRole('heading', { name: 'One more step' })).toBeFocused()
  // The previous card's message is gone.
  await expect(page.getByText('The payment didn’t go through')).toHaveCount(0)
})
