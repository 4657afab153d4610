import { expect, test } from '../support/browser-test.ts'
import { openComplete } from '../support/by-calls.ts'
import {
  choose,
  control,
  error,
  field,
  fillHouseForSale,
  fillStudioToLet,
  next,
  openCreationPage,
  type,
} from '../support/creation-page.ts'

test('each answer is checked as it is left, and an error goes as it is mended', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('a field carries the state classes of the specification', async () => {
    const town = field(page, 'townName')
    await expect(town).toHaveClass(/untouched/)
    await expect(town).toHaveClass(/pristine/)
    await expect(town).toHaveClass(/invalid/)
    await control(page, 'townName').focus()
    await page.keyboard.type('Y')
    await expect(town).toHaveClass(/dirty/)
    await expect(town).toHaveClass(/untouched/)
    await expect(town).toHaveClass(/\bvalid/)
    await page.keyboard.press('Tab')
    await expect(town).toHaveClass(/\btouched/)
  })
  await test.step('clicking a block marks every earlier block valid or invalid, and later ones not', async () => {
    await choose(page, 'userAgent', 'false')
    await choose(page, 'hasPropertyParking', 'false')
    const marked = (name: string) => page.locator(`[data-block="${name}"] .block-mark`)
    await expect(marked('userAgent')).toHaveClass(/\bvalid/)
    await expect(marked('manualAddress')).toHaveClass(/invalid/)
    await expect(marked('tenure')).toHaveClass(/invalid/)
    await expect(field(page, 'streetName')).toHaveClass(/\btouched/)
    await expect(error(page, 'streetName')).toHaveCount(0)
    await expect(marked('description')).toHaveClass(/open/)
  })
  await test.step('an error is not shown while a person types, appears when they leave, and goes the moment it is mended', async () => {
    const email = control(page, 'enquiryEmail')
    await email.focus()
    await page.keyboard.type('owner@')
    await expect(error(page, 'enquiryEmail')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(error(page, 'enquiryEmail')).toHaveText('The Email Address field must be a valid email.')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('example.com')
    await expect(error(page, 'enquiryEmail')).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(error(page, 'enquiryEmail')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(error(page, 'enquiryEmail')).toHaveCount(1)
    await expect(email).toHaveValue('owner@example')
  })
  await test.step('an error that appears on leaving a field does not take the click away from a button below', async () => {
    await control(page, 'streetName').focus()
    const help = page.locator('[data-block="sendEnquiries"]').getByRole('button', { name: /^Help/ })
    await help.scrollIntoViewIfNeeded()
    const box = await help.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.waitForTimeout(80)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(error(page, 'streetName')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a phone number is checked by the server when it is left', async () => {
    await type(page, 'enquiryPhone', '020 7946 0123')
    await control(page, 'enquiryPhone').blur()
    await expect(error(page, 'enquiryPhone')).toHaveText('The Mobile Number is not a valid mobile number.')
    await type(page, 'enquiryPhone', '(07700) 900-123')
    await control(page, 'enquiryPhone').blur()
    await expect(error(page, 'enquiryPhone')).toHaveCount(0)
    await expect(control(page, 'enquiryPhone')).toHaveValue('(07700) 900-123')
  })
  await test.step('the same number is asked about once', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/validate-phone.json')) asked++
    })
    for (const spelling of ['07700 900125', '07700 900126', '+44 7700 900125']) {
      await type(page, 'enquiryPhone', spelling)
      await control(page, 'enquiryPhone').blur()
      await expect(field(page, 'enquiryPhone').locator('.checking')).toHaveText('')
    }
    await page.waitForTimeout(200)
    expect(asked).toBe(2)
  })
  await test.step('the last letters count for a button that is pressed before they are painted', async () => {
    const isShownWrong = await page.evaluate(() => {
      const street = document.querySelector<HTMLInputElement>('[name="streetName"]')
      street?.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
      if (street) street.value = 'Gate Lane'
      street?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      document.querySelector<HTMLElement>('form button.primary')?.click()
      const isWrong = (name: string) => document.querySelector(`[data-field="${name}"].error-shown`) !== null
      return { streetName: isWrong('streetName'), propertyPostcode: isWrong('propertyPostcode') }
    })
    expect(isShownWrong).toEqual({ streetName: false, propertyPostcode: true })
  })
  await test.step('wrong answers stay as they were typed', async () => {
    await type(page, 'sellingPrice', 'about half a million')
    await type(page, 'propertyPostcode', 'nowhere')
    await next(page).click()
    await expect(control(page, 'sellingPrice')).toHaveValue('about half a million')
    await expect(error(page, 'sellingPrice')).toHaveText(
      'The Price field may only contain numeric characters.',
    )
    await expect(control(page, 'propertyPostcode')).toHaveValue('nowhere')
    await expect(error(page, 'propertyPostcode')).toHaveText('The Property Postcode field format is invalid.')
  })
  await test.step('a link of the summary leads into its field', async () => {
    await page
      .locator('.error-summary')
      .getByRole('link', { name: 'The Accessibility field is required.' })
      .click()
    await expect(page.locator('[name="isPropertyAccessible"]').first()).toBeFocused()
    await expect(field(page, 'isPropertyAccessible').locator('legend')).toBeInViewport()
  })
})

