import { countUse } from '../../db/count-use.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Order } from '../../orders/order.ts'
import { ordersFrom } from '../../orders/order-row-store.ts'
import { queueSettling, SETTLE_ORDER } from '../../orders/settling-store.ts'

export interface OrderStore {
  readonly find: (id: string) => Promise<Order | null>
  /** Paid but not published, or with a payment not yet settled. */
  readonly unsettledOf: (draftUuid: string) => Promise<readonly Order[]>
  /** `most` in ten minutes. */
  readonly mayCheck: (draftUuid: string, most: number, at: Date) => Promise<boolean>
  readonly holdsDiscount: (draftUuid: string, code: string) => Promise<boolean>
  /** Stores the payment's id even if the order is no longer open; returns the order. */
  readonly keepTransaction: (
    id: string,
    transactionId: string,
    clientSecret: string | null,
    checkAt: Date,
  ) => Promise<Order | null>
  readonly checkAgainAt: (id: string, at: Date) => Promise<void>
  /** What the provider told before then is forgotten: told again, it would change nothing of a state that only goes forward. */
  readonly forgetEventsBefore: (then: Date) => Promise<number>
}

const CHECK_WINDOW_SECONDS = 600

export function orderStore(database: Database): OrderStore {
  return {
    find: async (id) => (await ordersFrom(database, 'select', 'from orders where id = $1', [id]))[0] ?? null,
    unsettledOf: (draftUuid) =>
      ordersFrom(
        database,
        'select',
        // Its name is no parameter: only so is the partial index used.
        `from orders where draft_uuid = $1 and (state in ('open', 'paid') or state in ('superseded', 'expired') and exists (
           select 1 from job_common where name = '${SETTLE_ORDER}' and singleton_key = orders.id::text
             and job_common.state < 'completed')) order by id`,
        [draftUuid],
      ),
    mayCheck: async (draftUuid, most, at) =>
      (await countUse(database, [{ name: `payment asks ${draftUuid}`, most }], at, CHECK_WINDOW_SECONDS)) ===
      null,
    holdsDiscount: async (draftUuid, code) => {
      const { rowCount } = await database.query(
        `select 1 from orders where draft_uuid = $1 and state = 'open' and discount_code = $2`,
        [draftUuid, code],
      )
      return (rowCount ?? 0) > 0
    },
    forgetEventsBefore: (then) => deleteInParts(database, 'payment_events', 'received_at < $1', [then]),
    keepTransaction: keepTransaction(database),
    checkAgainAt: (id, at) => queueSettling(database, id, at),
  }
}

const keepTransaction =
  (database: Database): OrderStore['keepTransaction'] =>
  async (id, transactionId, clientSecret, checkAt) => {
    const kept = await inTransaction(
      database,
      async (connection) => {
        const [order] = await ordersFrom(
          connection,
          'update orders set transaction_id = $2, client_secret = $3 where id = $1 and transaction_id is null returning',
          '',
          [id, transactionId, clientSecret],
        )
        if (order) await queueSettling(connection, id, checkAt)
        return order
      },
      () => true,
    )
    return kept ?? (await ordersFrom(database, 'select', 'from orders where id = $1', [id]))[0] ?? null
  }
