import path from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { loadStripePage } from '../../src/server/payments/frame/stripe-page.ts'
import { violationsOf } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { CARDS, holdPayments, standInForStripeJs } from '../support/stripe-js-stand-in.ts'

const frameOf = loadStripePage(path.resolve(import.meta.dirname, '../../build'))
const FRAME = '/payment-frame/6d0c1111-1111-4111-8111-111111111111'
const PARENT = '/parent-of-the-frame'
const KEY = 'pk_test_TYooMQauvdEDq54NiTphI7jx'

const PARENT_PAGE = `<!doctype html><html lang="en-GB"><title>Checkout</title><meta name="viewport" content="width=device-width">
<style>body{margin:0}iframe{width:100%;height:600px;border:0;display:block}</style>
<script>window.received=[];addEventListener('message',e=>received.push({origin:e.origin,isFrame:e.source===document.querySelector('iframe').contentWindow,data:e.data}))</script>
<iframe title="Payment" src="${FRAME}" allow="payment"></iframe></html>`

/** The frame in a page of ours, as in the checkout; `secret` selects the session's state. */
async function openFrame(page: Page, secret = 'open'): Promise<FrameLocator> {
  const clientSecret = `cs_test_1_secret_${secret}`
  const { html, headers } = frameOf({
    clientSecret,
    pence: 1999,
    button: 'Pay £19.99 and publish',
    paid: 'We’re publishing your advert',
    publishableKey: KEY,
  })
  await standInForStripeJs(page)
  await page.route(`**${FRAME}`, (route) => route.fulfill({ body: html, headers }))
  await page.route(`**${PARENT}`, (route) => route.fulfill({ body: PARENT_PAGE, contentType: 'text/html' }))
  await page.goto(PARENT)
  return page.frameLocator('iframe[title="Payment"]')
}
const received = (page: Page) => page.evaluate(() => (window as unknown as { received: unknown[] }).received)
const payButton = (frame: FrameLocator) => frame.getByRole('button')
const cardNumber = (frame: FrameLocator) =>
  frame.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')
const stripeCalls = (frame: FrameLocator) =>
  frame
    .locator('html')
    .evaluate(() => (window as unknown as { stripeCalls: [string, ...unknown[]][] }).stripeCalls)

async function ready(frame: FrameLocator): Promise<void> {
  await expect(payButton(frame)).toHaveAttribute('aria-disabled', 'false')
}
async function pay(frame: FrameLocator, card: string): Promise<void> {
  await ready(frame)
  await cardNumber(frame).fill(card)
  await payButton(frame).click()
}

test('a card pays the price that the button says, and the parent page gets a message', async ({
  page,
  baseURL,
}) => {
  const frame = await openFrame(page)
  await ready(frame)
  await expect(payButton(frame)).toHaveText('Pay £19.99 and publish')
  await pay(frame, CARDS.pays)
  await expect(frame.getByText('Paid. We’re publishing your advert.')).toBeVisible()
  await expect(payButton(frame)).toBeHidden()
  await expect
    .poll(() => received(page))
    .toEqual([{ origin: baseURL, isFrame: true, data: { type: 'payment', status: 'success' } }])
  const calls = await stripeCalls(frame)
  expect(calls.slice(0, 2)).toEqual([
    ['Stripe', KEY, { locale: 'en-GB' }],
    ['init', 'cs_test_1_secret_open', { appearance: expect.objectContaining({ theme: 'stripe' }) }],
  ])
  expect(calls.at(-1)).toEqual(['confirm', { redirect: 'if_required' }])
})

test('pressed twice, and by the keyboard too, it pays once', async ({ page }) => {
  const frame = await openFrame(page)
  await ready(frame)
  await cardNumber(frame).fill(CARDS.pays)
  const held = await holdPayments(frame.locator('html'))
  await payButton(frame).dblclick()
  await expect(payButton(frame)).toHaveText('Paying…')
  await expect(payButton(frame)).toHaveAttribute('aria-disabled', 'true')
  await payButton(frame).press('Enter')
  await held.release()
  await expect(frame.getByText('Paid. We’re publishing your advert.')).toBeVisible()
  expect((await stripeCalls(frame)).filter(([name]) => name === 'confirm')).toHaveLength(1)
})

