import { expect, test } from '../support/browser-test.ts'
import {
  control,
  error,
  field,
  next,
  openAtFindAddress,
  openCreationPage,
  ready,
  saved,
  type,
} from '../support/creation-page.ts'
import { chooseHome, find, findAt, list, rating, town } from '../support/found-address.ts'

test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

for (const appType of ['sell', 'let'] as const) {
  test(`${appType}: an address is typed or found by keyboard alone`, async ({ page }) => {
    await openAtFindAddress(page, appType)
    await test.step('it is typed instead and looked up after all; what was typed is kept', async () => {
      await control(page, 'propertyPostcode').focus()
      await page.keyboard.type('yo1 7hh')
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
      await expect(control(page, 'doorNumber')).toBeFocused()
      await expect(control(page, 'propertyPostcode')).toHaveValue('yo1 7hh')
      await page.keyboard.type('17')
      await saved(page)
      await page.reload()
      await ready(page)
      await expect(control(page, 'doorNumber')).toHaveValue('17')
      await page.getByRole('button', { name: 'Back to find address' }).press('Enter')
      await expect(control(page, 'propertyPostcode')).toBeFocused()
      await page.getByRole('button', { name: 'Manually enter address' }).press('Space')
      await expect(control(page, 'doorNumber')).toHaveValue('17')
    })
    await test.step('it is found and chosen, and is there after a reload and in another window', async () => {
      const [postcode = '', homes = []] = [...(await town(page))].find(([, some]) => some.length > 3) ?? []
      await page.getByRole('button', { name: 'Back to find address' }).press('Enter')
      await control(page, 'propertyPostcode').fill('')
      await page.keyboard.type(postcode.toLowerCase().replace(' ', ''))
      await page.keyboard.press('Enter')
      await expect(list(page)).toBeFocused()
      await expect(list(page).locator('option')).toHaveCount(homes.length + 1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(list(page)).toHaveValue(homes[1]?.udprn ?? '')
      await saved(page)

      await page.reload()
      await ready(page)
      await expect(list(page)).toHaveValue(homes[1]?.udprn ?? '')
      const other = await page.context().newPage()
      await openAtFindAddress(other, appType)
      await expect(list(other)).toHaveValue(homes[1]?.udprn ?? '')
      await expect(list(other)).not.toBeFocused()
    })
  })
}

test('a list of over a hundred is filtered by typing, and shows its count', async ({ page }) => {
  await openAtFindAddress(page, 'let')
  const [postcode = '', homes = []] = [...(await town(page))].find(([, some]) => some.length > 100) ?? []
  await findAt(page, postcode)
  const status = field(page, 'propertyAddress').getByRole('status').first()
  await expect(status).toHaveText(`${homes.length} addresses`)
  await list(page).selectOption(homes[0]?.udprn ?? '')
  const last = homes.at(-1)
  const narrow = page.getByLabel('Type a number, name or street to shorten the list')
  await narrow.fill(last?.summaryline ?? '')
  await expect(status).toHaveText(`1 of ${homes.length} addresses`)
  // Filtering keeps the chosen address.
  await expect(list(page)).toHaveValue(homes[0]?.udprn ?? '')
  await list(page).selectOption(last?.udprn ?? '')
  await narrow.fill('nowhere at all')
  await expect(status).toHaveText(`0 of ${homes.length} addresses`)
  await expect(list(page)).toHaveValue(last?.udprn ?? '')
  await narrow.fill('')
  await expect(list(page).locator('option')).toHaveCount(homes.length + 1)
})

test('an address is asked for where it is missing, and can be typed where none is found', async ({
  page,
}) => {
  await openAtFindAddress(page, 'sell')
  await test.step('a missing or wrong postcode shows an error and takes the focus', async () => {
    await find(page).click()
    await expect(error(page, 'propertyPostcode')).toHaveText('The Property Postcode field is required.')
    await type(page, 'propertyPostcode', 'nowhere')
    await find(page).click()
    await expect(error(page, 'propertyPostcode')).toHaveText('The Property Postcode field format is invalid.')
    await expect(control(page, 'propertyPostcode')).toBeFocused()
  })
  await test.step('Next asks for an address, and its link leads to the button that finds one', async () => {
    await type(page, 'propertyPostcode', 'YO1 7HH')
    await next(page).click()
    await page.getByRole('link', { name: 'The Property Address field is required.' }).click()
    await expect(find(page)).toBeFocused()
  })
  await test.step('a postcode without addresses shows a message', async () => {
    await page.route('**/address.json', (route) =>
      route.fulfill({ json: { success: true, error_message: '', status: 0, result: [] } }),
    )
    await type(page, 'propertyPostcode', 'YO1 7HJ')
    await find(page).click()
    await expect(field(page, 'propertyAddress').getByRole('status').first()).toContainText(
      'We can’t find any addresses',
    )
  })
  await test.step('look-ups beyond the limit say so, and that the address can be typed', async () => {
    await page.route('**/address.json', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3600' },
        json: { success: false, error_message: 'That is enough for today. Enter the address yourself.' },
      }),
    )
    await type(page, 'propertyPostcode', 'YO1 7HK')
    await find(page).click()
    await expect(field(page, 'propertyAddress').getByRole('status').first()).toContainText(
      'Enter the address yourself.',
    )
  })
  await test.step('where the finder does not answer, the form goes on by typing, and nothing is lost', async () => {
    await page.route('**/address.json', (route) => route.abort())
    await type(page, 'propertyPostcode', 'YO1 7HH')
    await find(page).click()
    await expect(field(page, 'propertyAddress').getByRole('status').first()).toContainText(
      'isn’t working at the moment',
    )
    await page.getByRole('button', { name: 'Manually enter address' }).click()
    await expect(control(page, 'propertyPostcode')).toHaveValue('YO1 7HH')
  })
})

