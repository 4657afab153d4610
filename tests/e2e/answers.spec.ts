import { expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  choose,
  control,
  dayIn,
  enterManually,
  error,
  field,
  inDays,
  openAtFindAddress,
  openCreationPage,
  ready,
  saved,
  type,
} from '../support/creation-page.ts'

test('what is typed into a form to sell is minded, and never changed but for its form', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('a price gets its comma thousands when it is left, and after a pause', async () => {
    await type(page, 'sellingPrice', '1234567.5')
    await control(page, 'sellingPrice').blur()
    await expect(control(page, 'sellingPrice')).toHaveValue('1,234,567.50')
    await control(page, 'sellingPrice').fill('')
    await control(page, 'sellingPrice').pressSequentially('450000')
    await expect(control(page, 'sellingPrice')).toBeFocused()
    await expect(control(page, 'sellingPrice')).toHaveValue('450,000')
  })
  await test.step('a probable slip is asked about once when its field is left, and the meant email is taken with one tap', async () => {
    const check = (name: string) => field(page, name).locator('.value-check')
    await type(page, 'sellingPrice', '£0.5k')
    await control(page, 'sellingPrice').blur()
    await expect(control(page, 'sellingPrice')).toHaveValue('500')
    await expect(check('sellingPrice')).toContainText('You entered £500.')
    await check('sellingPrice').getByRole('button', { name: 'Yes, it’s right' }).click()
    await expect(control(page, 'sellingPrice')).toBeFocused()
    await control(page, 'sellingPrice').blur()
    await expect(check('sellingPrice')).toBeEmpty()
    await choose(page, 'contactPreference', 'both')
    await type(page, 'enquiryEmail', 'owner@gmial.con')
    await control(page, 'enquiryEmail').blur()
    await expect(check('enquiryEmail')).toContainText('Did you mean owner@gmail.com?')
    await expectNoViolations(page, '[data-block="sendEnquiries"]')
    await check('enquiryEmail').getByRole('button', { name: 'Yes, change it' }).click()
    await expect(control(page, 'enquiryEmail')).toHaveValue('owner@gmail.com')
    await expect(check('enquiryEmail')).toBeEmpty()
    await type(page, 'enquiryEmail', 'owner@gmail.co')
    await expect(check('enquiryEmail')).toBeEmpty()
  })
  await test.step('a pause in the middle of a price moves nothing', async () => {
    await control(page, 'sellingPrice').fill('')
    await control(page, 'sellingPrice').pressSequentially('450000')
    await expect(control(page, 'sellingPrice')).toHaveValue('450,000')
    await page.keyboard.press('Home')
    await page.keyboard.type('1')
    await page.waitForTimeout(700)
    await expect(control(page, 'sellingPrice')).toHaveValue('1450,000')
  })
  await test.step('the summary is written from the answers until a person writes their own', async () => {
    await choose(page, 'propertyType', 'house')
    await choose(page, 'houseType', '3')
    await expect(control(page, 'summary')).toHaveValue('Semi Detached House For Sale')
    await type(page, 'propertyBedrooms', '4')
    await expect(control(page, 'summary')).toHaveValue('4 Bed Semi Detached House For Sale')
    await type(page, 'summary', 'The house by the mill')
    await type(page, 'propertyBedrooms', '5')
    await expect(control(page, 'summary')).toHaveValue('The house by the mill')
  })
  await test.step('a number out of range shows an error and is never changed', async () => {
    await choose(page, 'propertyType', 'house')
    await choose(page, 'houseType', '1')
    await type(page, 'propertyBedrooms', '21')
    await control(page, 'propertyBedrooms').blur()
    await page.waitForTimeout(700)
    await expect(control(page, 'propertyBedrooms')).toHaveValue('21')
    await expect(error(page, 'propertyBedrooms')).toHaveText('The Bedrooms field must be 20 or less.')
  })
  await test.step('the steppers stop at the bounds', async () => {
    await choose(page, 'propertyType', 'house')
    await choose(page, 'houseType', '1')
    const bathrooms = field(page, 'propertyBathrooms')
    await bathrooms.getByRole('button', { name: 'More bathrooms' }).click()
    await expect(control(page, 'propertyBathrooms')).toHaveValue('1')
    await bathrooms.getByRole('button', { name: 'Fewer bathrooms' }).click()
    await expect(control(page, 'propertyBathrooms')).toHaveValue('1')
    await type(page, 'propertyBathrooms', '20')
    await bathrooms.getByRole('button', { name: 'More bathrooms' }).click()
    await expect(control(page, 'propertyBathrooms')).toHaveValue('20')
  })
  await test.step('a long summary may be typed; the count says how much is too much', async () => {
    await type(page, 'summary', 'x'.repeat(260))
    await expect(field(page, 'summary').locator('.counter')).toHaveText('5 characters too many')
    await expect(field(page, 'summary').getByRole('status')).toHaveText('5 characters too many')
    await control(page, 'summary').blur()
    await expect(error(page, 'summary')).toHaveText(
      'The Summary field may not be greater than 255 characters.',
    )
    await expect(control(page, 'summary')).toHaveValue('x'.repeat(260))
  })
  await test.step('a start date is taken as people write it, and refused where it is no day', async () => {
    await choose(page, 'publishDate', 'true')
    for (const [typed, errors] of [
      [inDays(40), 0],
      ['31 february', 1],
      ['soon', 1],
    ] as const) {
      await type(page, 'startDate', typed)
      await control(page, 'startDate').blur()
      await expect(control(page, 'startDate')).toHaveValue(typed)
      await expect(error(page, 'startDate')).toHaveCount(errors)
    }
  })
  await test.step('a start date four months on is too late', async () => {
    await choose(page, 'publishDate', 'true')
    await type(page, 'startDate', inDays(124))
    await control(page, 'startDate').blur()
    await expect(error(page, 'startDate')).toHaveText('Please provide a date within the next 3 months.')
  })
  await test.step('the rating graph says what it shows', async () => {
    await expect(page.getByRole('img', { name: /Energy rating graph/ })).toHaveCount(0)
    await choose(page, 'hasPropertyEpc', 'epc_available')
    await type(page, 'currentEpc', '54')
    await type(page, 'potentialEpc', '92')
    await expect(
      page.getByRole('img', {
        name: 'Energy rating graph, bands A to G. Current rating 54, band E, potential rating 92, band A.',
      }),
    ).toBeVisible()
    await choose(page, 'hasPropertyEpc', 'epc_not_available')
    await expect(page.getByRole('img', { name: /Energy rating graph/ })).toHaveCount(0)
    await expect(page.getByText('You can finish this later in your account area.')).toBeVisible()
  })
})

