import type { Page } from '@playwright/test'
import { CARDS } from '../../tests/support/actor.ts'
import { cardForm, completeAdvert, thanked, toCheckout } from '../../tests/support/checkout-pages.ts'
import { type Felt, watchInteractions } from './interactions.ts'
import { settle } from './load.ts'

const BETWEEN_MS = 150
const CARD = { number: CARDS.pays, expiry: '12/40', cvc: '123' }

/** From a complete advert by Next to the checkout, a card typed and paid by, and the page that thanks for it. */
export async function throughCheckout(page: Page): Promise<Felt> {
  const felt = await watchInteractions(page)
  await completeAdvert(page, 'Premium-Advert-3-Months')
  await settle(page, true)
  await toCheckout(page)
  for (const [name, typed] of Object.entries(CARD)) {
    const field = cardForm(page).locator(`[name="${name}"]`)
    await field.click()
    await field.pressSequentially(typed, { delay: BETWEEN_MS })
  }
  await cardForm(page)
    .getByRole('button', { name: /^Pay £/ })
    .click()
  await thanked(page)
  await page.waitForLoadState('networkidle')
  return felt()
}
