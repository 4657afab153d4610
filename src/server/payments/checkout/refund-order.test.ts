import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { aCheckout, aDraftFor, confirm, orderIn, sendEvent } from '../../../../tests/support/checkout.ts'
import { aRefundEvent, refunding } from '../../../../tests/support/refunds.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { resolveAlert } from './alert-store.ts'
import { sendRefund } from './refund-order.ts'

const world = aCheckout()
const { deps, start, started, rows, aPaidOrder, stateOf, refundsOf, alertsOf, retry, refusing } =
  refunding(world)
const NOTHING = { kind: 'nothing' }
afterEach(() => {
  world.provider.fail('no')
  world.provider.refundsEnd('succeeded')
})

describe('a refund', () => {
  test('ends what was bought, is noted with who and why, and reaches the provider once', async () => {
    const { uuid, id, transactionId } = await aPaidOrder()
    const refundId = await started(id)
    expect(await stateOf(id)).toBe('refunding')
    expect(await rows('select is_paid from drafts where uuid = $1', uuid)).toEqual([{ is_paid: false }])
    expect(await rows('select who, act, why, after from audit where subject = $1', id)).toEqual([
      {
        who: 'command line',
        act: 'refund',
        why: 'They asked for it.',
        after: { state: 'refunding', pence: 1999, kind: 'whole' },
      },
    ])
    await Promise.all(Array.from({ length: 10 }, (_, index) => sendRefund(deps(index), refundId)))
    expect([...world.provider.refunds.values()].filter((one) => one.transactionId === transactionId)).toEqual(
      [expect.objectContaining({ pence: 1999 })],
    )
    expect(await stateOf(id)).toBe('refunded')
    expect(await refundsOf(id)).toEqual([{ state: 'succeeded', kind: 'whole', pence: 1999 }])
  })
  test('is one, however many ask for it at once', async () => {
    const { id } = await aPaidOrder()
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => start(id, 'whole', index)))
    expect(outcomes.filter(({ kind }) => kind === 'started')).toHaveLength(1)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await rows('select 1 from audit where subject = $1', id)).toHaveLength(1)
    expect(
      await rows(
        `select 1 from job where name = 'send-refund' and data ->> 'refundId' in (
      select id::text from refunds where order_id = $1)`,
        id,
      ),
    ).toHaveLength(1)
  })
  test('of an order that is not paid, was refunded, or is none, is nothing', async () => {
    const browser = await world.aSeller()
    const open = orderIn(await confirm(browser, await aDraftFor(browser, 'Premium-Advert-3-Months')))
    const { id } = await aPaidOrder()
    await sendRefund(deps(), await started(id))
    for (const order of [open, id, randomUUID(), 'x']) {
      expect(await start(order)).toEqual(NOTHING)
    }
  })
  test('of one that is not published yet keeps it from being published', async () => {
    const { id } = await aPaidOrder(false)
    await started(id, 'days-left')
    expect(
      await deps()
        .publishOrder(id)
        .then(({ kind }) => kind),
    ).not.toBe('published')
    expect(await refundsOf(id)).toEqual([{ state: 'asked', kind: 'days-left', pence: 1999 }])
  })
})

describe('a provider that', () => {
  test('is down, or whose answer is lost, is asked again, and refunds once', async () => {
    const { id } = await aPaidOrder()
    const refundId = await started(id)
    for (const failing of ['down', 'after start'] as const) {
      world.provider.fail(failing)
      expect(await sendRefund(deps(), refundId)).toBe('later')
      expect(await stateOf(id)).toBe('refunding')
    }
    world.provider.fail('no')
    expect(await sendRefund(deps(), refundId)).toBe('done')
    expect([...world.provider.refunds].filter(([one]) => one === refundId)).toHaveLength(1)
    expect(await stateOf(id)).toBe('refunded')
  })
  test('refuses leaves the money owed, and somebody is told, who can try the same again, once', async () => {
    const { id } = await aPaidOrder()
    await rows(`update orders set fulfilled_at = '2026-11-16T12:00:00Z' where id = $1`, id)
    const refundId = await started(id, 'days-left')
    expect(await sendRefund(refusing(), refundId)).toBe('done')
    expect(await stateOf(id)).toBe('refund-due')
    expect(await alertsOf(id)).toEqual(['refund-failed'])
    // Not worked out anew, which would give back less by now, and whole more.
    world.pass(3 * 86_400)
    expect([await start(id), await start(id, 'days-left')]).toEqual([NOTHING, NOTHING])
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => retry(id, index)))
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1892])
    expect(await alertsOf(id)).toEqual([])
    expect(await refundsOf(id)).toEqual([
      { state: 'failed', kind: 'days-left', pence: 1892 },
      { state: 'asked', kind: 'days-left', pence: 1892 },
    ])
    const [again] = await rows(`select id from refunds where order_id = $1 and state = 'asked'`, id)
    expect(await sendRefund(deps(), again.id)).toBe('done')
    expect(await stateOf(id)).toBe('refunded')
    expect(await retry(id)).toBe(0)
  })
  test('refuses twice leaves it to somebody who pays in another way, and nothing goes back again', async () => {
    const { id } = await aPaidOrder()
    await sendRefund(refusing(), await started(id))
    await retry(id)
    const [again] = await rows(`select id from refunds where order_id = $1 and state = 'asked'`, id)
    await sendRefund(refusing(), again.id)
    const [alert] = await rows(
      'select id from payment_alerts where order_id = $1 and resolved_at is null',
      id,
    )
    const decision = { by: COMMAND_LINE, why: 'Paid by bank transfer.', at: world.now() }
    expect(await resolveAlert(world.server().database, alert.id, decision)).toBe(true)
    expect(await stateOf(id)).toBe('refunded')
    expect((await refundsOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['whole', 'failed'],
      ['whole', 'failed'],
      ['by-hand', 'succeeded'],
    ])
    expect([await retry(id), await start(id)]).toEqual([0, NOTHING])
  })
  test('refuses because the money went back there already leaves nothing owed', async () => {
    const { id } = await aPaidOrder()
    await sendRefund(refusing(1999), await started(id))
    expect(await stateOf(id)).toBe('refunded')
    expect(await refundsOf(id)).toEqual([
      { state: 'failed', kind: 'whole', pence: 1999 },
      { state: 'succeeded', kind: 'outside', pence: 1999 },
    ])
    expect(await alertsOf(id)).toEqual([])
  })
  test('has not finished yet tells of it by an event', async () => {
    const { id } = await aPaidOrder()
    const refundId = await started(id)
    world.provider.refundsEnd('pending')
    expect(await sendRefund(deps(), refundId)).toBe('later')
    const refund = { providerId: `re_${refundId}`, refundId, state: 'succeeded', pence: 1999 } as const
    const succeeded = aRefundEvent({ refund })
    expect(await Promise.all([0, 1, 0, 1].map((index) => sendEvent(world.server(index), succeeded)))).toEqual(
      [200, 200, 200, 200],
    )
    expect(await stateOf(id)).toBe('refunded')
    // Days later the bank sends it back.
    await sendEvent(world.server(), aRefundEvent({ refund: { ...refund, refundId: null, state: 'failed' } }))
    expect(await stateOf(id)).toBe('refund-due')
    expect(await alertsOf(id)).toEqual(['refund-failed'])
    // What comes late changes nothing.
    await sendEvent(world.server(), aRefundEvent({ refund }))
    await sendEvent(world.server(), succeeded)
    expect(await stateOf(id)).toBe('refund-due')
  })
})
