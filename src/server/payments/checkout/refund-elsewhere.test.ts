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
import { COMMAND_LINE } from '../../db/actor.ts'
import { waitingList } from '../../staff/desk/queue-store.ts'
import { resolveAlert } from './alert-store.ts'
import { sendRefund } from './refund-order.ts'

const world = aCheckout()
const { started, rows, aPaidOrder, stateOf, refundsOf, alertsOf, retry, refusing, totalOf } = refunding(world)

const settle = (alert: string, index = 0) =>
  resolveAlert(world.server(index).database, alert, {
    by: COMMAND_LINE,
    why: 'Paid by bank transfer.',
    at: world.now(),
  })
const alertOf = async (id: string, kind: string): Promise<string> =>
  (await rows(`select id from payment_alerts where order_id = $1 and kind = '${kind}'`, id))[0]?.id
const owedAtTheDesk = async (id: string) =>
  ((await waitingList(world.server().database)(world.now())).get('owed')?.first ?? [])
    .filter(({ subject }) => subject === id)
    .map(({ detail }) => detail)

/** £18.92 of £19.99 was to go back, and did not. */
async function aFailedRefund(): Promise<string> {
  const { id } = await aPaidOrder()
  await rows(`update orders set fulfilled_at = '2026-11-16T12:00:00Z' where id = $1`, id)
  await sendRefund(refusing(), await started(id, 'days-left'))
  world.pass(60)
  return id
}

describe('a refund that failed', () => {
  test('is owed for what did not go back elsewhere since, and only that is tried again', async () => {
    const id = await aFailedRefund()
    await sendEvent(world.server(), totalOf(id, 1800))
    expect(await owedAtTheDesk(id)).toEqual(['92'])
    expect(await retry(id)).toBe(92)
    expect((await refundsOf(id)).map(({ state, pence }) => [state, pence])).toEqual([
      ['failed', 1892],
      ['succeeded', 1800],
      ['asked', 92],
    ])
  })
  test('is owed no more once as much went back elsewhere', async () => {
    const id = await aFailedRefund()
    await sendEvent(world.server(), totalOf(id, 1892))
    expect(await stateOf(id)).toBe('refunded')
    expect(await alertsOf(id)).toEqual([])
    expect(await owedAtTheDesk(id)).toEqual([])
    expect(await retry(id)).toBe(0)
  })
  test('can be settled by hand where a part went back elsewhere', async () => {
    const { id } = await aPaidOrder()
    await sendRefund(refusing(), await started(id))
    await sendEvent(world.server(), totalOf(id, 500))
    expect(await settle(await alertOf(id, 'refund-failed'))).toBe(true)
    expect(await stateOf(id)).toBe('refunded')
    expect((await refundsOf(id)).filter(({ kind }) => kind === 'by-hand')).toMatchObject([{ pence: 1499 }])
  })
  test('is tried again or settled by hand, whoever does which at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await aFailedRefund()
      const alert = await alertOf(id, 'refund-failed')
      const outcomes = await Promise.all([
        settle(alert, round),
        retry(id, round + 1),
        settle(alert, round + 1),
      ])
      expect(outcomes.filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a refund made at the provider', () => {
  test('that fails there is somebody’s to look at', async () => {
    const refund = { providerId: 're_of_the_dashboard', refundId: null, state: 'failed', pence: 700 } as const
    await sendEvent(world.server(), aRefundEvent({ refund }))
    expect(await world.alerts()).toContainEqual({
      kind: 'refund-failed',
      order_id: null,
      transaction_id: 're_of_the_dashboard',
    })
  })
  test('of a part, told of before the payment, is somebody’s to look at', async () => {
    const browser = await world.aSeller()
    const id = orderIn(await confirm(browser, await aDraftFor(browser, 'Premium-Advert-3-Months')))
    await sendEvent(world.server(), totalOf(id, 500))
    const report = world.provider.report(world.provider.transactionOf(id))
    await sendEvent(world.server(), anEvent({ ...report, state: 'paid' }))
    expect(await stateOf(id)).toBe('fulfilled')
    expect(await alertsOf(id)).toEqual(['refunded-outside'])
  })
})
