import type { Page } from '@playwright/test'
import { MARKETING_OPTIONS } from '../../src/shared/advert/marketing-options.ts'
import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import { SPECIFIED_PAGE } from '../../src/shared/advert/specified-page.ts'
import { blocksFor, fieldsIn } from '../../src/shared/form/block.ts'
import { walk } from '../../src/shared/form/walk.ts'
import { HELP_TEXTS } from '../../src/web/help/help-texts.ts'
import { expect, test } from '../support/browser-test.ts'
import { type AppType, choose, control, openCreationPage } from '../support/creation-page.ts'

const FIRST = ['userAgent', 'manualAddress']
const SHOWN: Record<AppType, string[]> = {
  sell: [
    ...FIRST, 'priceType', 'sendEnquiries', 'propertyType', 'tenure', 'parking', 'accessible', 'summary', 'description',
    'photos', 'epc', 'marketingOption', 'publishDate', 'terms',
  ],
  let: [
    ...FIRST, 'rent', 'sendEnquiries', 'propertyType', 'rentalType', 'parking', 'accessible', 'summary', 'description',
    'references', 'dss', 'pets', 'broadband', 'bills', 'photos', 'epc', 'marketingOption', 'publishDate', 'available',
    'upfrontPayment', 'terms',
  ],
} // biome-ignore format: a table

async function expectTheirOrder(page: Page, appType: AppType): Promise<void> {
  const blocks = await page
    .locator('[data-block]:visible')
    .evaluateAll((all) => all.map((block) => block.getAttribute('data-block')))
  expect(blocks).toEqual(SHOWN[appType])
  await expect(page.locator('main form button').first()).toHaveText('Clear Form')
  await expect(page.locator('[data-for="owners"] button').last()).toHaveText('Next')
}

/** One answer after another, so that every reveal opens and closes. */
const STEPS: Record<AppType, readonly (readonly [string, string])[]> = {
  sell: [
    ['priceType', '1'], ['priceType', '0'], ['contactPreference', 'email'], ['contactPreference', 'mobile'],
    ['contactPreference', 'both'], ['propertyType', 'house'], ['houseType', '12'], ['propertyType', 'flat'],
    ['flatType', '28'], ['flatType', '9'], ['propertyType', 'house'], ['tenureType', '2'], ['knownleaseholdLeft', 'true'],
    ['knownleaseholdLeft', 'false'], ['tenureType', '1'], ['hasPropertyParking', 'true'], ['hasPropertyParking', 'false'],
    ['isPropertyAccessible', 'true'], ['isPropertyAccessible', 'false'], ['hasPropertyEpc', 'epc_available'],
    ['hasPropertyEpc', 'epc_not_available'], ['publishDate', 'true'], ['publishDate', 'false'],
  ],
  let: [
    ['contactPreference', 'mobile'], ['propertyType', 'flat'], ['flatType', '11'], ['propertyDss', 'false'],
    ['propertyDss', 'true'], ['propertyPets', 'false'], ['publishDate', 'true'], ['isPropertyAccessible', 'true'],
  ],
} // biome-ignore format: a table

async function expectWhatIsCounted(page: Page, appType: AppType): Promise<void> {
  await page.getByText('Floor plan and video tour').click()
  const answers: Record<string, unknown> = {}
  const context = { appType, addressType: 'orphan' } as const
  for (const [name, value] of STEPS[appType]) {
    if (name === 'tenureType') await control(page, name).selectOption(value)
    else await choose(page, name, value)
    const option = ADVERT_PAGE.flatMap(fieldsIn).find(([field]) => field === name)?.[1]
    answers[name] =
      option && 'options' in option ? option.options.find(({ id }) => String(id) === value)?.id : value
    const counted = walk(ADVERT_PAGE, { context, answers, today: '2026-11-21' }).flatMap(({ fields }) =>
      fields.filter(({ visible }) => visible).map((field) => field.name),
    )
    const shown = (): Promise<(string | null)[]> =>
      page
        .locator('[data-field]:visible')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
    await expect.poll(shown, `after ${name} = ${value}`).toEqual(counted)
  }
}

