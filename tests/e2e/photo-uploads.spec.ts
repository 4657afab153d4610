import type { Page } from '@playwright/test'
import {
  chooser,
  faultyUploads,
  heldUploads,
  photoFile,
  photoFiles,
  tileAt,
} from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { choose, openCreationPage, saved } from '../support/creation-page.ts'

const count = (page: Page) => page.locator('.photo-status')
const announcer = (page: Page) => page.locator('#announcer')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('uploads that are under way can be watched, canceled and tried again', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('two are sent at a time, and the page says how far each and all are', async () => {
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
  await test.step('an upload is canceled when that is confirmed, and can be tried again', async () => {
    const release = await heldUploads(page)
    await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
    const cancel = page.getByRole('button', { name: 'Cancel the upload of Hall.jpg' })
    await expect(tileAt(page, 3)).toHaveAttribute('data-state', 'uploading')
    await cancel.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Are you sure you want to cancel this upload?')
    await dialog.getByRole('button', { name: 'Keep uploading' }).click()
    await expect(cancel).toBeFocused()
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(tileAt(page, 3)).toHaveAttribute('data-state', 'canceled')
    await expect(tileAt(page, 3)).toContainText('Upload canceled.')
    await expect(button(page, 'Retry Hall.jpg')).toBeFocused()
    await release()
    await button(page, 'Retry Hall.jpg').click()
    await expect(tileAt(page, 3)).toHaveAttribute('data-state', 'success')
  })
})

test('an upload that makes no progress for 30 seconds ends, and says so', async ({ page }) => {
  await page.clock.install()
  await openCreationPage(page, 'sell')
  await heldUploads(page)
  // Only the fake clock counts, however slow the browser is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await chooser(page).setInputFiles(await photoFile('Hall.jpg'))
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  await page.clock.runFor(25_000)
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'uploading')
  await page.clock.runFor(6_000)
  await expect(tileAt(page, 0)).toHaveAttribute('data-state', 'error')
  await expect(tileAt(page, 0)).toContainText('The upload stopped 30 seconds ago.')
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
  test('a photo waits or says what went wrong, and is taken in the end', async ({ page }) => {
    await openCreationPage(page, 'sell')
    // The first save is announced in the place in which the faults are.
    await choose(page, 'propertyType', 'house')
    await saved(page)
    for (const [index, [name, answer, message]] of FAULTS.entries()) {
      await test.step(`${name} stays on its tile, which can be tried again`, async () => {
        const file = `Hall ${index}.jpg`
        const tile = tileAt(page, index)
        const end = await faultyUploads(page, (route) => route.fulfill(answer))
        await chooser(page).setInputFiles(await photoFile(file))
        await expect(tile).toHaveAttribute('data-state', 'error')
        await expect(tile).toContainText(message)
        await expect(announcer(page)).toHaveText(`${file}: ${message}`)
        await end()
        await button(page, `Retry ${file}`).click()
        await expect(tile).toHaveAttribute('data-state', 'success')
      })
    }
    await test.step('without a connection, and while the server is busy, a photo waits and goes on by itself', async () => {
      let calls = 0
      const end = await faultyUploads(page, async (route) => {
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
      await chooser(page).setInputFiles(await photoFile('Offline.jpg'))
      await expect(count(page)).toContainText('You’re offline. We’ll carry on when you’re back.')
      await expect(tileAt(page, FAULTS.length)).toHaveAttribute('data-state', 'success')
      expect(calls).toBe(3)
      await end()
    })
    await test.step('an answer that was lost does not lose the photo', async () => {
      let calls = 0
      await faultyUploads(page, async (route) => {
        calls++
        if (calls > 1) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await chooser(page).setInputFiles(await photoFile('Lost.jpg'))
      await expect(tileAt(page, FAULTS.length + 1)).toHaveAttribute('data-state', 'success')
      expect(calls).toBe(2)
    })
  })
})
