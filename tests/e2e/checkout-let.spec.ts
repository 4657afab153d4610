import { actorOn, heading } from '../support/account-pages.ts'
import { CARDS } from '../support/actor.ts'
import { expect, test } from '../support/browser-test.ts'
import { completeAdvert, listingOf, payBy, thanked, toCheckout } from '../support/checkout-pages.ts'
import { next, storedUuid } from '../support/creation-page.ts'

test.setTimeout(120_000)

test('a home to let with a package: paid, thanked, and found by its address', async ({ page }) => {
  const { person } = await completeAdvert(page, 'Gold-Package', 'let')
  await toCheckout(page, 'let')
  await expect(page.locator('.order-total dd')).toHaveText('£29.99')
  await payBy(page, CARDS.pays)
  await thanked(page, 'let')
  await expect(heading(page)).toHaveText('Your advert is published')
  expect(await storedUuid(page, 'let')).toBeNull()
  const listing = listingOf(page)
  await actorOn(page).messages.linkFor(person.email, `/advert/${listing}`)
  const [letter] = await actorOn(page).messages.to(person.email)
  expect(letter?.text).toContain('You bought: Gold.')
  expect(letter?.text).toContain('Total: £29.99, VAT included.')
  await page.goto(`/advert/${listing}`)
  await expect(page.locator('.advert-price').first()).toContainText('£950')
})

test('a home to let free of charge, without a checkout', async ({ page }) => {
  await completeAdvert(page, 'none', 'let')
  await next(page).click()
  await thanked(page, 'let')
  await expect(heading(page)).toHaveText('Your advert is published')
})
