import type { Locator, Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { publishedByCalls } from '../support/by-calls.ts'
import { choose, control, openCreationPage, ready, type } from '../support/creation-page.ts'

const PARTS = ['.gallery', '.advert-head', '.facts', '[aria-labelledby="description"]', '.energy', '.contact']
/** By the CSSOM, which the content security policy allows. */
function beginAtTheTop(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.skip, .site-head, .check-head, .way-back, .about-advert, .printed-address, .ask-bar { display: none !important }
    .advert, .previewed { margin-block: 0 !important; padding-block: 0 !important; border: 0 !important }`)
  document.adoptedStyleSheets.push(sheet)
}
const partOf = (page: Page, part: string): Locator => page.locator(part)

test('what the owner sees before publishing is what buyers see, pixel by pixel', async ({ page }) => {
  const { uuid, listing } = await publishedByCalls(page, { photos: 3 })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const pictures: Buffer[][] = []
    for (const path of [`/check-your-advert/${uuid}`, `/advert/${listing}`]) {
      await page.goto(path)
      // What stands above the advert differs, and moves it by parts of a pixel.
      await page.evaluate(beginAtTheTop)
      await page.evaluate(() => document.fonts.ready)
      pictures.push([])
      for (const part of PARTS) pictures.at(-1)?.push(await partOf(page, part).screenshot())
    }
    const [preview, published] = pictures
    PARTS.forEach((part, at) => {
      expect(preview?.[at]?.equals(published?.[at] ?? Buffer.alloc(0)), `${part} at ${width} px`).toBe(true)
    })
  }
})

/** Whether what has the focus is wholly under the box that leads back. */
function isUnderTheWayBack(): boolean {
  const [focused, box] = [document.activeElement, document.querySelector('.back-to-check')]
  if (!focused || !box || focused.closest('.back-to-check, .progress')) return false
  const [own, over] = [focused.getBoundingClientRect(), box.getBoundingClientRect()]
  return own.top >= over.top - 1 && own.bottom <= over.bottom + 1
}

test('a draft is seen whole, with what it lacks in its place, and a change leads back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCreationPage(page, 'sell')
  const see = page.locator('.see-in-bar')
  await see.click()
  await expect(page.locator('.progress .see-problem')).toHaveText(/^Answer a question first/)
  await type(page, 'sellingPrice', '425k')
  await see.click()
  await expect(page).toHaveURL(/\/check-your-advert\//)
  await expect(page.locator('.advert-price')).toHaveText('£425,000')
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  await page.getByRole('link', { name: 'Missing: Describe your home' }).click()
  await ready(page)
  await expect(control(page, 'propertyDescription')).toBeFocused()
  await type(page, 'propertyDescription', 'A quiet home.')
  await page.getByRole('button', { name: 'Back to your whole advert' }).click()
  await expect(page.getByRole('region', { name: 'Your advert' })).toContainText('A quiet home.')
  await page.getByRole('link', { name: 'Change How should the price be shown?' }).click()
  await ready(page)
  await choose(page, 'priceType', '2')
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isUnderTheWayBack), `stop ${stop}`).toBe(false)
  }
  await page.getByRole('button', { name: 'Back to your whole advert' }).click()
  await expect(page.getByRole('link', { name: 'Change How should the price be shown?' })).toBeFocused()
  await expect(page.locator('.advert-price')).toHaveText('Guide price £425,000')
})
