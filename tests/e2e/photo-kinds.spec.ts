import sharp from 'sharp'
import { chooser, photoFile, tileAt } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openCreationPage } from '../support/creation-page.ts'

test('a WebP goes as a JPEG, since the server takes none, and white where it is transparent', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const picture = sharp({ create: { width: 120, height: 80, channels: 4, background } })
  const buffer = await picture.webp({ lossless: true }).toBuffer()
  const answered = page.waitForResponse('**/create-listing/upload-file')
  await chooser(page).setInputFiles({ name: 'Garden.webp', mimeType: 'image/webp', buffer })
  const answer = (await (await answered).json()) as { url: string }
  expect(answer).toMatchObject({ success: true, width: 120, height: 80 })
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'success')
  const kept = await page.request.get(answer.url)
  const [red = 0, green = 0] = await sharp(await kept.body())
    .raw()
    .toBuffer()
  // Half-transparent red over white; over black it would be 100 and 0.
  expect(red).toBeGreaterThan(200)
  expect(green).toBeGreaterThan(100)
})

test.describe('a HEIC that this browser cannot read', () => {
  // The trace recorder requests the failed picture; the page itself never does.
  test.use({ expectedErrors: ["Connecting to 'blob:"] })

  test('is not sent, its tile says what to do, and the next photo is taken', async ({ page }) => {
    await openCreationPage(page, 'sell')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/upload-file')) sent.push(request.url())
    })
    // The start of an ISO/IEC 23008-12 file, which Chromium cannot read.
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    await chooser(page).setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
    await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'error')
    await expect(tileAt(page, 0)).toContainText(
      'This browser can’t read this kind of photo. Save it as a JPG',
    )
    expect(sent).toEqual([])
    await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
    await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'success')
    await expect(tileAt(page, 0)).toContainText('Not uploaded')
    await expect(tileAt(page, 1)).toContainText('Cover')
    await expect(page.locator('.photo-status')).toHaveText('1 of 20 photos')
    expect(sent).toHaveLength(1)
  })
})
