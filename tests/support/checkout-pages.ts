import type { Page, Route } from '@playwright/test'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import type { MarketingOptionId } from '../../src/shared/advert/marketing-options.ts'
import { draftByCalls, openComplete, registerByCalls } from './by-calls.ts'
import { TO_PAY, UNPAID } from './checkout-answers.ts'
import { type AppType, next } from './creation-page.ts'

export interface Answers {
  /** Each call's answer, by the end of its address; the last stands for all that follow. */
  readonly confirm?: readonly object[]
  readonly final?: readonly object[]
  readonly discount?: readonly object[]
  readonly frame?: string
}

export interface Asked {
  readonly confirm: object[]
  readonly final: object[]
  readonly discount: object[]
}

/** Stands in for the calls of the checkout and for its frame, for what the real ones cannot be made to do; keeps what was asked. */
export async function standInCheckout(page: Page, answers: Answers): Promise<Asked> {
  const asked: Asked = { confirm: [], final: [], discount: [] }
  const answer =
    (kept: object[], given: readonly object[] = []) =>
    (route: Route) => {
      kept.push((route.request().postDataJSON() as { data: object }).data)
      return route.fulfill({ json: given[Math.min(kept.length, given.length) - 1] ?? { success: false } })
    }
  await page.route('**/create-listing/confirm-order', answer(asked.confirm, answers.confirm ?? [TO_PAY]))
  await page.route('**/create-listing/save-final', answer(asked.final, answers.final ?? [UNPAID]))
  await page.route('**/create-listing/apply-discount-code', answer(asked.discount, answers.discount))
  await page.route('**/payment-frame/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: answers.frame ?? '<!doctype html><html lang="en"><title>Payment</title><h1>Pay</h1>',
    }),
  )
  return asked
}

/** Somebody signed in and verified, in whose browser a draft has begun. */
export async function sellerWithDraft(page: Page) {
  const person = await registerByCalls(page, { verified: true })
  const uuid = await draftByCalls(page, 'sell', { townName: 'York', streetName: 'Mill Lane' })
  return { person, uuid }
}

export const paymentFrame = (page: Page) => page.locator('iframe.payment-frame')

/** The frame says what became of the payment, as its page does. */
export async function expectFrameStatus(page: Page, status: 'success' | 'failure'): Promise<void> {
  const frame = await (await paymentFrame(page).elementHandle())?.contentFrame()
  await frame?.waitForLoadState('load')
  await frame?.evaluate(
    (sent) => parent.postMessage({ type: 'payment', status: sent }, location.origin),
    status,
  )
}

/** Somebody signed in and verified, before whom a complete advert with that option stands. */
export async function completeAdvert(
  page: Page,
  option: MarketingOptionId = 'none',
  appType: AppType = 'sell',
  changed: DraftAnswers = {},
) {
  const person = await registerByCalls(page, { verified: true })
  const uuid = await openComplete(page, appType, { marketingOption: option, ...changed })
  return { person, uuid }
}

/** Next, and on to the checkout of a paid option. */
export async function toCheckout(page: Page, appType: AppType = 'sell'): Promise<void> {
  await next(page).click()
  await page.waitForURL(`**/checkout/${appType}`)
  await paymentFrame(page).waitFor()
}

/** The form of the payment frame. */
export const cardForm = (page: Page) => page.frameLocator('iframe.payment-frame')

export async function payBy(page: Page, card: string): Promise<void> {
  const form = cardForm(page)
  await form.locator('[name="number"]').fill(card)
  await form.locator('[name="expiry"]').fill('12 / 40')
  await form.locator('[name="cvc"]').fill('123')
  await form.getByRole('button', { name: /^Pay £/ }).click()
}

export const thanked = (page: Page, appType: AppType = 'sell') =>
  page.waitForURL(`**/create-listing/thank-you-${appType}?listing_id=*`)
export const listingOf = (page: Page): string => new URL(page.url()).searchParams.get('listing_id') ?? ''
