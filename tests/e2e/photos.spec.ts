import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  addPhotos,
  carry,
  chooser,
  faultyUploads,
  heldUploads,
  namesOf,
  photoFile,
  photoFiles,
  tile,
  tileAt,
  tiles,
} from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { error, fillHouseForSale, next, openCreationPage, ready, saved } from '../support/creation-page.ts'

const count = (page: Page) => page.locator('.photo-status')
const said = (page: Page) => page.locator('#said')
const options = (page: Page, name: string) => page.getByRole('button', { name: `Options for ${name}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('chosen photos are sent, are saved with the draft, and are there when it is loaded', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await expect(count(page)).toHaveText('0 of 20 photos')
  await addPhotos(page, 'Front garden.jpg', 'Kitchen.jpg')
  await expect(count(page)).toHaveText('2 of 20 photos')
  await expect(said(page)).toHaveText('All changes saved')
  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['Front garden.jpg', 'Kitchen.jpg'])
  await expect(count(page)).toHaveText('2 of 20 photos')
  const widths = () =>
    page.locator('.tile img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toEqual([90, 200])
})

test('a large photo is turned upright and made smaller before it is sent', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const sizes: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/upload-file')) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  const file = await photoFile('Tall.jpg', { width: 4_000, height: 3_000, orientation: 6 })
  const answered = page.waitForResponse('**/upload-file')
  await chooser(page).setInputFiles(file)
  expect(await (await answered).json()).toMatchObject({ success: true, width: 1_200, height: 1_600 })
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
  expect(sizes).toHaveLength(1)
})

test('photos are taken by dropping and by pasting, and a file that misses is not opened', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  const [dropped = '', pasted = '', missed = ''] = await photoFiles('Dropped.jpg', 'Pasted.jpg', 'Missed.jpg')
  await carry(page, 'dragover', '.drop-zone', [dropped])
  await expect(page.locator('.photos')).toHaveAttribute('data-dragging')
  await carry(page, 'drop', '.drop-zone', [dropped])
  await expect(page.locator('.photos')).not.toHaveAttribute('data-dragging')
  await carry(page, 'paste', 'body', [pasted])
  await carry(page, 'drop', 'h1', [missed])
  await expect(page.locator('.tile[data-state="success"]')).toHaveCount(2)
  await expect.poll(namesOf(page)).toEqual(['Dropped.jpg', 'Pasted.jpg'])
})

test('two are sent at a time, and the page says how far each and all are', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const release = await heldUploads(page)
  await chooser(page).setInputFiles(await photoFiles('a.jpg', 'b.jpg', 'c.jpg'))
  await expect(page.locator('.tile[data-state="queued"]')).toHaveCount(1)
  await expect(page.locator('.tile[data-state="uploading"]')).toHaveCount(2)
  await expect(count(page)).toContainText('0 of 3 uploaded')
  await expect(page.getByRole('progressbar', { name: 'Upload of all photos' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Upload of a.jpg' })).toBeVisible()
  await release()
  await expect(page.locator('.tile[data-state="success"]')).toHaveCount(3)
  await expect(count(page)).toHaveText('3 of 20 photos')
})

test('an upload is canceled when that is confirmed, and can be tried again', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const release = await heldUploads(page)
  await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
  const cancel = page.getByRole('button', { name: 'Cancel the upload of Hall.jpg' })
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  await cancel.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to cancel this upload?')
  await dialog.getByRole('button', { name: 'Keep uploading' }).click()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'canceled')
  await expect(tileAt(page, 0)).toContainText('Upload canceled.')
  await expect(button(page, 'Retry Hall.jpg')).toBeFocused()
  await release()
  await button(page, 'Retry Hall.jpg').click()
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
})

test('an upload that makes no progress for 30 seconds ends, and says so', async ({ page }) => {
  await page.clock.install()
  await openCreationPage(page, 'sell')
  await heldUploads(page)
  await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  await page.clock.runFor(25_000)
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  await page.clock.runFor(6_000)
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'error')
  await expect(tileAt(page, 0)).toContainText('Nothing was sent for 30 seconds.')
})

test.describe('what goes wrong on the server', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  const FAULTS = [
    ['an answer that is no JSON', { status: 200, body: '<p>' }, 'Invalid JSON response from server.'],
    ['a server that fails', { status: 500, body: '' }, 'Server responded with 500 code.'],
    [
      'a refusal',
      { status: 200, json: { success: false, error_message: 'It is cut off.' } },
      'It is cut off.',
    ],
    [
      'a refusal by status',
      { status: 415, json: { success: false, error_message: 'No photo.' } },
      'No photo.',
    ],
  ] as const
  for (const [name, answer, message] of FAULTS) {
    test(`${name} stays on its tile, which can be tried again or removed`, async ({ page }) => {
      await openCreationPage(page, 'sell')
      const end = await faultyUploads(page, (route) => route.fulfill(answer))
      await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
      await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'error')
      await expect(tileAt(page, 0)).toContainText(message)
      await expect(said(page)).toHaveText(`Hall.jpg: ${message}`)
      await end()
      await button(page, 'Retry Hall.jpg').click()
      await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
    })
  }

  test('without a connection, and while the server is busy, a photo waits and goes on by itself', async ({
    page,
  }) => {
    await openCreationPage(page, 'sell')
    let calls = 0
    await faultyUploads(page, async (route) => {
      calls++
      if (calls === 1) await route.abort()
      else if (calls === 2)
        await route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { success: false, error_message: '' },
        })
      else await route.continue()
    })
    await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
    await expect(count(page)).toContainText('No connection. It goes on by itself.')
    await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success', { timeout: 10_000 })
    expect(calls).toBe(3)
  })

  test('an answer that was lost does not lose the photo', async ({ page }) => {
    await openCreationPage(page, 'sell')
    let calls = 0
    await faultyUploads(page, async (route) => {
      calls++
      if (calls > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
    await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success', { timeout: 10_000 })
    expect(calls).toBe(2)
  })
})

test('more than 20 are not taken, and the person hears which', async ({ page }) => {
  test.slow()
  await openCreationPage(page, 'sell')
  const names = Array.from({ length: 22 }, (_, i) => `Room ${i + 1}.jpg`)
  await chooser(page).setInputFiles(await photoFiles(...names))
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('You can not upload any more files. (max: 20)')
  await expect(problem).toContainText('Room 21.jpg, Room 22.jpg')
  await expect(page.locator('.tile[data-state="success"]')).toHaveCount(20, { timeout: 20_000 })
  await expect(count(page)).toHaveText('20 of 20 photos')
  await saved(page)
})

test('what is no photo is not taken, and the person hears so until they choose again', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await chooser(page).setInputFiles({
    name: 'Plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  const problem = page.getByRole('alert')
  await expect(problem).toContainText(
    'Please upload document using one the following file formats: .jpg, .jpeg, .png, .gif',
  )
  await expect(problem).toContainText('Plan.pdf')
  await expect(tiles(page)).toHaveCount(0)
  await addPhotos(page, 'Hall.jpg')
  await expect(problem).toHaveCount(0)
})

test('a photo that only calls itself one stays on its tile with what the server says', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await chooser(page).setInputFiles({
    name: 'Page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<p>not a photo'),
  })
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'error')
  await expect(tileAt(page, 0).locator('.error')).not.toBeEmpty()
  await button(page, 'Remove Page.jpg').click()
  await expect(count(page)).toHaveText('0 of 20 photos')
})

test('the same photo is taken once, by its name and date and by what it shows', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const file = await photoFile('Hall.jpg')
  await chooser(page).setInputFiles(file)
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
  await chooser(page).setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('Please upload unique images only')
  await expect(tiles(page)).toHaveCount(1)
  await carry(page, 'drop', '.drop-zone', [file])
  await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'error')
  await expect(tileAt(page, 1)).toContainText('Please upload unique images only')
})

test('photos are put in order by buttons, with the keyboard alone', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg', 'Three.jpg')
  await options(page, 'Three.jpg').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const earlier = button(page, 'Move Three.jpg earlier')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Three.jpg is now photo 2 of 3')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Space')
  await expect(said(page)).toHaveText('Three.jpg is now photo 1 of 3, the cover')
  await expect(earlier).toBeFocused()
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  expect(await namesOf(page)()).toEqual(['Three.jpg', 'One.jpg', 'Two.jpg'])
  await page.keyboard.press('Escape')
  await expect(options(page, 'Three.jpg')).toBeFocused()
  await options(page, 'Two.jpg').click()
  await button(page, 'Make Two.jpg the cover').click()
  await expect(button(page, 'Make Two.jpg the cover')).toBeFocused()
  expect(await namesOf(page)()).toEqual(['Two.jpg', 'Three.jpg', 'One.jpg'])
  await button(page, 'Move Two.jpg later').click()
  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['Three.jpg', 'Two.jpg', 'One.jpg'])
  await expect(tileAt(page, 0)).toContainText('Cover')
})

test('photos are put in order by dragging', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg', 'Three.jpg')
  await expect(tile(page, 'Three.jpg')).toHaveAttribute('draggable', 'true')
  await tile(page, 'Three.jpg').dragTo(tile(page, 'One.jpg'), { targetPosition: { x: 20, y: 60 } })
  await expect.poll(namesOf(page)).toEqual(['Three.jpg', 'One.jpg', 'Two.jpg'])
  await expect(said(page)).toHaveText('Three.jpg is now photo 1 of 3, the cover')
})

test('a removed photo can be put back where it was', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg')
  await saved(page)
  await options(page, 'One.jpg').click()
  await button(page, 'Remove One.jpg').click()
  await expect(button(page, 'Undo One.jpg')).toBeFocused()
  await expect(count(page)).toHaveText('1 of 20 photos')
  await saved(page)
  await page.keyboard.press('Enter')
  await expect(options(page, 'One.jpg')).toBeFocused()
  expect(await namesOf(page)()).toEqual(['One.jpg', 'Two.jpg'])
  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['One.jpg', 'Two.jpg'])
  await options(page, 'One.jpg').click()
  await button(page, 'Remove One.jpg').click()
  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['Two.jpg'])
})

test('a missing photo is told at Next, its link leads to the button, and choosing one mends it', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await next(page).click()
  await expect(error(page, 'files_uploaded')).toHaveText('At least one photo is required')
  await page.locator('.error-summary').getByRole('link', { name: 'At least one photo is required' }).click()
  await expect(chooser(page)).toBeFocused()
  const release = await heldUploads(page)
  await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
  await expect(error(page, 'files_uploaded')).toHaveCount(0)
  await release()
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
})

test('Next waits for photos that are on their way, and goes on', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await fillHouseForSale(page)
  const release = await heldUploads(page)
  await chooser(page).setInputFiles(await photoFiles('a.jpg', 'b.jpg', 'c.jpg'))
  await next(page).click()
  await expect(page.getByText('Waiting for 3 photos…')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('Waiting for')).toHaveCount(0)
  await next(page).click()
  await expect(page.getByText('Waiting for 3 photos…')).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/confirm-identity\/sell$/)
})

test.describe('a photo that failed', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('stops Next, which leads to it', async ({ page }) => {
    await openCreationPage(page, 'sell')
    await fillHouseForSale(page)
    await faultyUploads(page, (route) => route.fulfill({ status: 500, body: '' }))
    await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
    await next(page).click()
    await expect(button(page, 'Retry Hall.jpg')).toBeFocused()
    await expect(page).toHaveURL(/\/sell$/)
    await button(page, 'Remove Hall.jpg').click()
    await next(page).click()
    await expect(page).toHaveURL(/\/confirm-identity\/sell$/)
  })
})

test('who leaves while a photo is on its way is warned', async ({ page }) => {
  await openCreationPage(page, 'sell')
  const release = await heldUploads(page)
  await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  const isWarned = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isWarned()).toBe(true)
  await release()
})

test('the board shows the cover and how many photos there are', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg')
  const photo = page.locator('.board-photo')
  await expect(photo).toContainText('2 photos')
  await expect(photo.getByRole('img')).toHaveAttribute('src', /^\/photos\/[\da-f]{32}\.jpg$/)
})

const WIDTHS = [320, 1_280]
for (const width of WIDTHS) {
  test(`every state is accessible, and nothing is wider than the window, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openCreationPage(page, 'sell')
    const check = async (state: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).include('[data-block="photos"]').analyze()
      expect(violations, state).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
    }
    await check('empty')
    await addPhotos(
      page,
      'A very long name of a photo that somebody has given to their front garden.jpg',
      'Two.jpg',
    )
    await check('with photos')
    await options(page, 'Two.jpg').click()
    await check('options')
    await button(page, 'Remove Two.jpg').click()
    await check('removed')
    const release = await heldUploads(page)
    await chooser(page).setInputFiles(await photoFiles('a.jpg', 'b.jpg', 'c.jpg'))
    await expect(page.locator('.tile[data-state="queued"]')).toHaveCount(1)
    await check('uploading')
    await page.getByRole('button', { name: 'Cancel the upload of a.jpg' }).click()
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await check('canceled')
    await release()
    await expect(page.locator('.tile[data-state="success"]')).toHaveCount(3)
  })
}
