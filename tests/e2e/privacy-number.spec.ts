import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { actorOn, live } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { boughtByCalls } from '../support/by-calls.ts'

test.setTimeout(120_000)
const PRIVACY = /01632 960\d{3}/

test('Bronze from its purchase to a call: the advert shows a privacy number, and its owner sees that somebody called', async ({
  page,
}) => {
  const { listing, email, phone } = await boughtByCalls(page, 'Bronze-Package')
  await page.goto('/profile/listings')
  await live(page)
  const bought = page.locator('.own-bought')
  await expect(bought).toContainText('Privacy number for 1 month')
  await expect(bought).toContainText(/01632 960\d{3}, from \d+ \w+ \d{4} until \d+ \w+ \d{4}\./)
  await expect(bought).toContainText('No calls yet.')
  const [number = ''] = PRIVACY.exec(await bought.innerText()) ?? []

  await page.goto(`/advert/${listing}`)
  await expect(page.getByRole('link', { name: 'Show the phone number' })).toBeVisible()
  expect(await page.content()).not.toContain(phone)
  await page.getByRole('link', { name: 'Show the phone number' }).click()
  await expect(page.locator('.phone-number')).toHaveText(number)
  await expect(page.getByText('It forwards to the advertiser')).toBeVisible()
  await expect(page.locator('[data-sandbox="voice"]')).toBeVisible()
  expect(await page.content()).not.toContain(phone)

  await page.goto('/sandbox')
  await page.getByRole('link', { name: 'sandbox phone' }).click()
  await page.getByLabel('Number to call').fill(number)
  await page.getByRole('button', { name: 'Call' }).click()
  await expect(page.locator('article').first()).toContainText(`It rang at ${phone}`)

  await page.goto('/profile/listings')
  await live(page)
  await page.getByText('1 call came').click()
  await expect(page.locator('.own-calls time')).toBeVisible()
  await expect(page.locator('.own-calls')).not.toContainText('900999')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNothingTooWide(page, 'main')

  await page.getByRole('button', { name: 'Cancel Bronze' }).press('Enter')
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  await page.getByRole('button', { name: /^Cancel and get £4\.\d\d back$/ }).press('Enter')
  await expect(page.locator('.own')).toContainText('We’re refunding')
  await expect(bought).toContainText('Cancelled on')
  await page.reload()
  await live(page)
  await expect(page.locator('.own')).toContainText('You’ve got a Standard advert')
  await expect(page.locator('.own')).toContainText(/We’(?:re refunding|ve refunded) £4\.\d\d/)

  const letters = await actorOn(page).messages.to(email)
  const letter = letters.find(({ text }) => text.includes('Total: £4.99'))
  expect(letter?.text).toMatch(/Privacy number for 1 month: 01632 960\d{3}, from/)
})
