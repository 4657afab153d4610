import { CARDS } from '../support/actor.ts'
import { expect, test } from '../support/browser-test.ts'
import { completeAdvert, payBy, paymentFrame, thanked, toCheckout } from '../support/checkout-pages.ts'
import { addDiscount } from '../support/discounts.ts'

test.setTimeout(120_000)
const unique = (name: string): string => `${name}-${Date.now().toString(36).toUpperCase()}`

test('a code that is none is refused, one that works is taken off, and the rest is paid', async ({
  page,
}) => {
  const code = unique('SPRING')
  await addDiscount(code, '--percent', '20')
  await completeAdvert(page, 'Premium-Advert-3-Months')
  await toCheckout(page)
  await page.getByLabel('Discount code').fill('NOT-A-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.discount .error')).toHaveText('Wrong discount code')
  await page.getByLabel('Discount code').fill(` ${code.toLowerCase()} `)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.order')).toContainText('−£4.00')
  await expect(page.locator('.order-total dd')).toHaveText('£15.99')
  await page.getByRole('button', { name: 'Remove the discount code' }).click()
  await expect(page.locator('.order-total dd')).toHaveText('£19.99')
  await page.getByLabel('Discount code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.order-total dd')).toHaveText('£15.99')
  await payBy(page, CARDS.pays)
  await thanked(page)
})

test('a code for the whole price publishes without paying', async ({ page }) => {
  const code = unique('ALL')
  await addDiscount(code, '--percent', '100')
  await completeAdvert(page, 'Premium-Advert-3-Months')
  await toCheckout(page)
  await page.getByLabel('Discount code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.order-total dd')).toHaveText('£0.00')
  await expect(paymentFrame(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish my advert' }).click()
  await thanked(page)
})
