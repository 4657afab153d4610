import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import {
  aCheckout,
  aDraftFor,
  anEvent,
  confirm,
  orderIn,
  sendEvent,
} from '../../../../tests/support/checkout.ts'
import { aRefundEvent, refunding } from '../../../../tests/support/refunds.ts'
import { sendRefund } from './refund-order.ts'

const world = aCheckout()
const { deps, start, started, rows, aPaidOrder, stateOf, refundsOf, alertsOf, totalOf } = refunding(world)
const NOTHING = { kind: 'nothing' }

describe('what went back at the provider itself', () => {
  test('in part is noted, and somebody is told', async () => {
    const { id } = await aPaidOrder()
    await sendEvent(world.server(), totalOf(id, 500))
    await sendEvent(world.server(), totalOf(id, 500))
    expect(await refundsOf(id)).toEqual([{ state: 'succeeded', kind: 'outside', pence: 500 }])
    expect(await alertsOf(id)).toEqual(['refunded-outside'])
    // The rest is all that can go back from here.
    await sendRefund(deps(), await started(id))
    expect((await refundsOf(id)).map(({ pence }) => pence)).toEqual([500, 1499])
  })
  test('in parts has an alert for each, and the last of them ends what was bought', async () => {
    const { uuid, id } = await aPaidOrder()
    await sendEvent(world.server(), totalOf(id, 500))
    await sendEvent(world.server(), totalOf(id, 700))
    expect(await alertsOf(id)).toEqual(['refunded-outside', 'refunded-outside'])
    expect(await stateOf(id)).toBe('fulfilled')
    await sendEvent(world.server(1), totalOf(id, 1999))
    expect(await stateOf(id)).toBe('refunded')
    expect(await rows('select is_paid from drafts where uuid = $1', uuid)).toEqual([{ is_paid: false }])
    expect(await start(id)).toEqual(NOTHING)
  })
  test('before the payment was known keeps it from being published', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
    const id = orderIn(await confirm(browser, uuid))
    const report = world.provider.report(world.provider.transactionOf(id))
    await sendEvent(world.server(), totalOf(id, 1999))
    await sendEvent(world.server(), anEvent({ ...report, state: 'paid' }))
    expect(await stateOf(id)).toBe('refunded')
    expect(await rows('select is_paid, listing_id from drafts where uuid = $1', uuid)).toEqual([
      { is_paid: false, listing_id: null },
    ])
  })
  test('is not what failed after it was told of', async () => {
    const { id } = await aPaidOrder()
    const refundId = await started(id)
    await sendRefund(deps(), refundId)
    const then = world.now()
    world.pass(60)
    const refund = { providerId: `re_${refundId}`, refundId, state: 'failed', pence: 1999 } as const
    await sendEvent(world.server(), aRefundEvent({ refund }))
    await sendEvent(world.server(), totalOf(id, 1999, then))
    expect(await stateOf(id)).toBe('refund-due')
    expect(await refundsOf(id)).toHaveLength(1)
  })
  test('is not what we asked for', async () => {
    const { id } = await aPaidOrder()
    const refundId = await started(id)
    await sendEvent(world.server(), totalOf(id, 1999))
    await sendRefund(deps(), refundId)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })
})

describe('the database', () => {
  const pay = (connection: Pick<PoolClient, 'query'>, orderId: string, pence: number) =>
    connection.query(
      `insert into refunds (id, order_id, for_order, pence, kind, state, asked_at, settled_at)
       values (gen_random_uuid(), $1, $1, $2, 'outside', 'succeeded', now(), now())`,
      [orderId, pence],
    )
  test('lets no more go back than was paid, whatever two processes write past the code at once', async () => {
    const { id } = await aPaidOrder()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => pay(world.server(index).database, id, 700)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const [refused] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject({ code: '23514', constraint: 'refunds_within_payment' })
    await expect(rows(`update refunds set pence = 1300 where order_id = $1`, id)).rejects.toMatchObject({
      constraint: 'refunds_within_payment',
    })
  })
  test('lets the rest go back once, where our refund and one at the provider meet', async () => {
    const { id } = await aPaidOrder()
    await Promise.all([
      start(id),
      sendEvent(world.server(1), totalOf(id, 1200)),
      start(id, 'whole', 1),
      sendEvent(world.server(), totalOf(id, 1200)),
    ])
    const back = (await refundsOf(id)).reduce((sum, { pence }) => sum + pence, 0)
    expect(back).toBe(1999)
  })
})
