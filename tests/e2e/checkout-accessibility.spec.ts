import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { live } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { order, TO_PAY } from '../support/checkout-answers.ts'
import {
  completeAdvert,
  expectFrameStatus,
  paymentFrame,
  sellerWithDraft,
  standInCheckout,
  thanked,
} from '../support/checkout-pages.ts'
import { next } from '../support/creation-page.ts'

async function checkout(page: Page, answers: Parameters<typeof standInCheckout>[1] = {}): Promise<void> {
  await page.unrouteAll()
  await standInCheckout(page, answers)
  await page.goto('/checkout/sell')
}

type Journey = Readonly<Record<string, (page: Page) => Promise<unknown>>>

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'with something to pay': {
    checkout: async (page) => {
      await sellerWithDraft(page)
      await checkout(page)
      await paymentFrame(page).waitFor()
    },
    'a declined payment': async (page) => {
      await expectFrameStatus(page, 'failure')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
    'no frame': async (page) => {
      await checkout(page, { confirm: [{ ...TO_PAY, result: order({ url: null }) }] })
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
    'a wrong code': async (page) => {
      await checkout(page, {
        discount: [{ success: true, result: { ...order(), discountCodeValid: false } }],
      })
      await page.getByLabel('Discount code').fill('x')
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.locator('.discount .error').waitFor()
    },
  },
  'with an advert': {
    'thank you': async (page) => {
      await completeAdvert(page)
      await next(page).click()
      await thanked(page)
    },
    'published adverts': async (page) => {
      await page.goto('/profile/listings')
      await live(page)
    },
    'asking before withdrawing': async (page) => {
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'with nothing': {
    'a thank-you that is somebody else’s': (page) =>
      page.goto('/create-listing/thank-you-let?listing_id=none'),
    'terms and conditions': (page) => page.goto('/terms-and-conditions'),
    'privacy policy': (page) => page.goto('/privacy-policy'),
  },
}

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(`axe finds nothing, and nothing is too wide: ${journey}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach(page)
        await expectNoViolations(page)
        await expectNothingTooWide(page, 'main', 'header', 'dialog')
      })
    }
  })
}

test('each part of a legal text has its place in the contents', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path)
    await expect(page.getByText('For the operator to have reviewed before use.')).toBeVisible()
    const sections = await page
      .locator('.legal-page section')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`))
    const links = await page
      .locator('.legal-page nav a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toEqual(sections)
  }
})