test('what was wrong with a card is said, and another one pays', async ({ page }) => {
  const frame = await openFrame(page)
  await test.step('missing fields show an error, and are no failed payment', async () => {
    await pay(frame, '4242')
    await expect(frame.getByRole('alert')).toHaveText('Your card number is incomplete.')
    expect(await received(page)).toEqual([])
  })
  await test.step('a card that is declined says so, and another one pays', async () => {
    await pay(frame, CARDS.isDeclined)
    await expect(frame.getByRole('alert')).toHaveText('Your card was declined.')
    await expect.poll(() => received(page)).toMatchObject([{ data: { type: 'payment', status: 'failure' } }])
    await expect(payButton(frame)).toHaveText('Pay £19.99 and publish')
    await pay(frame, CARDS.pays)
    await expect(frame.getByText('Paid. We’re publishing your advert.')).toBeVisible()
    await expect(frame.getByRole('alert')).toHaveText('')
    await expect
      .poll(() => received(page))
      .toMatchObject([{}, { data: { type: 'payment', status: 'success' } }])
  })
})

test('the bank’s own step stands in the frame', async ({ page }) => {
  const frame = await openFrame(page)
  await pay(frame, CARDS.asksMore)
  await frame.frameLocator('iframe[title="Bank"]').getByRole('button', { name: 'Complete' }).click()
  await expect(frame.getByText('Paid. We’re publishing your advert.')).toBeVisible()
})

test('a payment that got lost on its way can be tried again, and nobody says that it failed', async ({
  page,
}) => {
  const frame = await openFrame(page)
  await pay(frame, CARDS.getsLost)
  await expect(frame.getByRole('alert')).toContainText('You won’t be charged twice.')
  await pay(frame, CARDS.pays)
  await expect.poll(() => received(page)).toMatchObject([{ data: { status: 'success' } }])
})

test('a frame that is opened again, or whose fields do not load, says so', async ({ page }) => {
  await test.step('loaded again after it was paid, it says so', async () => {
    const frame = await openFrame(page, 'complete')
    await expect(frame.getByText('Paid. We’re publishing your advert.')).toBeVisible()
    await expect.poll(() => received(page)).toMatchObject([{ data: { status: 'success' } }])
  })
  await test.step('a session that is over has no form any more', async () => {
    for (const kind of ['expired', 'refused']) {
      const frame = await openFrame(page, kind)
      await expect(frame.getByRole('alert')).toContainText('We can’t show this payment any more.')
      await expect(payButton(frame)).toBeHidden()
    }
  })
  await test.step('fields that do not load show an error, and can be tried again', async () => {
    const frame = await openFrame(page, 'broken')
    await expect(frame.getByRole('alert')).toContainText('We couldn’t load the card form.')
    await payButton(frame).click()
    await expect(frame.getByRole('alert')).toContainText('We couldn’t load the card form.')
  })
})

test.describe('without Stripe', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] })
  test('the form says that it did not load, and loads at the next try', async ({ page }) => {
    const frame = await openFrame(page)
    await ready(frame)
    // Stripe's loader retries once.
    await page.route('https://js.stripe.com/endive/stripe.js', (route) => route.abort(), { times: 2 })
    await page.reload()
    await expect(frame.getByRole('alert')).toContainText('We couldn’t load the card form.')
    await payButton(frame).click()
    await ready(frame)
  })
})

test.describe('on a page of another site', () => {
  test.use({ expectedErrors: ['frame', 'Frame'] })
  test('it does not open', async ({ page, baseURL }) => {
    const frame = await openFrame(page)
    await ready(frame)
    const elsewhere = String(baseURL).replace('127.0.0.1', 'localhost')
    const body = PARENT_PAGE.replace(FRAME, `${baseURL}${FRAME}`)
    await page.route(`${elsewhere}${PARENT}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`${elsewhere}${PARENT}`)
    await refused
    await expect(frame.locator('form')).toHaveCount(0)
  })
})

test('at 320 pixels, in the light and in the dark, nothing sticks out and everybody can use it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const frame = await openFrame(page)
  await pay(frame, CARDS.isDeclined)
  await expect(frame.getByRole('alert')).toHaveText('Your card was declined.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { width, height } = await frame
      .locator('html')
      .evaluate(({ scrollWidth, scrollHeight }) => ({ width: scrollWidth, height: scrollHeight }))
    expect(width).toBe(320)
    expect(height).toBeLessThanOrEqual(600)
    const form = page.frames().find((one) => one.url().endsWith(FRAME))
    if (form === undefined) throw new Error('no frame')
    expect(await violationsOf(form, { include: ['form'], exclude: ['iframe'] })).toEqual([])
  }
  // Stripe's fields have their own colours.
  await expect
    .poll(async () => (await stripeCalls(frame)).at(-1))
    .toEqual(['appearance', expect.objectContaining({ theme: 'night' })])
})
