import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { type PublishedByCalls, publishedByCalls } from '../support/by-calls.ts'

type Reach = (page: Page, advert: PublishedByCalls) => Promise<unknown>
const at =
  (path: string): Reach =>
  (page, { listing }) =>
    page.goto(path.replace(':advert', `/advert/${listing}`))

const STATES: Readonly<Record<string, Reach>> = {
  'the advert': at(':advert'),
  'the enquiry, every error': async (page, advert) => {
    await at(':advert')(page, advert)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('.error-summary')).toBeFocused()
  },
  'the enquiry, sent': at(':advert/enquiry?sent=1'),
  'all its photos': at(':advert/photos'),
  'the phone number': at(':advert/phone'),
  'the report': at(':advert/report'),
  'the list': at('/adverts?type=sell'),
  'an empty list': at('/adverts?place=Nowhere'),
}

test.describe('pages that anybody may see', () => {
  // Chromium logs every 4xx response.
  test.use({ expectedErrors: ['status of 422', 'status of 404'] })

  test('axe finds nothing, and nothing is too wide', async ({ page, browser }) => {
    test.slow()
    const owner = await browser.newPage()
    const advert = await publishedByCalls(owner, { photos: 3 })
    await owner.close()
    for (const [state, reach] of Object.entries(STATES)) {
      await test.step(state, async () => {
        await page.setViewportSize({ width: 320, height: 740 })
        await reach(page, advert)
        await expectNoViolations(page)
        await expectNothingTooWide(page)
        await page.setViewportSize({ width: 1280, height: 740 })
        await expectNoViolations(page)
      })
    }
  })

  test('what is paid for is larger, at every width, and Boost has an edge', async ({ page }) => {
    await publishedByCalls(page, { photos: 3 })
    await page.goto('/adverts?type=sell')
    const card = page.locator('.card').first()
    const photo = card.locator('.card-photo')
    const areaAs = async (look: string): Promise<number> => {
      await card.evaluate((one, name) => one.setAttribute('class', name), `card ${look}`)
      await expect(card).toHaveCSS('border-left-width', look === 'boost' ? '8px' : '1px')
      const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
      return width * height
    }
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const standard = await areaAs('standard')
      const premium = await areaAs('premium')
      expect(premium).toBeGreaterThan(standard * 1.2)
      expect(await areaAs('boost')).toBeGreaterThan(standard * 1.2)
      expect(await areaAs('featured')).toBeGreaterThan(premium * 1.2)
    }
  })

  test('an advert that is not there says so, and leads to those that are', async ({ page }) => {
    const answer = await page.goto('/advert/00000000')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'See other homes' }).click()
    await expect(page).toHaveURL(/\/adverts$/)
  })
})

test('a visitor finds the home in the list, asks about it, and the owner gets the message', async ({
  page,
  browser,
}) => {
  const owner = await publishedByCalls(page)
  const visitor = await browser.newPage()
  await visitor.goto('/adverts?type=sell&place=SL9+9AA')
  await visitor.locator(`a[href="/advert/${owner.listing}"]`).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(String(owner.answers.summary))
  await visitor.getByLabel('Your name').fill('Sam Jones')
  await visitor.getByLabel('Your email address').fill('sam@example.org')
  await visitor.getByLabel('Your message').fill('Could I see it on Saturday?')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your message is on its way')
  await expect(async () => {
    const answer = await page.request.get('/sandbox/messages.json')
    const messages = (await answer.json()) as { to: string; text: string }[]
    const texts = messages.filter(({ to }) => to === owner.email).map(({ text }) => text)
    expect(texts.join('\n')).toContain('Could I see it on Saturday?')
  }).toPass()
  await visitor.close()
})

test('its pages need no script, and a link shows each photo', async ({ browser, page }) => {
  const { listing } = await publishedByCalls(page, { photos: 5 })
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const visitor = await context.newPage()
  await visitor.goto(`/advert/${listing}`)
  await visitor.getByRole('link', { name: 'To photo 3' }).click()
  await expect(visitor.locator('#photo-3 img')).toBeInViewport({ ratio: 0.9 })
  // While those above it are still on their way.
  await visitor.route('**/photos/*.jpg', async (route) => {
    await sleep(300)
    await route.continue()
  })
  await visitor.goto(`/advert/${listing}/photos#photo-5`)
  await expect(visitor.locator('#photo-5')).toBeInViewport({ ratio: 0.9 })
  await visitor.waitForLoadState('networkidle')
  await expect(visitor.locator('#photo-5')).toBeInViewport({ ratio: 0.9 })
  await visitor.goBack()
  await visitor.getByRole('link', { name: 'Photo 3 of 5 of this home' }).click()
  await expect(visitor.getByRole('heading', { name: 'Photos of this home' })).toBeAttached()
  await expect(visitor.locator('#photo-3 img')).toBeInViewport({ ratio: 0.9 })
  await visitor.getByRole('link', { name: 'Back to the advert' }).click()
  await visitor.getByRole('link', { name: 'Ask about it' }).click()
  await expect(visitor.getByRole('heading', { name: 'Ask about this home' })).toBeInViewport()
  await context.close()
})

test('by keyboard: past the photos to the text, and into the form', async ({ page }) => {
  const { listing } = await publishedByCalls(page, { photos: 3 })
  await page.goto(`/advert/${listing}`)
  await page.locator('.way-back a').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip the photos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Report this advert' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
})
