import type { Page } from '@playwright/test'
import {
  addPhotos,
  chooser,
  faultyUploads,
  heldUploads,
  namesOf,
  photoFile,
  photoFiles,
  tileAt,
} from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openComplete } from '../support/by-calls.ts'
import { error, next, openCreationPage, saved } from '../support/creation-page.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('photos of a form are asked for, kept while they are on their way, and shown in the preview', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await test.step('a missing photo is reported at Next, its link leads to the button, and choosing one mends it', async () => {
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
  await test.step('who leaves while a photo is on its way is warned', async () => {
    const release = await heldUploads(page)
    await chooser(page).setInputFiles(await photoFile('Kitchen.jpg'))
    await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'uploading')
    const isWarned = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await isWarned()).toBe(true)
    await release()
  })
  await test.step('the preview shows the cover and how many photos there are', async () => {
    await expect(tileAt(page, 1)).toHaveAttribute('data-state', 'success')
    await page.setViewportSize({ width: 1_280, height: 900 })
    await addPhotos(page, 'One.jpg', 'Two.jpg')
    const photo = page.locator('.preview-photo')
    await expect(photo).toContainText('4 photos')
    await expect(photo.getByRole('img')).toHaveAttribute('src', /^\/photos\/[\da-f]{32}\.jpg$/)
  })
})

test('Next waits for photos that are on their way, and goes on', async ({ page }) => {
  await openComplete(page, 'sell')
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
    await openComplete(page, 'sell')
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

test('photos that another window changed too are drawn side by side, and the chosen ones stand on the page', async ({
  page,
  context,
}) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg')
  await saved(page)
  const other = await context.newPage()
  await openCreationPage(other, 'sell')
  await other.getByRole('button', { name: 'Options for One.jpg' }).click()
  await button(other, 'Remove One.jpg').click()
  await saved(other)
  await addPhotos(page, 'Three.jpg')
  const question = page.getByRole('alert')
  await expect(question).toContainText('Here: 3 photos.')
  await expect(question).toContainText('There: 1 photo.')
  await expect(question.getByRole('img')).toHaveCount(4)
  await question.getByRole('button', { name: 'Use the other one' }).click()
  await expect.poll(namesOf(page)).toEqual(['Two.jpg'])
  await saved(page)
})
