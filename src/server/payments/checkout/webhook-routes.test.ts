import { describe, expect, test } from 'vitest'
import {
  aCheckout,
  aDraftFor,
  anEvent,
  confirm,
  orderIn,
  signatureOf,
} from '../../../../tests/support/checkout.ts'

const world = aCheckout()

async function anOrder() {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
  const id = orderIn(await confirm(browser, uuid))
  return {
    uuid,
    paid: { ...world.provider.report(world.provider.transactionOf(id)), state: 'paid' as const },
  }
}
const statesOf = async (uuid: string) => (await world.orders(uuid)).map(({ state }) => state)

describe('a forged event', () => {
  test.each<[string, (payload: string) => { payload?: string; headers: Record<string, string> }]>([
    ['without a signature', () => ({ headers: {} })],
    [
      'with another’s signature',
      (body) => ({ headers: { 'stripe-signature': signatureOf(body, 'whsec_other') } }),
    ],
    [
      'with a byte more',
      (body) => ({ payload: `${body} `, headers: { 'stripe-signature': signatureOf(body) } }),
    ],
    [
      'written again',
      (body) => ({
        payload: JSON.stringify(JSON.parse(body), null, 1),
        headers: { 'stripe-signature': signatureOf(body) },
      }),
    ],
  ])('%s is refused and told, and changes nothing', async (_name, forge) => {
    const { uuid, paid } = await anOrder()
    const genuine = JSON.stringify(anEvent(paid))
    const { payload = genuine, headers } = forge(genuine)
    const { statusCode } = await world.server().app.inject({
      method: 'POST',
      url: '/payment-webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(statusCode).toBe(400)
    expect(await statesOf(uuid)).toEqual(['open'])
    expect(world.server().logged().at(-1)).toMatchObject({ event: 'payment_event_refused', status: 400 })
  })

  test.each([
    ['of another type', 'text/plain', '{}', 415],
    ['too large', 'application/json', 'x'.repeat(262_145), 413],
    ['of nothing', 'application/json', '', 400],
  ])('%s is refused', async (_name, type, payload, status) => {
    const headers = {
      'content-type': type,
      'stripe-signature': signatureOf(payload, payload === '' ? 'x' : undefined),
    }
    const answer = await world
      .server()
      .app.inject({ method: 'POST', url: '/payment-webhook', payload, headers })
    expect(answer.statusCode).toBe(status)
  })
})