test('a list of addresses is put away by Edit postcode, and is text whatever a provider sends', async ({
  page,
}) => {
  await openAtFindAddress(page, 'sell')
  await test.step('Edit postcode puts the list and the choice away', async () => {
    await chooseHome(page, true)
    await expect(rating(page)).toBeVisible()
    await page.getByRole('button', { name: 'Edit postcode' }).click()
    await expect(control(page, 'propertyPostcode')).toBeFocused()
    await expect(list(page)).toHaveCount(0)
    await expect(rating(page)).toHaveCount(0)
  })
  await test.step('what a provider sends is shown as text', async () => {
    const summaryline = '<img src=x onerror=alert(1)>'
    const found = { summaryline, uniquedeliverypointreferencenumber: '1', postcode: 'YO1 7HH', street: '<b>' }
    await page.route('**/address.json', (route) =>
      route.fulfill({ json: { success: true, error_message: '', status: 1, result: [found] } }),
    )
    await findAt(page, 'YO1 7HH')
    await expect(list(page).locator('option').nth(1)).toHaveText(summaryline)
    await expect(page.locator('img')).toHaveCount(0)
  })
})

test('an address that is advertised already is refused in the words of the specification, asked once', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route('**/create-listing/address-exists', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({
      json: { success: true, error_message: '', result: { listingExists: { listing: true } } },
    })
  })
  await openAtFindAddress(page, 'sell')
  const home = await chooseHome(page, true)
  await list(page).blur()
  await expect(error(page, 'propertyAddress')).toHaveText(
    'We already have an advert for a property with this address. Please provide a different address or contact our support team.',
  )
  await expect(error(page, 'propertyAddress').getByRole('link')).toHaveAttribute(
    'href',
    '/contact?topic=address',
  )
  await list(page).focus()
  await list(page).blur()
  expect(asked).toEqual([
    expect.objectContaining({ type: 'RECOGNISED', country: 235, propertyAddress: home.udprn }),
  ])
})

test('a typed address is asked about, and its place follows from the postcode', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('a typed address is asked about once it is whole', async () => {
    const asked = page.waitForRequest('**/create-listing/address-exists')
    for (const [name, text] of [
      ['doorNumber', '17'],
      ['streetName', 'Chapel Row'],
      ['townName', 'York'],
      ['propertyPostcode', 'YO1 7HH'],
    ] as const)
      await type(page, name, text)
    await control(page, 'propertyPostcode').blur()
    expect((await asked).postDataJSON()).toMatchObject({
      type: 'ORPHAN',
      doorNumber: '17',
      streetName: 'Chapel Row',
      townName: 'York',
      propertyPostcode: 'YO1 7HH',
    })
  })
  await test.step('the county and the country come from the postcode, and can be changed', async () => {
    await type(page, 'propertyPostcode', 'hs1 2aa')
    await expect(control(page, 'countyName')).toHaveValue('Western Isles')
    await expect(control(page, 'countryName')).toHaveValue('Scotland')
    await type(page, 'propertyPostcode', 'tr1 2aa')
    await expect(control(page, 'countyName')).toHaveValue('Cornwall')
    await control(page, 'countyName').selectOption('Devon')
    await type(page, 'propertyPostcode', 'hs1 2aa')
    await saved(page)
    await expect(control(page, 'countyName')).toHaveValue('Devon')
    await expect(control(page, 'countryName')).toHaveValue('England')
  })
})
