import { expect, test } from '../support/browser-test.ts'
import { control, openCreationPage, saved, storedUuid } from '../support/creation-page.ts'

test('what is no page of its own asks whether one is selling or letting', async ({ page }) => {
  for (const path of ['/anything', '/sell/more', '/new/house', '/profile', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Are you selling or letting?' })).toBeVisible()
    await expect(page.getByRole('link', { name: /SELL/ })).toHaveAttribute('href', '/sell')
  }
  await page.getByRole('link', { name: /LET/ }).click()
  await expect(page).toHaveURL(/\/let$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advertise your home to let')
})

test('the top navigation says where one is', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await expect(steps.locator('[aria-current="step"]')).toHaveText(/1\. Create Your Advert/)
  await page.goto('/confirm-identity/sell')
  await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]')).toHaveText(
    /Register or Sign In/,
  )
})

test('the checkout without an advert leads to where one is made', async ({ page }) => {
  await page.goto('/checkout/let')
  await page.waitForURL(({ pathname }) => pathname === '/let')
})

test('/load with an id that cannot be one opens a new form and says so', async ({ page }) => {
  await page.goto('/load/sell/not-an-id')
  await page.waitForURL('**/sell')
  await expect(page.getByText('We couldn’t open that draft here.')).toBeVisible()
})

test('a link to a draft that does not open here leaves one’s own draft as it is', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await control(page, 'townName').fill('York')
  await saved(page)
  const own = await storedUuid(page, 'sell')
  await page.goto('/load/sell/11111111-1111-4111-8111-111111111111')
  await page.waitForURL('**/sell')
  await expect(page.getByText('We couldn’t open that draft here.')).toBeVisible()
  await expect(control(page, 'townName')).toHaveValue('York')
  expect(await storedUuid(page, 'sell')).toBe(own)
})

test('before the script has arrived, reveals work, and what was answered counts afterwards', async ({
  page,
}) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sell', { waitUntil: 'commit' })
  await page.locator('[name="propertyType"][value="house"]').check()
  await expect(page.locator('[data-for="houseType"]')).toBeVisible()
  await page.locator('[name="houseType"][value="4"]').check()
  await expect(page.locator('[data-for="rooms"]')).toBeVisible()
  await control(page, 'propertyBedrooms').fill('3')
  await control(page, 'propertyPostcode').fill('YO1 7HH')
  await page.locator('[name="hasPropertyParking"][value="false"]').check()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  release()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(control(page, 'propertyPostcode')).toHaveValue('YO1 7HH')
  await expect(control(page, 'propertyBedrooms')).toHaveValue('3')
  await expect(page.locator('[name="houseType"][value="4"]')).toBeChecked()
  await expect(control(page, 'summary')).toHaveValue('3 Bed Detached House For Sale')
  await expect(page.locator('.save-status')).toHaveText('All changes saved')
  // Hydrating sets no attributes: these follow the answers all the same.
  const head = page.locator('.block-head', { has: page.getByRole('heading', { name: 'Parking' }) })
  const mark = head.getByRole('img')
  await expect(mark).toHaveClass('block-mark valid')
  await expect(mark).toHaveAccessibleName('Complete')
})

test('the scroll to the error summary takes 400 ms, and no time for those who ask for less motion', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const distance = () =>
    page.locator('.error-summary').evaluate((box) => Math.round(box.getBoundingClientRect().top))
  const fromTheEnd = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await next.click()
  }
  await openCreationPage(page, 'sell')
  await fromTheEnd('reduce')
  await expect.poll(distance).toBe(24)

  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await fromTheEnd('no-preference')
  await expect.poll(distance).toBeLessThan(-1_000)
  await page.clock.runFor(350)
  expect(await distance()).toBeLessThan(24)
  await page.clock.runFor(100)
  expect(await distance()).toBe(24)
})
