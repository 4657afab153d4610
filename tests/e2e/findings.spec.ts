import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { register, somebody } from '../support/account-pages.ts'
import { addPhotos } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { choose, control, field, openCreationPage, ready, saved, type } from '../support/creation-page.ts'
import { allowTexts } from '../support/desk-pages.ts'

const findings = (page: Page, name: string) => field(page, name).locator('.findings')

/** All that is read to screen readers, in order. */
async function hear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    const region = document.querySelector('#announcer')
    if (region === null) return
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'announced'))
}

/** A new page's reader compiles a megabyte, on two processors that four browsers share. */
const READER_STARTS = { timeout: 60_000 }

test('a let in England says why nobody is turned away for benefits, and offers ‘Yes’ by keyboard', async ({
  page,
}) => {
  await openCreationPage(page, 'let')
  await choose(page, 'propertyDss', 'false')
  await expect(findings(page, 'propertyDss')).toHaveText('')
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  await expect(findings(page, 'propertyDss')).toContainText('Change this before you publish. In England')
  await control(page, 'propertyDss').last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="propertyDss"][value="true"]')).toBeChecked()
  await expect(page.locator('[name="propertyDss"][value="true"]')).toBeFocused()
  await findings(page, 'propertyDss').getByRole('button', { name: 'Undo the change' }).press('Enter')
  await expect(page.locator('[name="propertyDss"][value="false"]')).toBeChecked()
  // No such law was found there.
  await type(page, 'propertyPostcode', 'BT1 5GS')
  await expect(findings(page, 'propertyDss')).toContainText('Worth another look.')
})

test('words are marked as they are typed, told on leaving, reworded with one tap and put back', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  await openCreationPage(page, 'let')
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  const heard = await hear(page)
  await control(page, 'propertyDescription').click()
  await page.keyboard.type('Sunny flat. Sorry, no DSS. Two bedrooms.')
  await expect(field(page, 'propertyDescription').locator('mark')).toHaveText('no DSS', READER_STARTS)
  expect((await heard()).filter((one) => one.includes('DSS'))).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(heard).toContainEqual(expect.stringContaining('‘no DSS’. In England'))
  await expect(control(page, 'propertyDescription')).toHaveAccessibleDescription(/‘no DSS’\. In England/)
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'main')
  await findings(page, 'propertyDescription')
    .getByRole('button', { name: /^Change it to ‘.*’ ?, in place of ‘no DSS’$/ })
    .click()
  const reworded = 'Sunny flat. Sorry, everybody is asked for the same references. Two bedrooms.'
  await expect(control(page, 'propertyDescription')).toHaveValue(reworded)
  await expect(field(page, 'propertyDescription').locator('mark')).toHaveCount(0)
  const undo = findings(page, 'propertyDescription').getByRole('button', { name: 'Undo the change' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.click()
  await expect(control(page, 'propertyDescription')).toHaveValue('Sunny flat. Sorry, no DSS. Two bedrooms.')
  await expect.poll(heard).toContain('We’ve undone the change.')
  // The browser's own undo takes both back, and the typing before them is whole.
  await page.keyboard.press('Control+z')
  await expect(control(page, 'propertyDescription')).toHaveValue(reworded)
  await page.keyboard.press('Control+z')
  await expect(control(page, 'propertyDescription')).toHaveValue('Sunny flat. Sorry, no DSS. Two bedrooms.')
})

test('whoever is signed in asks a person to look at refused words, and a yes ends what is said of them', async ({
  page,
}) => {
  test.slow()
  const owner = somebody()
  await register(page, owner, 'let')
  await openCreationPage(page, 'let')
  await type(page, 'propertyPostcode', 'SW1A 1AA')
  await type(page, 'propertyDescription', 'No DSS. That is the name of our boat.')
  const ask = findings(page, 'propertyDescription').getByRole('button', {
    name: 'Ask a person to look at it',
  })
  await ask.click()
  await expect(findings(page, 'propertyDescription')).toContainText(
    'We’ll look at your text and email you what we decide.',
  )
  await addPhotos(page, 'Kitchen.jpg')
  await page.getByRole('button', { name: 'Options for Kitchen.jpg' }).click()
  await page.getByLabel('Caption of Kitchen.jpg').fill('Sorry, no DSS')
  await page.keyboard.press('Enter')
  await expect(findings(page, 'files_uploaded')).toContainText('The caption ‘Sorry, no DSS’: In England')
  await findings(page, 'files_uploaded').getByRole('button', { name: 'Ask a person to look at it' }).click()
  await expect(findings(page, 'files_uploaded')).toContainText('We’ll look at your text')
  await expect(ask).toHaveCount(0)
  await saved(page)
  await allowTexts(owner.email)
  await page.reload()
  await ready(page)
  // Said after the description is read, and of other words alone.
  await type(page, 'summary', 'Hurry')
  await expect(findings(page, 'summary')).toContainText('Worth another look.', READER_STARTS)
  await expect(findings(page, 'propertyDescription')).toHaveText('')
  await expect(findings(page, 'files_uploaded')).toHaveText('')
  await type(page, 'propertyDescription', 'No DSS. That is the name of our boat. Sorry.')
  await expect(findings(page, 'propertyDescription')).toContainText('Change this before you publish.')
})
