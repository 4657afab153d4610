import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../../../tests/support/server.ts'
import { aPayment } from '../../../tests/support/stripe-payment.ts'
import { startStripe } from '../../../tests/support/stripe-stand-in.ts'
import { readConfig } from '../config/config.ts'
import type { FramedOrder } from '../payments/frame/payment-frame.ts'
import { stripeOf } from './gateways.ts'

const stripe = await startStripe()
afterAll(() => stripe.close())

const depsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment, ROOT)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return stripeOf(read.config, `${ROOT}/build`)
}

test('without its keys there is no Stripe', async () => {
  expect(await depsOf({})).toBeNull()
})

test.each([
  [{ PUBLIC_URL: 'https://gatepost.example' }, 'https://gatepost.example'],
  [{ PORT: '3456' }, 'http://localhost:3456'],
])('with its keys and %o it takes the payments, and shows them', async (environment, origin) => {
  const deps = await depsOf({ ...stripe.environment, ...environment })
  const payment = aPayment()
  const started = await deps?.payments.start(payment)
  expect(deps?.payments).toMatchObject({ provider: 'stripe', isLive: false })
  expect(stripe.calls.at(-1)?.params['return_url']).toBe(`${origin}/payment-frame/${payment.orderId}`)
  const order: FramedOrder = {
    id: payment.orderId,
    state: 'open',
    fulfilledAt: null,
    totalPence: payment.pence,
    upgrades: null,
    transactionId: started?.transactionId ?? '',
    clientSecret: started?.clientSecret ?? null,
  }
  const { html } = (await deps?.frame.show(order)) ?? {}
  expect(html).toContain(stripe.environment.STRIPE_PUBLISHABLE_KEY)
  expect(html).toContain(started?.clientSecret)
})
