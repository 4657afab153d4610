import { violationsOf } from '../support/accessible.ts'
import { addPhotos, namesOf, photoFile, tile } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openCreationPage, ready, saved } from '../support/creation-page.ts'

test('a photo gets a caption, and the advert a floor plan and a tour, from a folded part that keeps out of the way', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await expect(page.getByLabel('Web address of a video tour')).toBeHidden()
  await addPhotos(page, 'Front.jpg')
  await page.getByRole('button', { name: 'Options for Front.jpg' }).click()
  await page.getByRole('checkbox', { name: 'Edited to show what isn’t there (Front.jpg)' }).check()
  await page.getByLabel('Caption of Front.jpg').fill('The front, from the lane')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Options for Front.jpg' })).toBeFocused()
  await expect(tile(page, 'Front.jpg')).toContainText('Cover · The front, from the lane · Digitally altered')

  await page.getByText('Floor plan and video tour').click()
  const plan = page.locator('#floor-plan')
  await plan.setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.locator('.floor-plans').getByRole('alert')).toContainText('save it as a picture')
  await plan.setInputFiles(await photoFile('Plan.jpg'))
  await expect(tile(page, 'Plan.jpg')).toHaveAttribute('data-state', 'success')
  await expect(page.locator('.photo-status')).toHaveText('1 of 20 photos')
  const tour = page.getByLabel('Web address of a video tour')
  await tour.fill('http://example.org')
  await tour.blur()
  await expect(page.locator('#videoTour-error')).toContainText('begins with https://')
  await tour.fill('youtu.be/abc')
  await tour.blur()
  await expect(tour).toHaveValue('https://youtu.be/abc')
  expect(await violationsOf(page, '#block-photos')).toEqual([])

  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['Front.jpg', 'Plan.jpg'])
  await expect(tour).toHaveValue('https://youtu.be/abc')
  await page.getByRole('button', { name: 'See your whole advert' }).first().click()
  await expect(
    page.getByRole('link', {
      name: 'Photo 1 of 1 of this home: The front, from the lane. Digitally altered.',
    }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Floor plan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Watch the video tour on youtu.be' })).toHaveAttribute(
    'href',
    'https://youtu.be/abc',
  )
})
