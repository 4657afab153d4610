import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { control, error, field, next, openCreationPage, saved, type } from '../support/creation-page.ts'

test('the questions follow the nation, by keyboard, and the answers come back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openCreationPage(page, 'let')
  await expect(control(page, 'possessionGround')).toHaveCount(0)
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  const ground = page.getByRole('combobox', { name: 'Have you given your tenants notice' })
  await expect(ground).toBeVisible()
  await expect(field(page, 'landlordRegistrationNumber')).toBeHidden()
  await ground.focus()
  await page.keyboard.press('Y')
  await expect(ground).toHaveValue('1')
  await expect(page.getByLabel('Which date does the notice name?')).toBeVisible()
  await ground.selectOption({ label: 'Yes, on another ground' })
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')

  const fold = page.locator('#block-material summary')
  await expect(page.locator('select[name="construction"]')).toBeHidden()
  await fold.focus()
  await page.keyboard.press('Enter')
  await page.locator('select[name="construction"]').selectOption({ label: 'In my own words' })
  await page.locator('input[name="construction"]').fill('Cob and thatch')
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')

  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Have you given your tenants notice to leave this home?: Yes')).toHaveValue(
    '8',
  )
  await expect(page.locator('input[name="construction"]')).toHaveValue('Cob and thatch')

  // In Scotland the same home is asked for other things, and Next names what the law misses.
  await type(page, 'propertyPostcode', 'EH1 1YZ')
  await expect(page.getByLabel('Landlord registration number')).toBeVisible()
  await expect(ground).toBeHidden()
  await type(page, 'propertyPostcode', 'BT1 5GS')
  await expect(page.getByLabel('Rates, in pounds a year')).toBeAttached()
  await expect(field(page, 'councilTaxBand')).toBeHidden()
})

test('a deposit above the cap says the sum, and Next stops there', async ({ page }) => {
  await openCreationPage(page, 'let')
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  await type(page, 'rentAmount', '950')
  await page.locator('[name="priceFrequency"][value="1"]').check()
  await type(page, 'depositAmount', '1200')
  await expect(field(page, 'depositAmount').locator('.findings')).toContainText('5 weeks’ rent is £1,096.15')
  await next(page).click()
  await expect(error(page, 'streetName')).toBeVisible()
})
