import { expect, test } from '../support/browser-test.ts'
import { choose, control, field, openAtFindAddress, ready, saved, type } from '../support/creation-page.ts'
import { chooseHome, epcLine, findAt, list, rating, town } from '../support/found-address.ts'

test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

for (const appType of ['sell', 'let'] as const) {
  test(`${appType}: a certificate that the register has is shown and asked about`, async ({ page }) => {
    await openAtFindAddress(page, appType)
    await chooseHome(page, true)
    const asked = page.getByRole('group', { name: /^We found an energy certificate/ })
    await expect(asked).toBeVisible()
    await expect(rating(page)).toHaveAccessibleName(/Current rating \d+, band [A-G], potential rating \d+/)
    await expect(field(page, 'currentEpc')).toBeHidden()
    await choose(page, 'hasPropertyEpc', 'epc_wrong')
    await expect(field(page, 'currentEpc')).toBeVisible()
    await type(page, 'currentEpc', '55')
    await saved(page)
    await page.reload()
    await ready(page)
    await expect(asked).toBeVisible()
    await expect(page.locator('[name="hasPropertyEpc"][value="epc_wrong"]')).toBeChecked()
    await expect(control(page, 'currentEpc')).toHaveValue('55')
  })
}

test('selling, the rating follows the address that is chosen', async ({ page }) => {
  await openAtFindAddress(page, 'sell')
  await test.step('selling a home that the register does not know asks whether the rating is known', async () => {
    await chooseHome(page, false)
    await expect(page.getByRole('group', { name: 'Do you know your EPC Rating?' })).toBeVisible()
    await expect(epcLine(page)).toHaveText('The register has no valid certificate for this address.')
    await choose(page, 'hasPropertyEpc', 'epc_not_available')
    await expect(page.getByText('You can finish this later in your account area.')).toBeVisible()
  })
  await test.step('another address takes the place of the first one’s certificate', async () => {
    const homes = [...(await town(page)).values()].find(
      (some) => some.some(({ hasEpc }) => hasEpc) && some.some(({ hasEpc }) => !hasEpc),
    )
    const [known, unknown] = [homes?.find(({ hasEpc }) => hasEpc), homes?.find(({ hasEpc }) => !hasEpc)]
    await page.getByRole('button', { name: 'Edit postcode' }).click()
    await findAt(page, known?.postcode ?? '')
    await list(page).selectOption(known?.udprn ?? '')
    await expect(rating(page)).toBeVisible()
    await choose(page, 'hasPropertyEpc', 'epc_correct')
    await list(page).selectOption(unknown?.udprn ?? '')
    await expect(rating(page)).toHaveCount(0)
    await expect(page.locator('[name="hasPropertyEpc"]:checked')).toHaveCount(0)
  })
})

test('opening what buyers must know fills in what the certificate says and nobody has, until another address', async ({
  page,
}) => {
  const filledIn = page.locator('[data-block="material"] > [role="status"]')
  const told = (name: string) => field(page, name).locator('select')
  await openAtFindAddress(page, 'sell')
  const known = await chooseHome(page, true)
  const unknown = (await town(page)).get(known.postcode)?.find(({ hasEpc }) => !hasEpc)
  await expect(rating(page)).toBeVisible()
  await expect(told('heating')).toHaveValue('')
  await page.getByText('Answer what you know').click()
  await expect(filledIn).toHaveText(
    'We’ve filled in what the energy certificate says. Check that it’s right.',
  )
  await expect(told('heating')).toHaveValue('gas-central')
  await expect(told('construction')).toHaveValue('brick')
  await told('construction').selectOption('stone')
  await told('waterSupply').selectOption('mains')
  await list(page).selectOption(unknown?.udprn ?? '')
  await expect(told('heating')).toHaveValue('')
  await expect(filledIn).toBeEmpty()
  await expect(told('construction')).toHaveValue('stone')
  await list(page).selectOption(known.udprn)
  await expect(told('heating')).toHaveValue('gas-central')
  await expect(told('construction')).toHaveValue('stone')
  await told('heating').selectOption('')
  await saved(page)
  await page.reload()
  await ready(page)
  await expect(rating(page)).toBeVisible()
  await page.getByText('Answer what you know').click()
  await expect(told('waterSupply')).toHaveValue('mains')
  await expect(told('heating')).toHaveValue('')
})

test('an owner’s own answer that the certificate gives, too, stays when another address is chosen', async ({
  page,
}) => {
  const heating = field(page, 'heating').locator('select')
  await openAtFindAddress(page, 'sell')
  await type(page, 'propertyPostcode', 'TR40 1CC')
  await page.getByText('Answer what you know').click()
  await heating.selectOption('gas-central')
  const known = await chooseHome(page, true)
  await expect(rating(page)).toBeVisible()
  const unknown = (await town(page)).get(known.postcode)?.find(({ hasEpc }) => !hasEpc)
  await list(page).selectOption(unknown?.udprn ?? '')
  await expect(rating(page)).toHaveCount(0)
  await expect(heating).toHaveValue('gas-central')
})

test('letting a home that the register does not know asks as selling does, and takes the ratings at once', async ({
  page,
}) => {
  await openAtFindAddress(page, 'let')
  await chooseHome(page, false)
  await expect(epcLine(page)).toHaveText('The register has no valid certificate for this address.')
  await expect(page.getByRole('group', { name: 'Do you know your EPC Rating?' })).toBeVisible()
  await expect(control(page, 'currentEpc')).toBeVisible()
  await choose(page, 'hasPropertyEpc', 'epc_not_available')
  await expect(control(page, 'currentEpc')).toBeHidden()
  await expect(field(page, 'epcOrderedOn')).toBeVisible()
  await expect(field(page, 'hasPropertyEpc').locator('.findings')).toContainText('You have until')
})

test('where the register does not answer, its loading ends, and what was typed stays', async ({ page }) => {
  await page.route('**/epc-data.json', (route) => route.abort())
  await openAtFindAddress(page, 'sell')
  await choose(page, 'hasPropertyEpc', 'epc_available')
  await type(page, 'currentEpc', '64')
  await chooseHome(page, true)
  await expect(epcLine(page)).toHaveText(
    'The register isn’t working at the moment. You can enter the ratings yourself.',
  )
  await expect(control(page, 'currentEpc')).toHaveValue('64')
})

test('a let without a certificate is reminded of it while no rating is given, before the script and after', async ({
  page,
}) => {
  const reminder = page.getByText('An EPC is legally required to market your property.')
  await openAtFindAddress(page, 'let')
  await expect(reminder).toBeVisible()
  await type(page, 'currentEpc', '55')
  await expect(reminder).toBeHidden()
  await saved(page)
  await page.reload()
  await ready(page)
  await expect(reminder).toBeHidden()
  await type(page, 'currentEpc', '')
  await expect(reminder).toBeVisible()
  await chooseHome(page, true)
  await expect(reminder).toBeHidden()
})
