import { describe, expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { COMMAND_LINE } from '../../db/actor.ts'

const AFTER_TEN_DAYS = '2026-11-29T12:00:00Z'
/** What was paid for Gold then, with Bronze's credit taken off. */
const DUE = 2660

const site = aBuyerSite()
const { upgraded, ordersOf, statesOf, owedOf, refundsOf } = upgrading(site)
const bought = () => site.buyer.bought('Bronze-Package')

describe('an upgrade that is cancelled', () => {
  const cancelIn = (index: number, uuid: string, pence: number) =>
    site
      .either(index)
      .deps.checkout.cancelOrder({ uuid, ownerKey: site.buyer.owner.ownerKey, pence }, site.now)

  test('gives back the days not used of all that was paid for it, by the two payments, once', async () => {
    const { uuid, listing, order } = await bought()
    site.setNow(AFTER_TEN_DAYS)
    const gold = await upgraded(uuid, 'Gold-Package')
    // Of £29.99 for 92 days, of which one has begun.
    const pence = 2967
    expect((await site.buyer.own(listing))?.cancelling).toEqual({ pence, until: '2026-12-13' })
    const outcomes = await Promise.all([0, 1, 2, 3].map((index) => cancelIn(index, uuid, pence)))
    expect(outcomes).toEqual([0, 1, 2, 3].map(() => ({ kind: 'cancelled', pence })))
    expect(await refundsOf(gold)).toEqual([
      { own: true, pence: DUE, state: 'asked' },
      { own: false, pence: pence - DUE, state: 'asked' },
    ])
    expect(await statesOf(uuid)).toEqual(['refunding', 'refunding'])
    expect(await site.buyer.own(listing)).toMatchObject({
      option: 'Standard',
      refund: { pence, isDone: false },
      cancelling: null,
    })
    expect(new Set((await owedOf(listing)).map(([, state]) => state))).toEqual(
      new Set(['upgraded', 'cancelled']),
    )
    const again = { orderId: order, kind: 'whole', why: '' } as const
    expect(await site.server.deps.checkout.refunds.start(again, COMMAND_LINE, site.now)).toEqual({
      kind: 'nothing',
    })
  })

  test('of an upgrade of an upgrade gives back by three, and never more than was paid by each', async () => {
    const { uuid } = await bought()
    await upgraded(uuid, 'Silver-Package')
    const gold = await upgraded(uuid, 'Gold-Package')
    const paid = (await ordersOf(uuid)).reduce((sum, { total }) => sum + total, 0)
    const wanted = { orderId: gold, kind: 'whole', why: '' } as const
    expect(await site.server.deps.checkout.refunds.start(wanted, COMMAND_LINE, site.now)).toMatchObject({
      pence: 2999,
    })
    const parts = await refundsOf(gold)
    expect(parts).toHaveLength(3)
    expect(parts.reduce((sum, { pence }) => sum + pence, 0)).toBe(2999)
    expect(paid).toBeGreaterThan(2999)
    const { rows } = await site.server.owner.query(
      'select 1 from refunds join orders on orders.id = order_id where draft_uuid = $1 and pence > total_pence',
      [uuid],
    )
    expect(rows).toEqual([])
  })

  test('gives back less by what went back since of the order before it', async () => {
    const { uuid, listing, order } = await bought()
    site.setNow(AFTER_TEN_DAYS)
    const gold = await upgraded(uuid, 'Gold-Package')
    await site.server.deps.checkout.refundOutcomes.recordTotal(
      { orderId: order, pence: 499, at: site.now },
      null,
      site.now,
    )
    const pence = 2967 - 499
    expect((await site.buyer.own(listing))?.cancelling).toMatchObject({ pence })
    expect(await cancelIn(0, uuid, pence)).toEqual({ kind: 'cancelled', pence })
    expect((await refundsOf(gold)).filter(({ state }) => state === 'asked')).toEqual([
      { own: true, pence, state: 'asked' },
    ])
  })

  test('is no matter of the order before it', async () => {
    const { uuid, order } = await bought()
    await upgraded(uuid, 'Silver-Package')
    const wanted = { orderId: order, kind: 'whole', why: '' } as const
    expect(await site.server.deps.checkout.refunds.start(wanted, COMMAND_LINE, site.now)).toEqual({
      kind: 'nothing',
    })
  })
})
