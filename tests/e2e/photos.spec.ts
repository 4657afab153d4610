import type { Page } from '@playwright/test'
import { violationsOf } from '../support/accessible.ts'
import {
  addPhotos,
  carry,
  chooser,
  heldUploads,
  namesOf,
  photoFile,
  photoFiles,
  tileAt,
  tiles,
} from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openCreationPage, ready, saved } from '../support/creation-page.ts'

const count = (page: Page) => page.locator('.photo-status')
const announcer = (page: Page) => page.locator('#announcer')
const options = (page: Page, name: string) => page.getByRole('button', { name: `Options for ${name}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('chosen photos are sent, are saved with the draft, and are there when it is loaded', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await expect(count(page)).toHaveText('0 of 20 photos')
  await addPhotos(page, 'Front garden.jpg', 'Kitchen.jpg')
  await expect(count(page)).toHaveText('2 of 20 photos')
  await expect(announcer(page)).toHaveText('All changes saved')
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
  const worker = page.waitForEvent('worker')
  await chooser(page).setInputFiles(file)
  expect(await (await answered).json()).toMatchObject({ success: true, width: 1_200, height: 1_600 })
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
  expect(sizes).toHaveLength(1)
  expect((await worker).url()).toMatch(/\/assets\/reduce-worker-[\w-]+\.js$/)
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

test.describe('twenty photos', () => {
  // A server that is busy with so many says so, and the page sends them again.
  test.use({ expectedErrors: ['status of 503'] })
  test('more than 20 are not taken, and the person hears which', async ({ page }) => {
    test.slow()
    await openCreationPage(page, 'sell')
    const names = Array.from({ length: 22 }, (_, i) => `Room ${i + 1}.jpg`)
    await chooser(page).setInputFiles(await photoFiles(...names))
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('You can not upload any more files. (max: 20)')
    await expect(problem).toContainText('Room 21.jpg, Room 22.jpg')
    await expect(page.locator('.tile[data-state="success"]')).toHaveCount(20, { timeout: 60_000 })
    await expect(count(page)).toHaveText('20 of 20 photos')
    await saved(page)
  })
})

test.describe('a picture that cannot be read', () => {
  // The trace recorder requests the failed picture; the page itself never does.
  test.use({ expectedErrors: ["Connecting to 'blob:"] })

  test('what cannot be taken is said, and what can is taken once', async ({ page }) => {
    await openCreationPage(page, 'sell')
    await test.step('what is no photo is not taken, and the person hears so until they choose again', async () => {
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
    await test.step('a photo that only calls itself one stays on its tile with what the server says', async () => {
      await chooser(page).setInputFiles({
        name: 'Page.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<p>not a photo'),
      })
      await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'error')
      await expect(tileAt(page, 1).locator('.error')).not.toBeEmpty()
      await button(page, 'Remove Page.jpg').click()
      await expect(count(page)).toHaveText('1 of 20 photos')
    })
    await test.step('the same photo is taken once, by its name and date and by what it shows', async () => {
      const file = await photoFile('Twice.jpg')
      await chooser(page).setInputFiles(file)
      await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'success')
      await chooser(page).setInputFiles(file)
      await expect(page.getByRole('alert')).toContainText('Please upload unique images only')
      await expect(tiles(page)).toHaveCount(2)
      await carry(page, 'drop', '.drop-zone', [file])
      await expect(tileAt(page, 2)).toHaveAttribute('data-state', 'error')
      await expect(tileAt(page, 2)).toContainText('Please upload unique images only')
    })
  })
})

test('every state is accessible, and nothing is wider than the window, on a phone and on a desk', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  const check = async (state: string): Promise<void> => {
    for (const width of [1_280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOf(page, '[data-block="photos"]'), state).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width)
    }
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
