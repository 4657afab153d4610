import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import {
  aCheckout,
  aDraftFor,
  anEvent,
  confirm,
  orderIn,
  sendEvent,
} from '../../../tests/support/checkout.ts'
import { COMMAND_LINE } from '../db/actor.ts'
import type { RefundReport, RefundTotal } from '../gateways/payments.ts'
import type { RefundKind } from '../orders/refund.ts'
import { sendRefund } from './refund-order.ts'

const world = aCheckout()
afterEach(() => {
  world.provider.fail('no')
  world.provider.refundsEnd('succeeded')
})

/** Paid, and published unless `isPublished` says no. */
async function aPaidOrder(isPublished = true) {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
  const id = orderIn(await confirm(browser, uuid))
  const transactionId = world.provider.transactionOf(id)
  world.provider.pay(transactionId)
  if (!isPublished) world.publisher().failTimes(1)
  await sendEvent(world.server(), anEvent({ ...world.provider.report(transactionId), state: 'paid' }))
  return { uuid, id, transactionId }
}

const deps = (index = 0) => world.server(index).deps.checkout
const begin = (orderId: string, kind: RefundKind = 'whole', index = 0) =>
  deps(index).refunds.begin({ orderId, kind, why: 'They asked for it.' }, COMMAND_LINE, world.now())
async function begun(orderId: string, kind: RefundKind = 'whole'): Promise<string> {
  const outcome = await begin(orderId, kind)
  if (outcome.kind !== 'begun') throw new Error('nothing could be refunded')
  return outcome.refundId
}
const rows = async (statement: string, id: string) => (await world.owner().query(statement, [id])).rows
const stateOf = async (id: string) => (await rows('select state from orders where id = $1', id))[0]?.state
const refundsOf = (id: string) =>
  rows('select state, kind, pence from refunds where order_id = $1 order by asked_at', id)
const alertsOf = async (id: string) =>
  (await rows('select kind from payment_alerts where order_id = $1 and resolved_at is null', id)).map(
    ({ kind }) => kind,
  )
const event = (told: { refund: RefundReport } | { refundTotal: RefundTotal }) => ({
  id: `evt_${randomUUID()}`,
  type: 'refund.updated',
  report: null,
  ...told,
})

describe('a refund', () => {
  test('ends what was bought, is noted with who and why, and reaches the provider once', async () => {
    const { uuid, id, transactionId } = await aPaidOrder()
    const refundId = await begun(id)
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
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => begin(id, 'whole', index)))
    expect(outcomes.filter(({ kind }) => kind === 'begun')).toHaveLength(1)
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
    await sendRefund(deps(), await begun(id))
    for (const order of [open, id, randomUUID(), 'x']) {
      expect(await begin(order)).toEqual({ kind: 'nothing' })
    }
  })
  test('of one that is not published yet keeps it from being published', async () => {
    const { id } = await aPaidOrder(false)
    await begun(id, 'days-left')
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
    const refundId = await begun(id)
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
  test('refuses leaves the money owed, and somebody is told', async () => {
    const { id } = await aPaidOrder()
    const refundId = await begun(id)
    const refusing = { ...deps(), payments: { ...deps().payments, refund: async () => 'refused' as const } }
    expect(await sendRefund(refusing, refundId)).toBe('done')
    expect(await stateOf(id)).toBe('refund-due')
    expect(await alertsOf(id)).toEqual(['refund-failed'])
    // They can try again, and then it is settled.
    expect(await sendRefund(deps(), await begun(id))).toBe('done')
    expect(await stateOf(id)).toBe('refunded')
    expect(await alertsOf(id)).toEqual([])
  })
  test('has not finished yet tells of it by an event', async () => {
    const { id } = await aPaidOrder()
    const refundId = await begun(id)
    world.provider.refundsEnd('pending')
    expect(await sendRefund(deps(), refundId)).toBe('later')
    const refund = { providerId: `re_${refundId}`, refundId, state: 'succeeded', pence: 1999 } as const
    const succeeded = event({ refund })
    expect(await Promise.all([0, 1, 0, 1].map((index) => sendEvent(world.server(index), succeeded)))).toEqual(
      [200, 200, 200, 200],
    )
    expect(await stateOf(id)).toBe('refunded')
    // Days later the bank sends it back.
    await sendEvent(world.server(), event({ refund: { ...refund, refundId: null, state: 'failed' } }))
    expect(await stateOf(id)).toBe('refund-due')
    expect(await alertsOf(id)).toEqual(['refund-failed'])
    // What comes late changes nothing.
    await sendEvent(world.server(), event({ refund }))
    await sendEvent(world.server(), succeeded)
    expect(await stateOf(id)).toBe('refund-due')
  })
})

describe('what went back at the provider itself', () => {
  test('is noted, and somebody is told', async () => {
    const { id } = await aPaidOrder()
    await sendEvent(world.server(), event({ refundTotal: { orderId: id, pence: 500 } }))
    await sendEvent(world.server(), event({ refundTotal: { orderId: id, pence: 500 } }))
    expect(await refundsOf(id)).toEqual([{ state: 'succeeded', kind: 'outside', pence: 500 }])
    expect(await alertsOf(id)).toEqual(['refunded-outside'])
    // The rest is all that can go back from here.
    await sendRefund(deps(), await begun(id))
    expect((await refundsOf(id)).map(({ pence }) => pence)).toEqual([500, 1499])
  })
  test('is not what we asked for', async () => {
    const { id } = await aPaidOrder()
    const refundId = await begun(id)
    await sendEvent(world.server(), event({ refundTotal: { orderId: id, pence: 1999 } }))
    await sendRefund(deps(), refundId)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })
})
