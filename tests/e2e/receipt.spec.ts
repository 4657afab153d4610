import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { live } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { publishedByCalls } from '../support/by-calls.ts'

test.setTimeout(90_000)

test('an owner opens the receipt of an advert, and a stranger checks it by its link', async ({
  page,
  browser,
}) => {
  const { listing } = await publishedByCalls(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/profile/listings')
  await live(page)
  await page.locator('.own > li').getByRole('link', { name: 'Receipt' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt of care')
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  const address = await page.getByText('/check-receipt/').innerText()
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.setViewportSize({ width: 320, height: 800 })
  await stranger.goto(new URL(address).pathname)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This receipt is genuine')
  await expect(stranger.getByRole('link', { name: 'See the advert as it is now' })).toHaveAttribute(
    'href',
    `/advert/${listing}`,
  )
  await expectNothingTooWide(stranger, 'main')
  await stranger.getByLabel('Digest, signature or record').fill('0'.repeat(64))
  await stranger.getByRole('button', { name: 'Check' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('We don’t know this receipt')
  await stranger.context().close()
  await page.goto('/check-receipt')
  await expectNoViolations(page)
})
