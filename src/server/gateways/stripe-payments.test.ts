import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type StandIn, sendJson, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { allOf, aPayment, failureOf, MINUTE } from '../../../tests/support/stripe-payment.ts'
import { STRIPE_KEYS, startStripe } from '../../../tests/support/stripe-stand-in.ts'
import { stripePayments } from './stripe-payments.ts'

const ORIGIN = 'https://gatepost.example'

const stripe = await startStripe()
const standIns: StandIn[] = [stripe]
afterAll(() => Promise.all(standIns.map(({ close }) => close())))

const paymentsAt = (apiUrl: string, secretKey: string = STRIPE_KEYS.STRIPE_SECRET_KEY) =>
  stripePayments({
    secretKey,
    webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
    apiUrl,
    origin: ORIGIN,
  })
const payments = paymentsAt(stripe.origin)

let calls = 0
beforeEach(() => {
  calls = stripe.calls.length
})
const newCalls = () => stripe.calls.slice(calls)

describe('a payment that begins', () => {
  test('is a Checkout Session in pounds, for its order, whose fields stand in our own frame', async () => {
    const payment = aPayment()
    const started = await payments.start(payment)
    expect(started.clientSecret).toMatch(new RegExp(`^${started.transactionId}_secret_`))
    expect(newCalls()).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: `${payment.orderId}-1999`,
        version: expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
        params: {
          mode: 'payment',
          ui_mode: 'elements',
          'allowed_payment_method_types[0]': 'card',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'gbp',
          'line_items[0][price_data][unit_amount]': '1999',
          'line_items[0][price_data][product_data][name]': 'Gold Package',
          'adaptive_pricing[enabled]': 'false',
          client_reference_id: payment.orderId,
          'metadata[order_id]': payment.orderId,
          'payment_intent_data[metadata][order_id]': payment.orderId,
          'payment_intent_data[description]': 'Gold Package',
          customer_email: 'ada@example.org',
          expires_at: String(Math.floor(payment.expiresAt.getTime() / 1000)),
          return_url: `${ORIGIN}/payment-frame/${payment.orderId}`,
        },
      },
    ])
  })

  test('twenty times at once for one order is one session', async () => {
    const payment = aPayment()
    const started = await Promise.all(Array.from({ length: 20 }, () => payments.start(payment)))
    expect(new Set(started.map(({ transactionId }) => transactionId)).size).toBe(1)
    const ofOrder = [...stripe.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === payment.orderId,
    )
    expect(ofOrder).toHaveLength(1)
  })

  test('of which the answer was lost is the same one the next time', async () => {
    const payment = aPayment()
    stripe.wish('lost')
    const started = await payments.start(payment)
    expect(newCalls()).toHaveLength(2)
    expect(new Set(newCalls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(await payments.start(payment)).toEqual(started)
  })

  test('after an error of Stripe’s own, which it repeats for a key, is asked with another key', async () => {
    const payment = aPayment()
    stripe.wish(500)
    const started = await payments.start(payment)
    expect(newCalls().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `${payment.orderId}-1999`,
      `${payment.orderId}-1999-1`,
    ])
    expect(await payments.start(payment)).toEqual(started)
  })

  test('waits for the same question that is being answered (409)', async () => {
    stripe.wish(409, 409)
    const payment = aPayment()
    expect((await payments.start(payment)).transactionId).toMatch(/^cs_test_/)
    expect(new Set(newCalls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('of an order that has less left than Stripe’s least still begins, and is one session', async () => {
    const payment = aPayment({ expiresAt: new Date(Date.now() + 20 * MINUTE) })
    const first = await payments.start(payment)
    expect(await payments.start(payment)).toEqual(first)
    expect(stripe.sessions.get(first.transactionId)?.expires_at).toBe(
      Math.floor((payment.expiresAt.getTime() + 30 * MINUTE) / 1000),
    )
  })

  test('with another label under the same key is refused by Stripe, and fails without its words', async () => {
    const payment = aPayment()
    await payments.start(payment)
    const failed = await failureOf(payments.start({ ...payment, label: 'Bronze Package' }))
    expect(failed.message).toBe('Stripe: broken')
    expect(allOf(failed)).not.toContain(payment.orderId)
  })
})

describe('what Stripe says of a payment', () => {
  const started = async () => {
    const payment = aPayment()
    const { transactionId } = await payments.start(payment)
    const report = { transactionId, orderId: payment.orderId, pence: 1999, currency: 'GBP', isLive: false }
    return { transactionId, report }
  }
  test.each([
    ['open', 'unpaid', 'open'],
    ['complete', 'unpaid', 'open'],
    ['complete', 'paid', 'paid'],
    ['expired', 'unpaid', 'expired'],
    ['expired', 'paid', 'paid'],
  ] as const)('%s and %s is %s', async (status, payment_status, state) => {
    const { transactionId, report } = await started()
    stripe.change(transactionId, { status, payment_status })
    expect(await payments.ask(transactionId)).toEqual({ ...report, state })
  })

  test('is told as it is where it is not what we asked for', async () => {
    const { transactionId, report } = await started()
    stripe.change(transactionId, { amount_total: 1, currency: 'eur', livemode: true })
    expect(await payments.ask(transactionId)).toEqual({
      ...report,
      state: 'open',
      pence: 1,
      currency: 'EUR',
      isLive: true,
    })
    stripe.change(transactionId, { amount_total: null, currency: null })
    expect(await payments.ask(transactionId)).toMatchObject({ pence: null, currency: null })
  })

  test.each([
    [{ client_reference_id: null }],
    [{ client_reference_id: 'another shop’s' }],
    [{ client_reference_id: randomUUID() }],
    [{ metadata: {} }],
    [{ metadata: null }],
    [{ metadata: { order_id: randomUUID() } }],
  ])('names no order where it says %o', async (fields) => {
    const { transactionId } = await started()
    stripe.change(transactionId, fields)
    expect((await payments.ask(transactionId)).orderId).toBeNull()
  })

  const GARBAGE: readonly (readonly [string, object])[] = [
    ['another thing', { object: 'payment_intent' }],
    ['another mode', { mode: 'subscription' }],
    ['another session', { id: 'cs_test_another' }],
    ['no name', { id: null }],
    ['a name that is a path', { id: '../../v1/charges' }],
    ['an unknown status', { status: 'done' }],
    ['no status', { status: null }],
    ['an unknown payment status', { payment_status: 'yes' }],
    ['nothing to pay', { payment_status: 'no_payment_required' }],
    ['a price as text', { amount_total: '1999' }],
    ['half a penny', { amount_total: 1999.5 }],
    ['less than nothing', { amount_total: -1 }],
    ['no price at all', { amount_total: undefined }],
    ['another sort of currency', { currency: 'pounds' }],
    ['a currency in capitals', { currency: 'GBP' }],
    ['an unknown mode of money', { livemode: 'false' }],
    ['a secret of another kind', { client_secret: 5 }],
    ['a secret with spaces', { client_secret: 'two words' }],
  ]
  test.each(GARBAGE)('is not believed where it is %s', async (_name, fields) => {
    const { transactionId } = await started()
    stripe.change(transactionId, fields)
    expect((await failureOf(payments.ask(transactionId))).reason).toBe('garbage')
  })

  test.each([
    { amount_total: 2000 },
    { currency: 'eur' },
    { livemode: true },
    { client_reference_id: randomUUID() },
    { client_secret: null },
  ])('at the beginning is not believed where it is %o', async (fields) => {
    const payment = aPayment()
    const { transactionId } = await payments.start(payment)
    const session = { ...stripe.sessions.get(transactionId), ...fields }
    const other = await startStandIn((_request, response) => sendJson(response, 200, session))
    standIns.push(other)
    expect((await failureOf(paymentsAt(other.origin).start(payment))).reason).toBe('garbage')
  })
})

describe('a payment that is ended', () => {
  test('can be paid no more, and ended again', async () => {
    const { transactionId } = await payments.start(aPayment())
    await payments.end(transactionId)
    expect((await payments.ask(transactionId)).state).toBe('expired')
    await payments.end(transactionId)
  })
  test('stays paid where it was paid already', async () => {
    const { transactionId } = await payments.start(aPayment())
    stripe.pay(transactionId)
    await payments.end(transactionId)
    expect((await payments.ask(transactionId)).state).toBe('paid')
  })
  test('is no success where Stripe refuses for another reason', async () => {
    const { transactionId } = await payments.start(aPayment())
    stripe.wish(400)
    expect((await failureOf(payments.end(transactionId))).reason).toBe('broken')
    expect((await failureOf(payments.end('cs_test_unknown'))).reason).toBe('broken')
  })
})

test.each([
  ['sk_test_0123456789', false],
  ['rk_test_0123456789', false],
  ['sk_live_0123456789', true],
  ['rk_live_0123456789', true],
])('%s is real money: %s', (key, isLive) => {
  expect(paymentsAt(stripe.origin, key)).toMatchObject({ provider: 'stripe', isLive })
})
