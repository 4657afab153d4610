import { randomUUID } from 'node:crypto'
import { COMMAND_LINE } from '../../src/server/db/actor.ts'
import type { RefundReport, RefundTotal } from '../../src/server/gateways/payments.ts'
import type { RefundKind } from '../../src/server/orders/refund.ts'
import { type aCheckout, aDraftFor, anEvent, confirm, orderIn, sendEvent } from './checkout.ts'

/** An event of the provider about a refund. */
export const aRefundEvent = (news: { refund: RefundReport } | { refundTotal: RefundTotal }) => ({
  id: `evt_${randomUUID()}`,
  type: 'refund.updated',
  report: null,
  ...news,
})

/** A checkout, what is refunded of its orders, and what is stored of that. */
export function refunding(world: ReturnType<typeof aCheckout>) {
  const deps = (index = 0) => world.server(index).deps.checkout
  const start = (orderId: string, kind: RefundKind = 'whole', index = 0) =>
    deps(index).refunds.start({ orderId, kind, why: 'They asked for it.' }, COMMAND_LINE, world.now())
  const rows = async (statement: string, id: string) => (await world.owner().query(statement, [id])).rows
  return {
    deps,
    start,
    rows,
    /** Paid, and published unless `isPublished` says no. */
    aPaidOrder: async (isPublished = true) => {
      const browser = await world.aSeller()
      const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
      const id = orderIn(await confirm(browser, uuid))
      const transactionId = world.provider.transactionOf(id)
      world.provider.pay(transactionId)
      if (!isPublished) world.publisher().failTimes(1)
      await sendEvent(world.server(), anEvent({ ...world.provider.report(transactionId), state: 'paid' }))
      return { uuid, id, transactionId }
    },
    started: async (orderId: string, kind: RefundKind = 'whole'): Promise<string> => {
      const outcome = await start(orderId, kind)
      if (outcome.kind !== 'started') throw new Error('nothing could be refunded')
      return outcome.refundId
    },
    stateOf: async (id: string): Promise<string> =>
      (await rows('select state from orders where id = $1', id))[0]?.state,
    refundsOf: (id: string) =>
      rows('select state, kind, pence from refunds where order_id = $1 order by asked_at', id),
    /** The kinds of those that nobody settled. */
    alertsOf: async (id: string): Promise<string[]> =>
      (await rows('select kind from payment_alerts where order_id = $1 and resolved_at is null', id)).map(
        ({ kind }) => kind,
      ),
    /** What failed is asked for again; the pence. */
    retry: (orderId: string, index = 0): Promise<number> =>
      deps(index).refunds.retry(orderId, { by: COMMAND_LINE, why: 'Once more.', at: world.now() }),
    /** What goes to a provider that refuses. */
    refusing: (refundedPence: number | null = null) => ({
      ...deps(),
      payments: { ...deps().payments, refund: async () => ({ state: 'refused', refundedPence }) as const },
    }),
    /** The provider tells what went back of an order in all. */
    totalOf: (orderId: string, pence: number, at = world.now()) =>
      aRefundEvent({ refundTotal: { orderId, pence, at } }),
  }
}
