import { expect, test } from '../support/browser-test.ts'
import { publishedByCalls } from '../support/by-calls.ts'
import { error, field, next, openAtFindAddress, openCreationPage, ready } from '../support/creation-page.ts'
import { chooseHome } from '../support/found-address.ts'

test('a chosen address that is advertised is told before the list is left, and leads to one’s own advert', async ({
  page,
}) => {
  const { uuid } = await publishedByCalls(page)
  await page.route('**/create-listing/address-exists', (route) =>
    route.fulfill({
      json: {
        success: true,
        error_message: '',
        result: { listingExists: { listing: true }, own: { uuid, app_type: 'sell' } },
      },
    }),
  )
  await page.goto('/new/sell')
  await page.waitForURL('**/sell')
  await ready(page)
  await chooseHome(page, false)
  await page.locator('select[name="propertyAddress"]').focus()
  await expect(error(page, 'propertyAddress')).toHaveText(/^We already have an advert/)
  await expect(page.locator('select[name="propertyAddress"]')).toBeFocused()
  // The published page tells the same.
  await expect(page.locator('.preview-place')).toHaveText(/^[A-Z][^,]+, Tolmarrick, TR40$/)
  await page.getByRole('link', { name: 'Open your advert' }).click()
  await page.waitForURL('**/sell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your advert')
})

test('a last button that is pressed before the script is there is followed when it is', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sell', { waitUntil: 'commit' })
  await next(page).click()
  await expect(page.locator('.error-summary')).toHaveCount(0)
  release()
  await expect(page.locator('.error-summary')).toBeFocused()
})

test('from the top of the page the first question is a few presses away', async ({ page }) => {
  await openAtFindAddress(page, 'sell')
  let presses = 0
  do {
    await page.keyboard.press('Tab')
    presses += 1
  } while (presses < 30 && !(await field(page, 'userAgent').locator(':focus').count()))
  // The skip link, the header's two, the step, clearing, the shared computer, signing in and registering, Help.
  expect(presses).toBeLessThanOrEqual(10)
})

test('with text twice as large nothing that has the focus is under the bar of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 212.5% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await openCreationPage(page, 'sell')
  /** What has the focus, if its first line is under the bar. */
  const covered = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const bar = document.querySelector('.progress')
      if (!at || !bar || bar.contains(at)) return null
      const { top, height } = at.getBoundingClientRect()
      const isHidden = top + Math.min(height, 60) > bar.getBoundingClientRect().top
      return isHidden ? at.outerHTML.slice(0, 80) : null
    })
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(covered).toBeNull()
  }
})
