import { heading } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { registerByCalls } from '../support/by-calls.ts'
import { order, TO_PAY, UNPAID } from '../support/checkout-answers.ts'
import {
  expectFrameStatus,
  paymentFrame,
  sellerWithDraft,
  standInCheckout,
} from '../support/checkout-pages.ts'
import { error } from '../support/creation-page.ts'

test('says what is bought, how to cancel, and frames the payment at 600 px', async ({ page }) => {
  const { uuid } = await sellerWithDraft(page)
  const asked = await standInCheckout(page, {})
  await page.goto('/checkout/sell')
  await expect(page.locator('.order')).toContainText('Premium, 3 months')
  await expect(page.locator('.order')).toContainText('A premium advert')
  await expect(page.locator('.order')).toContainText('VAT included')
  await expect(page.locator('.order-total dd')).toHaveText('£19.99')
  await expect(page.getByText('You have 14 days from today to change your mind')).toBeVisible()
  await expect(page.getByText('By paying you ask us to begin at once')).toBeVisible()
  const frame = paymentFrame(page)
  await expect(frame).toHaveAttribute('title', 'Payment')
  await expect(frame).toHaveAttribute('allow', 'payment *')
  expect((await frame.boundingBox())?.height).toBe(600)
  expect(asked.confirm).toEqual([{ uuid }])
})

test('leads on whoever it is not for', async ({ page }) => {
  await page.goto('/checkout/let')
  await page.waitForURL(({ pathname }) => pathname === '/let')
  await page.evaluate(() => localStorage.setItem('uuid_let', '00000000-0000-4000-8000-000000000002'))
  await page.goto('/checkout/let')
  await expect(page).toHaveURL(/\/confirm-identity\/let\?tab=sign-in$/)
  await registerByCalls(page, { verified: false })
  await page.goto('/checkout/let')
  await expect(page).toHaveURL(/\/phone-number-verification\/let$/)
})

test('what is wrong with the answers is marked on their page', async ({ page }) => {
  await sellerWithDraft(page)
  const errors = [{ block: 'manualAddress', field: 'townName', message: 'We know no such town.' }]
  await standInCheckout(page, { confirm: [{ success: false, error_message: 'Look again.', errors }] })
  await page.goto('/checkout/sell')
  await page.waitForURL(({ pathname }) => pathname === '/sell')
  await expect(page.locator('.note')).toContainText('We haven’t published your advert yet')
  await expect(error(page, 'townName')).toHaveText('We know no such town.')
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.locator('[name="townName"]').fill('Yorkshire')
  await expect(error(page, 'townName')).toHaveCount(0)
})

test('nobody but the frame is believed, and it only once', async ({ page }) => {
  await sellerWithDraft(page)
  const asked = await standInCheckout(page, { final: [UNPAID] })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/payment-frame/*', async (route) => {
    await held
    await route.fallback()
  })
  const message = `{ type: 'payment', status: 'success' }`
  await page.route('**/speaks*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>for (const to of [parent, opener]) to?.postMessage(${message}, '*')</script>`,
    }),
  )
  // The page has loaded only once its frame has.
  await page.goto('/checkout/sell', { waitUntil: 'domcontentloaded' })
  await paymentFrame(page).waitFor()
  // Before it has loaded.
  await page.evaluate(() => {
    const source = document.querySelector<HTMLIFrameElement>('iframe.payment-frame')?.contentWindow ?? null
    const data = { type: 'payment', status: 'success' }
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }))
  })
  release()
  await expect(page.frameLocator('iframe.payment-frame').getByText('Pay')).toBeVisible()
  const forge = (sandbox: string) =>
    page.evaluate((flags) => {
      const child = document.createElement('iframe')
      child.src = '/speaks'
      if (flags) child.setAttribute('sandbox', flags)
      document.body.append(child)
      return new Promise((resolve) => child.addEventListener('load', resolve))
    }, sandbox)
  await forge('')
  await forge('allow-scripts')
  await page.evaluate(() => {
    const data = { type: 'payment', status: 'success' }
    const frame = document.querySelector<HTMLIFrameElement>('iframe.payment-frame')
    const source = frame?.contentWindow ?? null
    postMessage(data, '*')
    const forged: MessageEventInit[] = [
      { data, origin: 'https://evil.example', source },
      { data, origin: 'null', source },
      { data, origin: '', source },
      { data, origin: location.origin, source: null },
      { data, origin: location.origin, source: window },
      { data: JSON.stringify(data), origin: location.origin, source },
      { data: null, origin: location.origin, source },
      { data: { type: 'payment', status: 'paid' }, origin: location.origin, source },
      { data: { status: 'success' }, origin: location.origin, source },
    ]
    for (const one of forged) dispatchEvent(new MessageEvent('message', one))
  })
  await page.waitForTimeout(500)
  expect(asked.final).toHaveLength(0)
  // The page asks again every three seconds; the next steps may take longer.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expectFrameStatus(page, 'success')
  await expect.poll(() => asked.final.length).toBe(1)
  // A repeated message does not make the page ask earlier.
  await expectFrameStatus(page, 'success')
  await page.waitForTimeout(500)
  expect(asked.final).toHaveLength(1)
  await expect(page.getByText('We can’t confirm your payment yet.')).toBeVisible()
  await expect(paymentFrame(page)).toBeVisible()
})

test('a discount code is refused at its field, or stands there and can be removed', async ({ page }) => {
  const { uuid } = await sellerWithDraft(page)
  const basket = [...order().basket, { label: 'Discount SPRING', amount: -500 }]
  const quote = { discountCodeValid: true, basket, total: 1499 }
  const reduced = { ...TO_PAY, result: order(quote) }
  const asked = await standInCheckout(page, {
    discount: [
      { success: true, result: { ...order(), discountCodeValid: false } },
      { success: true, result: quote },
    ],
    confirm: [TO_PAY, reduced, reduced, TO_PAY],
  })
  await page.goto('/checkout/sell')
  const code = page.getByLabel('Discount code')
  await code.fill('nonsense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('.discount .error')).toHaveText('Wrong discount code')
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('nonsense')
  await code.fill('SPRING')
  await expect(page.locator('.discount .error')).toHaveCount(0)
  await code.press('Enter')
  await expect(page.locator('.order')).toContainText('−£5.00')
  await expect(page.locator('.order-total dd')).toHaveText('£14.99')
  await expect(page.getByRole('button', { name: 'Remove the discount code' })).toBeFocused()
  // The same order after a reload.
  await page.reload()
  await expect(page.locator('.order-total dd')).toHaveText('£14.99')
  await page.getByRole('button', { name: 'Remove the discount code' }).click()
  await expect(page.locator('.order-total dd')).toHaveText('£19.99')
  await expect(code).toBeFocused()
  expect(asked.confirm).toEqual([
    { uuid },
    { uuid, discountCode: 'SPRING' },
    { uuid, discountCode: 'SPRING' },
    { uuid },
  ])
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })
  test('the checkout says so and tries again', async ({ page }) => {
    await sellerWithDraft(page)
    await standInCheckout(page, {})
    await page.route('**/create-listing/confirm-order', (route) => route.abort(), { times: 1 })
    await page.goto('/checkout/sell')
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach our server' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(paymentFrame(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Checkout')
  })
})
