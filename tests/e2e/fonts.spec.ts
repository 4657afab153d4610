import { expect, test } from '../support/browser-test.ts'
import { completeAdvert, paymentFrame } from '../support/checkout-pages.ts'
import { holdFonts, watchShifts } from '../support/layout-shift.ts'

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the font moves nothing when it comes, at an advert or its checkout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifted = await watchShifts(page)
    const letFontCome = await holdFonts(page)
    await completeAdvert(page, 'Premium-Advert-3-Months')
    await expect(page.locator('.save-status')).toHaveText('All changes saved')
    await letFontCome()
    expect(await shifted()).toEqual([])
    const letItComeAgain = await holdFonts(page)
    await page.goto('/checkout/sell', { waitUntil: 'commit' })
    await paymentFrame(page).waitFor()
    await letItComeAgain()
    expect(await shifted()).toEqual([])
  })
}
