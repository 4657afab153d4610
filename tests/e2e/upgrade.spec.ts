import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { actorOn, flashMessage, live } from '../support/account-pages.ts'
import { CARDS } from '../support/actor.ts'
import { expect, test } from '../support/browser-test.ts'
import { boughtByCalls } from '../support/by-calls.ts'
import { payBy, paymentFrame } from '../support/checkout-pages.ts'

test.setTimeout(120_000)

test('Bronze is upgraded to Gold from Your adverts: the difference is shown, paid and receipted, and the number stays', async ({
  page,
}) => {
  const { email } = await boughtByCalls(page, 'Bronze-Package')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/listings')
  await live(page)
  const bought = page.locator('.own-bought')
  const [number = ''] = /01632 960\d{3}/.exec(await bought.innerText()) ?? []
  await page.getByText('Upgrade from Bronze').press('Enter')
  const offer = page.locator('.own-upgrade')
  await expect(offer).toContainText(/£29\.99 − £4\.\d\d = £25\.\d\d/)
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')

  await page.getByRole('link', { name: 'Upgrade to Gold' }).press('Enter')
  await page.waitForURL('**/upgrade/let?advert=*&option=Gold-Package')
  await paymentFrame(page).waitFor()
  await expect(page.locator('.order')).toContainText(/Bronze, \d\d of 3\d days not used\s*−£4\.\d\d/)
  await expect(page.locator('.order-total')).toContainText(/£25\.\d\d/)
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')

  await payBy(page, CARDS.pays)
  await page.waitForURL('**/profile/listings')
  await live(page)
  await expect(flashMessage(page)).toContainText('Your advert is upgraded')
  await expect(page.locator('.own')).toContainText('You’ve got a Gold advert')
  await expect(bought).toContainText(`Privacy number for 3 months ${number}`)
  await page.getByText('Before the upgrade').press('Enter')
  await expect(bought).toContainText('Ended by an upgrade')
  await expect(page.locator('.own-upgrade')).toHaveCount(0)
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  const letters = await actorOn(page).messages.to(email)
  const letter = letters.find(
    ({ text }) => text.includes('Thank you for your payment') || text.includes('You bought: Gold'),
  )
  expect(letter?.text).toMatch(/The price was £29\.99, less £4\.\d\d for what you had before/)
})
