import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aBrowser, type Browser } from '../../../../tests/support/browsers.ts'
import { aCheckout, aDraftFor, confirm, orderIn } from '../../../../tests/support/checkout.ts'

const world = aCheckout({ sandboxed: true })
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
const DECLINED = { ...CARD, number: '4000000000000002' }
const STEP = { ...CARD, number: '4000 0025 0000 3155' }

async function aFrame() {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
  const id = orderIn(await confirm(browser, uuid))
  const url = `/payment-frame/${id}`
  return {
    browser,
    uuid,
    id,
    url,
    show: () => call(browser, url),
    post: (fields: Readonly<Record<string, string>>, index = 0) => call(browser, url, fields, index),
    state: async () => (await world.orders(uuid))[0]?.state,
  }
}

async function call(
  { cookies }: Pick<Browser, 'cookies'>,
  url: string,
  fields?: Readonly<Record<string, string>>,
  index = 0,
) {
  const answer = await world.server(index).app.inject({
    method: fields ? 'POST' : 'GET',
    url,
    cookies: Object.fromEntries(cookies),
    ...(fields
      ? {
          payload: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }
      : {}),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    frameStatus: /data-status="(\w*)"/.exec(answer.body)?.[1],
    alert: /role="alert">([^<]*)</.exec(answer.body)?.[1],
  }
}

describe('the payment frame of the sandbox', () => {
  test('is a form that says what is paid, that it is the sandbox, and which cards there are', async () => {
    const { status, body, frameStatus } = await (await aFrame()).show()
    expect([status, frameStatus]).toEqual([200, ''])
    for (const text of [
      'Pay £19.99 and publish',
      '<b>Sandbox.</b>',
      '4242 4242 4242 4242',
      '4000 0000 0000 0002',
      '4000 0025 0000 3155',
      'name="number"',
      'name="expiry"',
      'name="cvc"',
    ]) {
      expect(body).toContain(text)
    }
  })

  test('may be framed by our own pages alone, and runs nothing but its own script', async () => {
    const { headers, body } = await (await aFrame()).show()
    const policy = String(headers['content-security-policy'])
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:/)
    const script = /<script>([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    expect(script).toContain("postMessage({type:'payment',status},location.origin)")
  })

  test('pays, tells the page around it, and the advert is published', async () => {
    const frame = await aFrame()
    const paid = await frame.post(CARD)
    expect([paid.status, paid.frameStatus]).toEqual([200, 'success'])
    expect(await frame.state()).toBe('fulfilled')
    expect((await frame.show()).frameStatus).toBe('success')
    expect((await confirm(frame.browser, frame.uuid)).body).toMatchObject({ payment_required: false })
  })

  test('declines, tells so, and shows the form again, which then pays', async () => {
    const frame = await aFrame()
    const declined = await frame.post(DECLINED)
    expect([declined.frameStatus, declined.alert]).toEqual([
      'failure',
      'Your card was declined. You haven’t paid.',
    ])
    expect(declined.body).toContain('name="number"')
    expect(await frame.state()).toBe('open')
    expect((await frame.post(CARD)).frameStatus).toBe('success')
    expect(await frame.state()).toBe('fulfilled')
  })

  test('asks for one more step, which passes', async () => {
    const frame = await aFrame()
    const asked = await frame.post(STEP)
    expect([asked.frameStatus, await frame.state()]).toEqual(['', 'open'])
    for (const page of [asked, await frame.show()]) {
      expect(page.body).toContain('value="complete"')
      expect(page.body).toContain('value="fail"')
    }
    expect((await frame.post({ step: 'complete' })).frameStatus).toBe('success')
    expect(await frame.state()).toBe('fulfilled')
  })

  test('asks for one more step, which fails, and then pays with another card', async () => {
    const frame = await aFrame()
    await frame.post(STEP)
    const failed = await frame.post({ step: 'fail' })
    expect([failed.frameStatus, failed.alert]).toEqual([
      'failure',
      'You didn’t pass the bank’s check. You haven’t paid.',
    ])
    expect((await frame.post(CARD)).frameStatus).toBe('success')
  })

  test('takes no step that was not asked for', async () => {
    const frame = await aFrame()
    expect((await frame.post({ step: 'complete' })).frameStatus).not.toBe('success')
    expect((await frame.post({ step: 'fail' })).frameStatus).not.toBe('success')
    expect(await frame.state()).toBe('open')
  })

  test.each<[Readonly<Record<string, string>>, string]>([
    [{ ...CARD, number: '4242424242424241' }, 'Check the card number.'],
    [{ ...CARD, number: '' }, 'Check the card number.'],
    [{ ...CARD, number: '４２４２４２４２４２４２４２４２' }, 'Check the card number.'],
    [{ ...CARD, expiry: '13/34' }, 'Give the expiry date as month and year, such as 12/34.'],
    [{ ...CARD, expiry: '10/26' }, 'This card has expired.'],
    [{ ...CARD, cvc: '12' }, 'Give the three or four digits of the security code.'],
    [{}, 'Check the card number.'],
  ])('takes no %j', async (fields, message) => {
    const frame = await aFrame()
    const { frameStatus, alert } = await frame.post(fields)
    expect([frameStatus, alert, await frame.state()]).toEqual(['', message, 'open'])
  })

  test('knows no other card', async () => {
    const { frameStatus, alert } = await (await aFrame()).post({ ...CARD, number: '5555555555554444' })
    expect([frameStatus, alert]).toEqual(['failure', 'We don’t know this test card.'])
  })

  test('posted twice at once pays once', async () => {
    const frame = await aFrame()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => frame.post(CARD, index)))
    expect(answers.map(({ frameStatus }) => frameStatus)).toEqual(answers.map(() => 'success'))
    const { rows } = await world
      .owner()
      .query('select state from sandbox_payments where order_id = $1', [frame.id])
    expect(rows).toEqual([{ state: 'paid' }])
    expect(await frame.state()).toBe('fulfilled')
  })

  test('takes no money after its time', async () => {
    const frame = await aFrame()
    world.pass(31 * 60)
    const late = await frame.post(CARD)
    expect([late.frameStatus, late.body.includes('You haven’t been charged')]).toEqual(['failure', true])
    expect(await frame.state()).toBe('expired')
    expect((await frame.show()).frameStatus).toBe('failure')
  })

  test('is there for whoever made the order, and for nobody else', async () => {
    const frame = await aFrame()
    const strangers = [await world.aSeller(), aBrowser(world.server(), '2001:db8:ffff::1')]
    for (const stranger of strangers) {
      const unknown = await call(stranger, '/payment-frame/7b1f8c6e-0d5a-4f6e-9d43-51a1f2f0c001')
      for (const answer of [await call(stranger, frame.url), await call(stranger, frame.url, CARD)]) {
        expect([answer.status, answer.body]).toEqual([404, unknown.body])
      }
    }
    expect((await call(frame.browser, '/payment-frame/x')).status).toBe(404)
    expect(await frame.state()).toBe('open')
  })

  test('is for posts from our own pages', async () => {
    const frame = await aFrame()
    const answer = await world.server().app.inject({
      method: 'POST',
      url: frame.url,
      cookies: Object.fromEntries(frame.browser.cookies),
      payload: new URLSearchParams(CARD).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    })
    expect([answer.statusCode, await frame.state()]).toEqual([403, 'open'])
  })

  test('is published by a job where its process ended right after the payment', async () => {
    const frame = await aFrame()
    await world.owner().query(`update sandbox_payments set state = 'paid' where order_id = $1`, [frame.id])
    world.pass(11)
    while ((await world.settleBatch()) > 0);
    expect(await frame.state()).toBe('fulfilled')
  })

  test('writes no card down, neither in the log nor in the database', async () => {
    const frame = await aFrame()
    await frame.post({ ...CARD, cvc: '9876' })
    const { rows } = await world.owner().query('select * from sandbox_payments')
    // An id may have any four digits in a row.
    const kept = `${world.server().logText()}${JSON.stringify(rows)}`.replace(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      '',
    )
    for (const secret of ['4242 4242', '42424242', '9876', '4000000000000002'])
      expect(kept).not.toContain(secret)
  })
})

test('the sandbox has no webhook', async () => {
  const answer = await world.server().app.inject({
    method: 'POST',
    url: '/payment-webhook',
    payload: '{}',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'x' },
  })
  expect(answer.statusCode).toBe(400)
})
