import { expect, test } from '../support/browser-test.ts'
import { openComplete } from '../support/by-calls.ts'
import { control, next, openCreationPage, ready, saved, type } from '../support/creation-page.ts'

test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

test('an advert that cannot be saved or fetched for a while is there in the end', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('a quiet line says so, and the save is tried again', async () => {
    await page.route('**/save-new', (route) => route.abort())
    await type(page, 'townName', 'York')
    await expect(page.locator('.save-status')).toHaveText(
      'We haven’t saved your last change yet. We’re trying again.',
    )
    await page.unroute('**/save-new')
    await saved(page)
    await page.reload()
    await ready(page)
    await expect(control(page, 'townName')).toHaveValue('York')
  })
  await test.step('a draft that cannot be fetched is not replaced by an empty form', async () => {
    await page.route('**/get-initial-data', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We couldn’t open your advert.')).toBeVisible()
    await page.unroute('**/get-initial-data')
    await page.getByRole('button', { name: 'Try again' }).click()
    await ready(page)
    await expect(control(page, 'townName')).toHaveValue('York')
  })
})

test('a refused save is said, and saving goes on after it', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await test.step('a refusal is shown with the server’s words, and nothing that was typed is lost', async () => {
    await page.route('**/save-new', (route) =>
      route.fulfill({ json: { success: false, error_message: 'There are too many drafts.' } }),
    )
    await type(page, 'townName', 'York')
    await expect(page.getByRole('alert')).toHaveText('There are too many drafts. Try again later.')
    await expect(control(page, 'townName')).toHaveValue('York')
  })
  await test.step('saving goes on after a failure that ended in a refusal', async () => {
    await page.unroute('**/save-new')
    let calls = 0
    await page.route('**/save-new', (route) => {
      calls++
      if (calls === 1) return route.abort()
      if (calls === 2) return route.fulfill({ json: { success: false, error_message: 'No.' } })
      return route.continue()
    })
    await type(page, 'townName', 'Hull')
    await expect(page.getByRole('alert')).toHaveText('No. Try again later.')
    await type(page, 'streetName', 'Mill Lane')
    await saved(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('Next says that it could not save, and a form that is not saved is not cleared', async ({ page }) => {
  await openComplete(page, 'sell')
  await page.route('**/save-new', (route) => route.abort())
  await type(page, 'townName', 'Hull')
  await next(page).click()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t save your advert. Try again later.')
  await page.getByRole('button', { name: 'Clear Form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Clear Form' }).click()
  await expect(dialog.getByText('so you couldn’t undo this')).toBeVisible()
  await expect(control(page, 'townName')).toHaveValue('Hull')
})

test('a first save whose answer is lost is saved again, and nothing typed is lost', async ({ page }) => {
  await openCreationPage(page, 'sell')
  let calls = 0
  await page.route('**/save-new', async (route) => {
    calls++
    if (calls > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await type(page, 'townName', 'York')
  await saved(page)
  await page.reload()
  await ready(page)
  await expect(control(page, 'townName')).toHaveValue('York')
})
