import { expect, test } from '../support/browser-test.ts'
import {
  choose,
  control,
  enterManually,
  field,
  forgetsThatIdWent,
  openCreationPage,
  ready,
  saved,
  storedUuid,
  type,
} from '../support/creation-page.ts'

test('what is typed is saved by itself: it is there again after a reload, and what was typed last after the page went away', async ({
  page,
  context,
}) => {
  await openCreationPage(page, 'sell')
  await test.step('what is typed is saved by itself, and is there again after a reload', async () => {
    expect(await storedUuid(page, 'sell')).toBeNull()
    await type(page, 'townName', 'York')
    await choose(page, 'propertyType', 'flat')
    await choose(page, 'flatType', '28')
    await type(page, 'sellingPrice', '250000')
    await control(page, 'tenureType').selectOption('2')
    await choose(page, 'knownleaseholdLeft', 'true')
    await control(page, 'leaseholdLeft').selectOption('987')
    await saved(page)
    expect(await storedUuid(page, 'sell')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await storedUuid(page, 'let')).toBeNull()
    await page.reload()
    await enterManually(page)
    await expect(control(page, 'townName')).toHaveValue('York')
    await expect(control(page, 'sellingPrice')).toHaveValue('250,000')
    await expect(page.locator('[name="flatType"][value="28"]')).toBeChecked()
    await expect(control(page, 'leaseholdLeft')).toHaveValue('987')
    await expect(control(page, 'summary')).toHaveValue('Apartment For Sale')
  })
  page.on('dialog', (dialog) => void dialog.accept())
  const description = control(page, 'propertyDescription')
  await test.step('what was typed in the last second is there after Back, with the place and the focus', async () => {
    await description.click()
    await page.keyboard.type('A quiet home')
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1_000)
    await page.goto('/')
    await page.goBack()
    await ready(page)
    await expect(description).toHaveValue('A quiet home')
    await expect(description).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
  })
  await test.step('and so it is after the tab was closed', async () => {
    await page.keyboard.type(' near the church')
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    const another = await context.newPage()
    await openCreationPage(another, 'sell')
    await expect(control(another, 'propertyDescription')).toHaveValue('A quiet home near the church')
  })
})

test('each listing type keeps a draft of its own', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  await openCreationPage(page, 'let')
  await expect(control(page, 'townName')).toHaveValue('')
})

test('/load opens a draft by its id, /new begins another', async ({ page }) => {
  await openCreationPage(page, 'let')
  await type(page, 'townName', 'Hull')
  await saved(page)
  const uuid = await storedUuid(page, 'let')
  await page.goto('/new/let')
  await page.waitForURL(({ pathname }) => pathname === '/let')
  await enterManually(page)
  await expect(control(page, 'townName')).toHaveValue('')
  expect(await storedUuid(page, 'let')).toBeNull()
  await page.goto(`/load/let/${uuid}`)
  await page.waitForURL('**/let')
  await enterManually(page)
  await expect(control(page, 'townName')).toHaveValue('Hull')
})

test('another browser cannot open the draft, and says so', async ({ page, browser, baseURL }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  const uuid = await storedUuid(page, 'sell')
  const stranger = await browser.newPage(baseURL ? { baseURL } : {})
  await stranger.goto(`/load/sell/${uuid}`)
  await stranger.waitForURL('**/sell')
  await expect(stranger.getByText('We couldn’t open that draft here.')).toBeVisible()
  // Before a kind of address is chosen, which would be saved.
  expect(await storedUuid(stranger, 'sell')).toBeNull()
  await enterManually(stranger)
  await expect(control(stranger, 'townName')).toHaveValue('')
  await stranger.close()
})