test('Next with nothing answered lists every error, takes the focus there, and names it in the title', async ({
  page,
}) => {
  await openCreationPage(page, 'let')
  await next(page).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toHaveText('There is a problem')
  await expect(page).toHaveTitle(/^Error: /)
  const links = summary.getByRole('link')
  await expect(links.first()).toHaveText('The Agent field is required.')
  for (const link of await links.all()) {
    const name = (await link.getAttribute('href'))?.slice(1) ?? ''
    await expect(error(page, name)).toHaveText((await link.textContent()) ?? '')
  }
  await expect(summary).toBeInViewport()
  const follows = await summary.evaluate((box) => box.nextElementSibling?.id)
  expect(follows).toBe('block-userAgent')
})

test('a complete house for sale is held by what is taken away, and then goes on to confirm-identity', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await test.step('the summary stands above the first invalid block, and its errors go as they are mended', async () => {
    await fillHouseForSale(page)
    await type(page, 'townName', '')
    await type(page, 'summary', '')
    await next(page).click()
    const summary = page.locator('.error-summary')
    await expect(summary.getByRole('link')).toHaveText([
      'The Town Name field is required.',
      'The Summary field is required.',
    ])
    expect(await summary.evaluate((box) => box.nextElementSibling?.id)).toBe('block-manualAddress')
    await type(page, 'townName', 'York')
    await expect(summary.getByRole('link')).toHaveText(['The Summary field is required.'])
    await type(page, 'summary', 'A home')
    await expect(summary).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^Error/)
  })
  await test.step('a complete house for sale goes on to confirm-identity', async () => {
    await next(page).click()
    await expect(page).toHaveURL(/\/confirm-identity\/sell$/)
  })
})

test('Next waits for a check that is under way', async ({ page }) => {
  await openComplete(page, 'sell')
  await page.route('**/validate-phone.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await type(page, 'enquiryPhone', '020 7946 0018')
  await control(page, 'enquiryPhone').blur()
  await next(page).click()
  await expect(error(page, 'enquiryPhone')).toHaveText('The Mobile Number is not a valid mobile number.')
  await expect(page).toHaveURL(/\/sell$/)
})

test.describe('while the phone check does not answer', () => {
  test.use({ expectedErrors: ['503'] })
  test('the field says so, and Next still goes on', async ({ page }) => {
    await openComplete(page, 'sell')
    await page.route('**/validate-phone.json', (route) =>
      route.fulfill({ status: 503, json: { success: false, error_message: 'Down.' } }),
    )
    await type(page, 'enquiryPhone', '07700 900127')
    await control(page, 'enquiryPhone').blur()
    await expect(field(page, 'enquiryPhone').locator('.checking')).toHaveText(
      'We couldn’t check this. We’ll try again.',
    )
    await next(page).click()
    await expect(page).toHaveURL(/confirm-identity\/sell$/)
  })
})

test('a complete studio to let goes on to confirm-identity', async ({ page }) => {
  await openCreationPage(page, 'let')
  await fillStudioToLet(page)
  await next(page).click()
  await expect(page).toHaveURL(/\/confirm-identity\/let$/)
})
