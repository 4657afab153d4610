import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aPayment, failureOf } from '../../../tests/support/stripe-payment.ts'
import { anEvent, STRIPE_KEYS, signed, startStripe } from '../../../tests/support/stripe-stand-in.ts'
import { stripePayments } from './stripe-payments.ts'

const NOW = new Date()
const stripe = await startStripe()
afterAll(() => stripe.close())
const payments = stripePayments({
  secretKey: STRIPE_KEYS.STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
  apiUrl: stripe.origin,
  origin: 'https://gatepost.example',
})

async function paid() {
  const payment = aPayment()
  const { transactionId } = await payments.start(payment)
  stripe.pay(transactionId)
  const asked = (pence: number, refundId = randomUUID()) => ({
    refundId,
    orderId: payment.orderId,
    transactionId,
    pence,
  })
  return { ...payment, transactionId, asked }
}
const madeOf = (refundId: string) =>
  stripe.refunds.filter(({ metadata }) => metadata['refund_id'] === refundId)

describe('a refund', () => {
  test('is of the payment behind the session, with our names of it, under its own key', async () => {
    const { asked, orderId } = await paid()
    const wanted = asked(700)
    const report = await payments.refund(wanted)
    const [made] = madeOf(wanted.refundId)
    expect(report).toEqual({
      providerId: made?.id,
      refundId: wanted.refundId,
      state: 'succeeded',
      pence: 700,
    })
    expect(stripe.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/refunds',
      idempotencyKey: wanted.refundId,
      params: { amount: '700', 'metadata[order_id]': orderId, 'metadata[refund_id]': wanted.refundId },
    })
  })
  test('is made once, whatever becomes of the answers', async () => {
    const { asked } = await paid()
    const wanted = asked(700)
    // The session and the list are found; the answer to the refund is lost, or an error of Stripe's own.
    stripe.wish({ delayMs: 0 }, { delayMs: 0 }, 'lost', 'dropped')
    expect(await payments.refund(wanted)).toMatchObject({ state: 'succeeded' })
    await Promise.all(Array.from({ length: 5 }, () => payments.refund(wanted)))
    expect(madeOf(wanted.refundId)).toHaveLength(1)
    expect(await payments.refund(asked(700))).toMatchObject({ state: 'succeeded' })
    expect(madeOf(wanted.refundId)).toHaveLength(1)
  })
  test('of more than was paid is refused', async () => {
    const { asked } = await paid()
    expect(await payments.refund(asked(1999))).toMatchObject({ state: 'succeeded' })
    expect(await payments.refund(asked(1))).toEqual({ state: 'refused', refundedPence: 1999 })
  })
  test('of what was never paid has no payment', async () => {
    const payment = aPayment()
    const { transactionId } = await payments.start(payment)
    const wanted = { refundId: randomUUID(), orderId: payment.orderId, transactionId, pence: 1 }
    expect((await failureOf(payments.refund(wanted))).reason).toBe('garbage')
  })
})

describe('an event', () => {
  const orderId = randomUUID()
  const refundId = randomUUID()
  const refund = {
    id: 're_1',
    object: 'refund',
    amount: 700,
    currency: 'gbp',
    status: 'succeeded',
    metadata: { refund_id: refundId },
  }
  const charge = { object: 'charge', amount_refunded: 700, currency: 'gbp', metadata: { order_id: orderId } }
  const read = (type: string, object: object, changes: object = {}) => {
    const { body, signature } = signed(anEvent(type, object, NOW, changes), NOW)
    return payments.readEvent(body, signature, NOW)
  }
  test.each([
    ['refund.created', 'pending', 'pending'],
    ['refund.updated', 'requires_action', 'pending'],
    ['refund.updated', 'succeeded', 'succeeded'],
    ['refund.failed', 'failed', 'failed'],
    ['refund.updated', 'canceled', 'failed'],
  ])('%s of one that is %s tells %s', (type, status, state) => {
    expect(read(type, { ...refund, status })).toMatchObject({
      type,
      report: null,
      refund: { providerId: 're_1', refundId, state, pence: 700 },
    })
  })
  test('of a refund that was not made by us names none of ours', () => {
    expect(read('refund.created', { ...refund, metadata: {} })?.refund?.refundId).toBeNull()
  })
  test('of a charge tells what went back in all', () => {
    expect(read('charge.refunded', charge)?.refundTotal).toEqual({
      orderId,
      pence: 700,
      at: expect.any(Date),
    })
  })
  test.each([
    ['of real money', 'refund.created', refund, { livemode: true }],
    ['of a connected account', 'refund.created', refund, { account: 'acct_1' }],
    ['of another currency', 'refund.created', { ...refund, currency: 'usd' }, {}],
    ['without an amount', 'refund.created', { ...refund, amount: -1 }, {}],
    ['of a state that is unknown', 'refund.created', { ...refund, status: 'constructor' }, {}],
    ['of a charge without an order', 'charge.refunded', { ...charge, metadata: {} }, {}],
    ['of another type', 'charge.updated', charge, {}],
  ])('%s tells of no refund', (_what, type, object, changes) => {
    expect(Object.keys(read(type, object, changes) ?? {})).toEqual(['id', 'type', 'report'])
  })
})