test('days and places in a form to let are written down as they are chosen', async ({ page }) => {
  await openCreationPage(page, 'let')
  await test.step('a day chosen in the calendar is written into the field', async () => {
    const picker = field(page, 'moveInDate').locator('input[type="date"]')
    const day = dayIn(30)
    await picker.fill(day.iso, { force: true })
    await expect(control(page, 'moveInDate')).toHaveValue(day.written)
    await expect(field(page, 'moveInDate')).toHaveClass(/\bvalid/)
  })
  await test.step('the country follows from the county, and can be changed', async () => {
    await control(page, 'countyName').selectOption('Gwynedd')
    await expect(control(page, 'countryName')).toHaveValue('Wales')
    await control(page, 'countryName').selectOption('England')
    await expect(control(page, 'countryName')).toHaveValue('England')
  })
})

test('a summary that was emptied stays empty, also after a reload', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await choose(page, 'propertyType', 'flat')
  await choose(page, 'flatType', '28')
  await type(page, 'summary', '')
  await saved(page)
  await page.reload()
  await ready(page)
  await choose(page, 'flatType', '11')
  await expect(control(page, 'summary')).toHaveValue('')
})

test('the postcode can come with the page’s address, if it is one', async ({ page }) => {
  await openAtFindAddress(page, 'sell', '?postCode=yo17hh')
  await expect(control(page, 'propertyPostcode')).toHaveValue('YO1 7HH')
  await enterManually(page)
  await expect(control(page, 'propertyPostcode')).toHaveValue('YO1 7HH')
  await openCreationPage(page, 'let', '?postCode=%3Cscript%3E')
  await expect(control(page, 'propertyPostcode')).toHaveValue('')
})
