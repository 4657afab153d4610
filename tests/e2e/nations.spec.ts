import type { Locator, Page } from '@playwright/test'
import { LAW_PAGE } from '../../src/shared/advert/law-blocks.ts'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { completeAdvert, thanked } from '../support/checkout-pages.ts'
import {
  type AppType,
  control,
  error,
  field,
  next,
  openCreationPage,
  saved,
  type,
} from '../support/creation-page.ts'

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

test('a choice that a nation does not have is not offered', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  const tenures = control(page, 'tenureType').locator('option')
  await expect(tenures).toHaveText(['Choose', 'Freehold', 'Leasehold', 'Commonhold'])
  await control(page, 'tenureType').selectOption('Commonhold')
  await type(page, 'propertyPostcode', 'EH1 1YZ')
  await expect(tenures).toHaveText(['Choose', 'Freehold', 'Leasehold', 'Commonhold'])
  await control(page, 'tenureType').selectOption('Freehold')
  await expect(tenures).toHaveText(['Choose', 'Freehold', 'Leasehold'])
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
  // One summary has what the page misses and what the law refuses.
  await expect(page.locator('.error-summary')).toContainText('5 weeks’ rent is £1,096.15')
})

const DEPOSIT = [
  'textbox "How much is the deposit, in pounds? (optional)"',
  'textbox "How much is the holding deposit, in pounds? (optional)"',
]
const MATERIAL = 'group: Answer what you know'
/** The law's questions as a screen reader's tree has them, in order, by the postcode of each nation. */
const ASKED: Readonly<Record<AppType, Readonly<Record<string, readonly string[]>>>> = {
  sell: {
    'SW1A 1AA': [MATERIAL],
    'CF10 1EP': [MATERIAL],
    'EH1 1YZ': ['group "Is the Home Report ready?"', MATERIAL],
    'BT1 5GS': [MATERIAL],
  },
  let: {
    'SW1A 1AA': [
      ...DEPOSIT,
      'textbox "Landlord’s database number (optional)"',
      'textbox "Home’s database number (optional)"',
      'combobox "Have you given your tenants notice to leave this home?"',
      MATERIAL,
    ],
    'CF10 1EP': [...DEPOSIT, 'textbox "Rent Smart Wales number (optional)"', MATERIAL],
    'EH1 1YZ': [
      ...DEPOSIT,
      'group "Is the home in a rent control area? (optional)"',
      'textbox "Landlord registration number"',
      MATERIAL,
    ],
    'BT1 5GS': [...DEPOSIT, 'textbox "Landlord registration number (optional)"', MATERIAL],
  },
}
const LAW_BLOCKS = [...new Set(LAW_PAGE.map(({ name }) => name))]

/** By block that is shown, in the page's order. */
async function treesOf(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const trees = new Map<string, readonly string[]>()
  const names = await page
    .locator('[data-block]:visible')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLElement && one.dataset['block']) || ''))
  for (const name of names.filter((one) => LAW_BLOCKS.includes(one))) {
    const block = page.locator(`[data-block="${name}"]:visible`)
    // What another nation asked may go meanwhile.
    const tree = await block.ariaSnapshot({ timeout: 2_000 }).catch(() => '')
    const questions = tree.matchAll(/^ *- ((?:textbox|combobox|group)\b.*?):?$/gm)
    trees.set(
      name,
      [...questions].map(([, question = '']) => question),
    )
  }
  return trees
}

/** The blocks that Tab reaches from the postcode to the last button. */
async function reachedByTab(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const reached: string[] = []
    Object.assign(globalThis, { reached })
    addEventListener('focusin', ({ target }) => {
      const at =
        target instanceof Element ? target.closest<HTMLElement>('[data-block], .next button.primary') : null
      if (at) reached.push(at.dataset['block'] ?? 'the last button')
    })
  })
  const reached = (): Promise<readonly string[]> => page.evaluate(() => Reflect.get(globalThis, 'reached'))
  await control(page, 'propertyPostcode').focus()
  for (let rounds = 0; rounds < 10 && !(await reached()).includes('the last button'); rounds++)
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press('Tab')
  const all = await reached()
  expect(all).toContain('the last button')
  return [...new Set(all.slice(0, all.indexOf('the last button')))]
}

for (const appType of ['sell', 'let'] as const)
  test(`a form to ${appType} asks for what each nation’s law asks, by keyboard and in a screen reader’s tree`, async ({
    page,
  }) => {
    await openCreationPage(page, appType)
    for (const [postcode, asked] of Object.entries(ASKED[appType]))
      await test.step(postcode, async () => {
        await type(page, 'propertyPostcode', postcode)
        await expect.poll(async () => [...(await treesOf(page)).values()].flat()).toEqual(asked)
        const shown = [...(await treesOf(page)).keys()]
        const reached = (await reachedByTab(page)).filter((name) => LAW_BLOCKS.includes(name))
        expect(reached).toEqual(shown)
      })
  })

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((one) => one === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

/** What is asked there that some other nation does not ask, and the keys that answer it. A sale in England is in accessibility.spec.ts. */
const JOURNEYS: readonly (readonly [AppType, string, string, field: string | null, keys: string])[] = [
  ['sell', 'Wales', 'CF10 1EP', null, ''],
  ['sell', 'Scotland', 'EH1 1YZ', 'input[name="homeReport"][value="ready"]', ' '],
  ['sell', 'Northern Ireland', 'BT1 5GS', null, ''],
  ['let', 'England', 'SW1A 1AA', 'select[name="possessionGround"]', 'N'],
  ['let', 'Wales', 'CF10 1EP', 'input[name="rentSmartWalesNumber"]', 'RN-12345-67890'],
  ['let', 'Scotland', 'EH1 1YZ', 'input[name="landlordRegistrationNumber"]', '123456/230/12345'],
  ['let', 'Northern Ireland', 'BT1 5GS', 'input[name="landlordRegistrationNumber"]', '4711'],
]

for (const [appType, nation, postcode, asked, keys] of JOURNEYS)
  test(`to ${appType} in ${nation} by keyboard: what it asks is answered on the way to the last button`, async ({
    page,
  }) => {
    await completeAdvert(page, 'none', appType, { possessionGround: null })
    await type(page, 'propertyPostcode', postcode)
    await expect
      .poll(async () => [...(await treesOf(page)).values()].flat())
      .toEqual(ASKED[appType][postcode])
    await control(page, 'propertyPostcode').focus()
    if (asked !== null) {
      await tabTo(page, page.locator(asked))
      await page.keyboard.type(keys)
    }
    await tabTo(page, next(page))
    await page.keyboard.press('Enter')
    await thanked(page, appType)
  })
