import type { Locator, Page } from '@playwright/test'
import { addPhotos, namesOf, tile, tileAt } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openCreationPage, ready, saved } from '../support/creation-page.ts'

const count = (page: Page) => page.locator('.photo-status')
const announcer = (page: Page) => page.locator('#announcer')
const options = (page: Page, name: string) => page.getByRole('button', { name: `Options for ${name}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('photos are put in order by buttons, with the keyboard alone', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg', 'Three.jpg')
  // The first save is announced in the same place.
  await saved(page)
  await options(page, 'Three.jpg').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const earlier = button(page, 'Move Three.jpg earlier')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(announcer(page)).toHaveText('Three.jpg is now photo 2 of 3')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Space')
  await expect(announcer(page)).toHaveText('Three.jpg is now photo 1 of 3, the cover')
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
  await expect(button(page, 'Move Two.jpg later')).toBeFocused()
  await saved(page)
  await page.reload()
  await ready(page)
  await expect.poll(namesOf(page)).toEqual(['Three.jpg', 'Two.jpg', 'One.jpg'])
  await expect(tileAt(page, 0)).toContainText('Cover')
})

test('Enter in a caption closes the menu, and does not press the button that then has the focus', async ({
  page,
}) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg')
  await options(page, 'One.jpg').click()
  await page.getByLabel('Caption of One.jpg').fill('Kitchen')
  await page.keyboard.press('Enter')
  await expect(options(page, 'One.jpg')).toBeFocused()
  await expect(options(page, 'One.jpg')).toHaveAttribute('aria-expanded', 'false')
})

test('photos are put in order by dragging', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, 'One.jpg', 'Two.jpg', 'Three.jpg')
  // The first save is announced in the same place.
  await saved(page)
  await expect(tile(page, 'Three.jpg')).toHaveAttribute('draggable', 'true')
  await tile(page, 'Three.jpg').dragTo(tile(page, 'One.jpg'), { targetPosition: { x: 20, y: 60 } })
  await expect.poll(namesOf(page)).toEqual(['Three.jpg', 'One.jpg', 'Two.jpg'])
  await expect(announcer(page)).toHaveText('Three.jpg is now photo 1 of 3, the cover')
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

test('a photo’s menu opens where there is room, in the window and over all else', async ({ page }) => {
  await openCreationPage(page, 'sell')
  await addPhotos(page, ...[1, 2, 3, 4, 5].map((number) => `${number}.jpg`))
  await saved(page)
  // The rest of the page stands below the outline's marks.
  await page.locator('.next').getByRole('button').last().scrollIntoViewIfNeeded()
  for (const [width, height] of [
    [1_280, 800],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['1.jpg', '2.jpg', '4.jpg', '5.jpg']) {
      for (const block of ['start', 'center', 'end'] as const) {
        await options(page, name).evaluate((one, at) => one.scrollIntoView({ block: at }), block)
        await options(page, name).press('Enter')
        const menu = page.getByRole('group', { name: `Options for ${name}` })
        await expect(menu, `${width} ${name} ${block}`).toBeInViewport({ ratio: 1 })
        expect(await coverOf(menu), `${width} ${name} ${block}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
  }
})

/** What is painted over an element at any point, or beside the window. */
const coverOf = (menu: Locator) =>
  menu.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const over = new Set<string>()
    for (let y = top + 10; y < bottom; y += 16)
      for (let x = left + 10; x < right; x += 16) {
        const there = document.elementFromPoint(x, y)
        if (!element.contains(there)) over.add(there?.className ?? 'beside the window')
      }
    return [...over]
  })
