import type { Actor, Decision } from '../db/actor.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Order } from './order.ts'
import type { Refund } from './refund.ts'
import { retryRefunds } from './refund-retry-store.ts'
import { type StartedRefund, startRefund, type WantedRefund } from './start-refund-store.ts'

export interface RefundToSend extends Refund {
  readonly provider: Order['provider']
  readonly transactionId: string | null
}

export interface RefundStore {
  /** One transaction: records the debt, ends what was bought and queues the request. */
  readonly start: (wanted: WantedRefund, by: Actor, at: Date) => Promise<StartedRefund>
  /** Asks once more for what failed of the order, as it was. The pence; 0 where nothing had failed. */
  readonly retry: (orderId: string, decision: Decision) => Promise<number>
  readonly find: (refundId: string) => Promise<RefundToSend | null>
}

export function refundStore(database: Database): RefundStore {
  return {
    start: (wanted, by, at) =>
      inTransaction(
        database,
        (connection) => startRefund(connection, wanted, by, at),
        ({ kind }) => kind === 'started',
      ),
    retry: (orderId, decision) =>
      inTransaction(
        database,
        (connection) => retryRefunds(connection, orderId, decision),
        (pence) => pence > 0,
      ),
    find: async (refundId) => {
      const { rows } = await database.query<RefundToSend>(
        `select refunds.id, order_id as "orderId", pence, kind, refunds.state, provider_id as "providerId",
           asked_at as "askedAt", provider, transaction_id as "transactionId"
         from refunds join orders on orders.id = order_id where refunds.id = $1`,
        [refundId],
      )
      return rows[0] ?? null
    },
  }
}
