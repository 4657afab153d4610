import { keptIn } from '../support/browser-kept.ts'
import { chooser, photoFile, photoFiles, tileAt, tiles } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  control,
  forgetsThatIdWent,
  openAtFindAddress,
  openCreationPage,
  ready,
  saved,
  storedUuid,
  type,
} from '../support/creation-page.ts'

test.use({ expectedErrors: ['ERR_', 'Failed to load resource', '404 (Not Found)'] })

test('photos and answers of a tab that was offline and crashed are there again, and the line goes', async ({
  page,
  context,
}) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  // Before the upload code is there.
  await page.route('**/*', (route) => route.abort())
  await chooser(page).setInputFiles(await photoFiles('a.jpg', 'b.jpg'))
  await expect(page.getByText('We’ll upload your 2 photos when you’re back online.')).toBeVisible()
  await type(page, 'streetName', 'Mill Lane')
  await page.waitForTimeout(1_000)
  const client = await context.newCDPSession(page)
  client.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const again = await context.newPage()
  await openCreationPage(again, 'sell')
  await expect(control(again, 'streetName')).toHaveValue('Mill Lane')
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(2)
  await expect(tileAt(again, 0).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await again.getByRole('button', { name: 'Hide this message' }).click()
  await expect(again.locator('h1')).toBeFocused()
  await saved(again)
  // The guest's cookie is all that opens the draft.
  await context.clearCookies()
  await again.reload()
  await ready(again)
  await expect(control(again, 'townName')).toHaveValue('York')
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(2)
  // So it is while the page is open.
  await saved(again)
  await context.clearCookies()
  await type(again, 'streetName', 'Church Street')
  await expect(tiles(again)).toHaveCount(2)
  await saved(again)
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(2)
  await again.reload()
  await ready(again)
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(2)
  await expect(control(again, 'streetName')).toHaveValue('Church Street')
  await chooser(again).setInputFiles(await photoFile('c.jpg'))
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(3)
})

test('a photo follows its draft into a new one, though the first save went unanswered', async ({
  page,
  context,
}) => {
  await openCreationPage(page, 'sell')
  await page.route('**/save-new', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const unanswered = page.waitForEvent('requestfailed')
  await type(page, 'townName', 'York')
  await chooser(page).setInputFiles(await photoFile('a.jpg'))
  await expect(page.locator('.tile[data-state="success"]')).toHaveCount(1)
  await unanswered
  await page.waitForTimeout(500)
  const client = await context.newCDPSession(page)
  client.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  await context.clearCookies()
  const again = await context.newPage()
  await openAtFindAddress(again, 'sell')
  await expect(control(again, 'townName')).toHaveValue('York')
  await saved(again)
  await expect(again.locator('.tile[data-state="success"]')).toHaveCount(1)
  await saved(again)
})

test('a reload returns to the same place, and a shared computer keeps nothing', async ({ page, context }) => {
  await openCreationPage(page, 'sell')
  await type(page, 'townName', 'York')
  await saved(page)
  await control(page, 'propertyDescription').click()
  await page.keyboard.type('A quiet home')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await saved(page)
  const before = await top()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await ready(page)
  await expect(control(page, 'propertyDescription')).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(50)
  await page.keyboard.type(' near the church')
  await expect(control(page, 'propertyDescription')).toHaveValue('A quiet home near the church')

  const uuid = String(await storedUuid(page, 'sell'))
  await page.getByRole('button', { name: 'I am on a shared computer' }).click()
  await page.getByRole('button', { name: 'Keep nothing in this browser' }).click()
  await expect(page.getByText('We keep nothing in this browser.')).toBeFocused()
  await type(page, 'townName', 'Hull')
  await saved(page)
  // Nothing but that this draft is not to be opened by itself, in what opens no draft.
  const mark = uuid.slice(0, 8)
  const copies = [[['cleared', mark]], [{ mark, at: expect.any(Number) }]]
  expect(await keptIn(page)).toEqual({ copies, photos: [], local: 0 })
  await page.reload()
  await ready(page)
  await expect(control(page, 'townName')).toHaveValue('Hull')
  const another = await context.newPage()
  await openCreationPage(another, 'sell')
  await forgetsThatIdWent(another, 'sell', uuid)
  await openCreationPage(another, 'sell')
  await expect(control(another, 'townName')).toHaveValue('')
})