async function expectEveryHelp(page: Page, appType: AppType): Promise<void> {
  await choose(page, 'propertyType', 'house')
  await choose(page, 'houseType', '4')
  const dialog = page.getByRole('dialog')
  const titles = new Set<string>()
  for (const button of await page.locator('main').getByRole('button', { name: /^Help/ }).all()) {
    if (!(await button.isVisible())) continue
    await button.focus()
    await page.keyboard.press('Enter')
    titles.add((await dialog.getByRole('heading').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  const names = blocksFor(SPECIFIED_PAGE, appType)
    .filter(({ onlyFor }) => onlyFor?.addressType !== 'standard')
    .map(({ help }) => help ?? '')
  const tiers = MARKETING_OPTIONS.filter(({ soldFor }) => (soldFor as readonly string[]).includes(appType))
  const texts = [...names, ...tiers.map(({ tier }) => tier)].map((name) => HELP_TEXTS[name]?.title ?? name)
  expect([...titles].toSorted()).toEqual([...new Set(texts)].toSorted())
}

test('the blocks of a form to sell', async ({ page, context }) => {
  await openCreationPage(page, 'sell')
  await test.step('stand in the specification’s order', () => expectTheirOrder(page, 'sell'))
  await test.step('show what the rules count, at every answer', () => expectWhatIsCounted(page, 'sell'))
  await test.step('have help that opens by keyboard, and the focus comes back', () =>
    expectEveryHelp(page, 'sell'))
  await test.step('the lines that follow from an answer appear with it', async () => {
    const notice = page.getByText('Leaving the price out can mislead buyers')
    await expect(notice).toBeHidden()
    await choose(page, 'priceType', '1')
    await expect(notice).toBeVisible()
  })
  await test.step('whoever says they are an agent sees the agent message in place of the form', async () => {
    await choose(page, 'userAgent', 'true')
    await expect(page.getByRole('button', { name: 'Create My Agent Account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/user/login',
    )
    await expect(page.locator('[data-block="description"]')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Clear Form' })).toBeHidden()
    await expect(page.getByText('Do you already have an account?')).toBeHidden()
    await choose(page, 'userAgent', 'false')
    await expect(page.locator('[data-block="description"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create My Agent Account' })).toBeHidden()
  })
  await test.step('terms and privacy open in a new tab, and the form stays', async () => {
    await control(page, 'townName').fill('York')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('[data-block="terms"]')
        .getByRole('link', { name: /Terms and conditions/ })
        .click(),
    ])
    await expect(opened).toHaveURL(/\/terms-and-conditions$/)
    await expect(control(page, 'townName')).toHaveValue('York')
  })
  await test.step('help that is opened while another is closing stays open', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('[data-block="tenure"]').getByRole('button', { name: /^Help/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-block="parking"]').getByRole('button', { name: /^Help/ }).press('Enter')
    await page.waitForTimeout(500)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the head of a group is complete only when all of it is', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const mark = page.locator('[data-block="propertyType"] .block-mark')
  await choose(page, 'propertyType', 'house')
  await choose(page, 'houseType', '4')
  await expect(mark).toHaveClass(/open/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(mark).toHaveClass(/invalid/)
  for (const name of ['propertyBedrooms', 'propertyBathrooms', 'propertyReceptions'])
    await control(page, name).fill('2')
  await expect(mark).toHaveClass(/\bvalid/)
})

test('the blocks of a form to let', async ({ page }) => {
  await openCreationPage(page, 'let')
  await test.step('stand in the specification’s order', () => expectTheirOrder(page, 'let'))
  await test.step('show what the rules count, at every answer', () => expectWhatIsCounted(page, 'let'))
  await test.step('have help that opens by keyboard, and the focus comes back', () =>
    expectEveryHelp(page, 'let'))
  await test.step('a guest is asked whether they have an account', async () => {
    await expect(page.getByText('Do you already have an account?')).toBeVisible()
    await page.getByRole('link', { name: 'register', exact: true }).click()
    await expect(page).toHaveURL(/\/confirm-identity\/let$/)
  })
})
