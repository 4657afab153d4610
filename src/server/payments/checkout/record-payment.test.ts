import { describe, expect, test } from 'vitest'
import {
  aCheckout,
  aDraftFor,
  anEvent,
  chooseOption,
  confirm,
  orderIn,
  sendEvent,
} from '../../../../tests/support/checkout.ts'
import type { PaymentReport } from '../../gateways/payments.ts'

const world = aCheckout()
const PREMIUM = 'Premium-Advert-3-Months'

async function anOrder(option = PREMIUM) {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, option)
  const id = orderIn(await confirm(browser, uuid))
  const report = (state: PaymentReport['state'], more: Partial<PaymentReport> = {}): PaymentReport => ({
    ...world.provider.report(world.provider.transactionOf(id)),
    state,
    ...more,
  })
  return { browser, uuid, id, report }
}
const statesOf = async (uuid: string) => (await world.orders(uuid)).map(({ state }) => state)
const draftOf = async (uuid: string) =>
  (
    await world
      .owner()
      .query<{ is_paid: boolean; listing_id: string | null }>(
        'select is_paid, listing_id from drafts where uuid = $1',
        [uuid],
      )
  ).rows[0]
const alertsOf = async (orderId: string) =>
  (await world.alerts()).filter(({ order_id }) => order_id === orderId).map(({ kind }) => kind)

describe('an event that says paid', () => {
  test('makes the order paid and publishes it, once, however often it comes and by whichever instance', async () => {
    const { uuid, id, report } = await anOrder()
    const event = anEvent(report('paid'))
    const answers: number[] = []
    for (let round = 0; round < 5; round++) {
      const sent = Array.from({ length: 20 }, (_, index) => sendEvent(world.server(index), event))
      answers.push(...(await Promise.all(sent)))
    }
    expect(new Set(answers)).toEqual(new Set([200]))
    world.pass(25 * 3_600)
    expect(await sendEvent(world.server(), event)).toBe(200)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
    expect(await draftOf(uuid)).toEqual({ is_paid: true, listing_id: uuid.slice(0, 8) })
    expect(await alertsOf(id)).toEqual([])
  })

  test('is written down where publishing fails at first', async () => {
    const { uuid, report } = await anOrder()
    world.publisher().failTimes(1)
    expect(await sendEvent(world.server(), anEvent(report('paid')))).toBe(200)
    expect(await statesOf(uuid)).toEqual(['paid'])
  })

  test('needs no cookie, and no origin of ours', async () => {
    const { uuid, report } = await anOrder()
    expect(await sendEvent(world.server(), anEvent(report('paid')), { cookie: 'session=nobody' })).toBe(200)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })
})

describe('five events in any order', () => {
  const EVENTS = ['created', 'processing', 'failed', 'succeeded', 'succeeded again'] as const
  const STATES = { created: 'open', processing: 'open', failed: 'failed', succeeded: 'paid' } as const
  const orders = permutations([...EVENTS])

  test('are a hundred and twenty histories with one end', async () => {
    expect(orders).toHaveLength(120)
    const browsers = await Promise.all(Array.from({ length: 4 }, () => world.aSeller()))
    const ends = await Promise.all(
      browsers.map(async (browser, part) => {
        const found: string[] = []
        for (const history of orders.filter((_, index) => index % browsers.length === part)) {
          found.push(await endOf(browser, history))
        }
        return found
      }),
    )
    expect(ends.flat()).toHaveLength(120)
    expect(new Set(ends.flat())).toEqual(new Set(['fulfilled, 1 paid draft, never back']))
  })

  async function endOf(browser: Awaited<ReturnType<typeof world.aSeller>>, history: readonly string[]) {
    const uuid = await aDraftFor(browser, PREMIUM)
    const id = orderIn(await confirm(browser, uuid))
    const report = world.provider.report(world.provider.transactionOf(id))
    let wasPaid = false
    let wentBack = false
    for (const name of history) {
      const state = name === 'succeeded again' ? 'paid' : STATES[name as keyof typeof STATES]
      const eventId = state === 'paid' && name !== 'succeeded again' ? `evt_paid_${id}` : `evt_${name}_${id}`
      await sendEvent(world.server(), anEvent({ ...report, state }, eventId))
      const isPaid = (await statesOf(uuid))[0] === 'fulfilled'
      wentBack ||= wasPaid && !isPaid
      wasPaid = isPaid
    }
    const draft = await draftOf(uuid)
    return `${(await statesOf(uuid)).join()}, ${draft?.is_paid ? 1 : 0} paid draft, ${wentBack ? 'back' : 'never back'}`
  }
})