test('two windows on one draft', async ({ page, context }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  const second = await context.newPage()
  await openCreationPage(second, 'sell')
  await test.step('two windows that change different answers both keep theirs', async () => {
    await type(second, 'streetName', 'Mill Lane')
    await saved(second)
    await type(page, 'doorNumber', '9')
    await expect(control(page, 'streetName')).toHaveValue('Mill Lane')
    await saved(page)
    await second.reload()
    await ready(second)
    await expect(control(second, 'doorNumber')).toHaveValue('9')
  })
  await test.step('two windows that change the same answer are asked which one counts', async () => {
    await type(second, 'townName', 'Leeds')
    await saved(second)
    await type(page, 'townName', 'Hull')
    await expect(page.getByText('Which answer do you want to keep?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await saved(page)
    await second.reload()
    await enterManually(second)
    await expect(control(second, 'townName')).toHaveValue('Hull')
    await type(page, 'townName', 'Selby')
    await saved(page)
    await type(second, 'townName', 'Ripon')
    await second.getByRole('button', { name: 'Use the other one' }).click()
    await expect(control(second, 'townName')).toHaveValue('Selby')
  })
  await test.step('an answer changed elsewhere while a save is under way is not overwritten', async () => {
    await type(second, 'streetName', 'Station Road')
    await saved(second)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/save-new', async (route) => {
      await held
      await route.continue()
    })
    const sent = page.waitForRequest('**/save-new')
    await type(page, 'doorNumber', '11')
    await expect(page.locator('.save-status')).toHaveText('Saving…')
    await sent
    await type(page, 'streetName', 'Church Street')
    release()
    await expect(page.getByText('Which answer do you want to keep?')).toBeVisible()
    await page.getByRole('button', { name: 'Use the other one' }).click()
    await expect(control(page, 'streetName')).toHaveValue('Station Road')
    await saved(page)
  })
  await test.step('a form cleared in one window is not brought back by another that still saves', async () => {
    await page.getByRole('button', { name: 'Clear Form' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear Form' }).click()
    await expect(page.locator('.note')).toBeVisible()
    await type(second, 'townName', 'Leeds')
    await saved(second)
    expect(await storedUuid(page, 'sell')).toBeNull()
  })
})

test.describe('after the browser’s cookies were deleted', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] })
  test('without the cookie that opened it, the whole form is saved as a new draft', async ({
    page,
    context,
  }) => {
    await openCreationPage(page, 'sell')
    await type(page, 'townName', 'York')
    await saved(page)
    const before = await storedUuid(page, 'sell')
    await context.clearCookies()
    await type(page, 'streetName', 'Mill Lane')
    await expect.poll(() => storedUuid(page, 'sell')).not.toBe(before)
    await saved(page)
    await page.reload()
    await enterManually(page)
    await expect(control(page, 'townName')).toHaveValue('York')
    await expect(control(page, 'streetName')).toHaveValue('Mill Lane')
  })
})

test('a draft of the other listing type is not opened, and the page says so', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  await page.goto(`/load/let/${await storedUuid(page, 'sell')}`)
  await page.waitForURL('**/let')
  await ready(page)
  await expect(page.getByText('We couldn’t open that draft here.')).toBeVisible()
  expect(await storedUuid(page, 'let')).toBeNull()
})

test('Clear Form asks first, clears even in a browser that is killed next, and can be undone', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  const uuid = String(await storedUuid(page, 'sell'))
  await page.getByRole('button', { name: 'Clear Form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep my answers' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(control(page, 'townName')).toHaveValue('York')
  await page.getByRole('button', { name: 'Clear Form' }).click()
  await dialog.getByRole('button', { name: 'Clear Form' }).click()
  await expect(page.locator('.note')).toBeVisible()
  await enterManually(page)
  await expect(control(page, 'townName')).toHaveValue('')
  await forgetsThatIdWent(page, 'sell', uuid)
  await openCreationPage(page, 'sell')
  await expect(control(page, 'townName')).toHaveValue('')
  expect(await storedUuid(page, 'sell')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.note')).toHaveCount(0)
  await enterManually(page)
  await expect(control(page, 'townName')).toHaveValue('York')
})

test('leaving asks a guest who has answered something, and nobody else', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await openCreationPage(page, 'sell')
  await page.goto('/')
  expect(asked).toEqual([])
  await openCreationPage(page, 'sell')
  await control(page, 'townName').click()
  await page.keyboard.type('York')
  await page.goto('/')
  expect(asked).toEqual(['beforeunload'])
  await openCreationPage(page, 'let')
  await field(page, 'userAgent').getByText('Yes, I’m an agent').click()
  await page.goto('/')
  expect(asked).toEqual(['beforeunload'])
})