describe('an event that does not fit its order', () => {
  test.each<[string, Partial<PaymentReport>, string]>([
    ['a penny', { pence: 1 }, 'amount'],
    ['a penny too much', { pence: 2000 }, 'amount'],
    ['no amount', { pence: null }, 'amount'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['no currency', { currency: null }, 'currency'],
    ['small letters', { currency: 'gbp' }, 'currency'],
    ['test money', { isLive: false }, 'mode'],
  ])('by %s publishes nothing, and is kept for a person', async (_name, more, kind) => {
    const { uuid, id, report } = await anOrder()
    expect(await sendEvent(world.server(), anEvent(report('paid', more)))).toBe(200)
    expect(await sendEvent(world.server(), anEvent(report('paid', more)))).toBe(200)
    expect(await statesOf(uuid)).toEqual(['open'])
    expect(await draftOf(uuid)).toEqual({ is_paid: false, listing_id: null })
    expect(await alertsOf(id)).toEqual([kind])
    const sent = world
      .server()
      .logged()
      .filter(({ msg }) => msg === 'a payment does not fit its order')
    expect(JSON.stringify(sent)).toContain(id)
  })

  test.each(['another order', 'an order that there is not', 'no uuid'])(
    'by naming %s publishes neither, and is kept for a person',
    async (which) => {
      const [mine, other] = [await anOrder(), await anOrder()]
      const orderId =
        { 'another order': other.id, 'no uuid': 'x' }[which] ?? '7b1f8c6e-0d5a-4f6e-9d43-51a1f2f0c001'
      const before = (await world.alerts()).length
      expect(await sendEvent(world.server(), anEvent(mine.report('paid', { orderId })))).toBe(200)
      expect([...(await statesOf(mine.uuid)), ...(await statesOf(other.uuid))]).toEqual(['open', 'open'])
      expect((await world.alerts()).slice(before).map(({ kind }) => kind)).toEqual(['unknown-order'])
    },
  )

  test('by a payment that is not its order’s publishes nothing', async () => {
    const { uuid, id, report } = await anOrder()
    await sendEvent(world.server(), anEvent(report('paid', { transactionId: 'cs_another' })))
    expect(await statesOf(uuid)).toEqual(['open'])
    expect(await alertsOf(id)).toEqual(['unknown-order'])
  })

  test('and is no money either is nobody’s business', async () => {
    const before = (await world.alerts()).length
    const { report } = await anOrder()
    const event = anEvent(report('expired', { orderId: null, transactionId: 'cs_of_another_shop' }))
    expect(await sendEvent(world.server(), event)).toBe(200)
    expect(await world.alerts()).toHaveLength(before)
  })
})

describe('a late event', () => {
  test('that it failed, after it was paid, changes nothing', async () => {
    const { uuid, report } = await anOrder()
    for (const state of ['paid', 'failed', 'expired', 'open'] as const) {
      await sendEvent(world.server(), anEvent(report(state)))
      expect(await statesOf(uuid)).toEqual(['fulfilled'])
    }
  })

  test('that it was paid, after it expired, is money all the same', async () => {
    const { uuid, report } = await anOrder()
    await sendEvent(world.server(), anEvent(report('expired')))
    expect(await statesOf(uuid)).toEqual(['expired'])
    await sendEvent(world.server(), anEvent(report('paid')))
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('that it was paid, of a draft that is gone, is recorded', async () => {
    const { uuid, report } = await anOrder()
    await world.owner().query('delete from drafts where uuid = $1', [uuid])
    world.publisher().failTimes(1)
    expect(await sendEvent(world.server(), anEvent(report('paid')))).toBe(200)
    expect(await statesOf(uuid)).toEqual(['paid'])
  })
})

test('of two payments for one draft one is kept, and the other goes back, whichever comes first', async () => {
  for (const first of [0, 1]) {
    const { uuid, id, report, second, ofSecond } = await twoOrders()
    const reports = [report('paid'), ofSecond]
    await sendEvent(world.server(), anEvent(reports[first] ?? ofSecond))
    await sendEvent(world.server(1), anEvent(reports[1 - first] ?? ofSecond))
    const states = Object.fromEntries((await world.orders(uuid)).map((order) => [order.id, order.state]))
    expect(states).toEqual({
      [id]: first === 0 ? 'fulfilled' : 'refunding',
      [second]: first === 0 ? 'refunding' : 'fulfilled',
    })
    const back = await world
      .owner()
      .query('select order_id, pence, state from refunds where order_id = any($1)', [[id, second]])
    expect(back.rows).toEqual([
      { order_id: first === 0 ? second : id, pence: first === 0 ? 4999 : 1999, state: 'asked' },
    ])
    expect([...(await alertsOf(id)), ...(await alertsOf(second))]).toEqual([])
    expect((await draftOf(uuid))?.listing_id).toBe(uuid.slice(0, 8))
  }
})

/** And a second one, for another option, that is reported as paid. */
async function twoOrders() {
  const order = await anOrder()
  await chooseOption(order.browser, order.uuid, 'Featured-Advert-3-Months')
  const second = orderIn(await confirm(order.browser, order.uuid))
  const ofSecond = { ...world.provider.report(world.provider.transactionOf(second)), state: 'paid' as const }
  return { ...order, second, ofSecond }
}

test('a payment beside one that is not published yet goes back', async () => {
  const { uuid, id, report, second, ofSecond } = await twoOrders()
  world.publisher().failTimes(1)
  await sendEvent(world.server(), anEvent(report('paid')))
  await sendEvent(world.server(1), anEvent(ofSecond))
  const states = Object.fromEntries((await world.orders(uuid)).map((order) => [order.id, order.state]))
  expect(states).toEqual({ [id]: 'paid', [second]: 'refunding' })
})

test('of two payments that are told at the same moment one is kept', async () => {
  const { uuid, report, ofSecond } = await twoOrders()
  const events = [anEvent(report('paid')), anEvent(ofSecond)]
  await Promise.all(
    events.flatMap((event, index) => [0, 1, 2].map((turn) => sendEvent(world.server(index + turn), event))),
  )
  expect((await statesOf(uuid)).toSorted()).toEqual(['fulfilled', 'refunding'])
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
