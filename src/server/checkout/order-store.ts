import type { PoolClient } from 'pg'
import { countUse } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import type { Order } from './order.ts'

/** What is asked of orders outside the transactions that open one (open-order-store) or record a payment (payment-store). */
export interface OrderStore {
  readonly find: (id: string) => Promise<Order | null>
  /** The draft's orders that may still become its advert: paid and not published yet, or with a payment not settled yet. */
  readonly unsettledOf: (draftUuid: string) => Promise<readonly Order[]>
  /** Whether its owner may have the provider asked about it now: so often in ten minutes. */
  readonly mayAsk: (draftUuid: string, most: number, at: Date) => Promise<boolean>
  /** Whether the draft has an open order with this very code. */
  readonly holdsDiscount: (draftUuid: string, code: string) => Promise<boolean>
  /** Keeps the name of a payment that was begun, be the order open or not by now; answers the order as it is. */
  readonly keepTransaction: (
    id: string,
    transactionId: string,
    clientSecret: string | null,
    checkAt: Date,
  ) => Promise<Order | null>
  /** Takes what is due for `until`: nobody else takes it before that. */
  readonly claim: (most: number, at: Date, until: Date) => Promise<readonly Order[]>
  /** Null: never again. */
  readonly checkAgainAt: (id: string, at: Date | null) => Promise<void>
  /** After a start: what is paid is published now, however long a wait had become. */
  readonly hurryPaid: (at: Date) => Promise<void>
  /** What the provider told before then is forgotten: told again, it would change nothing of a state that only goes forward. */
  readonly forgetEventsBefore: (then: Date) => Promise<void>
}

const ASKING_SECONDS = 600

interface Row {
  readonly id: string
  readonly draft_uuid: string
  readonly account_id: string
  readonly state: Order['state']
  readonly marketing_option: string
  readonly list_pence: number
  readonly discount_code: string | null
  readonly discount_pence: number
  readonly total_pence: number
  readonly currency: string
  readonly provider: Order['provider']
  readonly transaction_id: string | null
  readonly client_secret: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
}

const COLUMNS = `id, draft_uuid, account_id, state, marketing_option, list_pence, discount_code, discount_pence,
  total_pence, currency, provider, transaction_id, client_secret, created_at, expires_at, paid_at`

const orderOf = (row: Row): Order => ({
  id: row.id,
  draftUuid: row.draft_uuid,
  accountId: row.account_id,
  state: row.state,
  marketingOption: row.marketing_option,
  listPence: row.list_pence,
  discountCode: row.discount_code,
  discountPence: row.discount_pence,
  totalPence: row.total_pence,
  currency: row.currency,
  provider: row.provider,
  transactionId: row.transaction_id,
  clientSecret: row.client_secret,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
})

/** The orders of a statement that ends in a `where` or a `returning` without its columns. */
export async function ordersFrom(
  connection: PoolClient | Database,
  before: string,
  after: string,
  values: readonly unknown[],
): Promise<Order[]> {
  const { rows } = await connection.query<Row>(`${before} ${COLUMNS} ${after}`, [...values])
  return rows.map(orderOf)
}

/** Locked in one order, after their draft, as everything that changes them does it. */
export const lockOrdersOf = (connection: PoolClient, draftUuid: string): Promise<Order[]> =>
  ordersFrom(connection, 'select', 'from orders where draft_uuid = $1 order by id for update', [draftUuid])

export function orderStore(database: Database): OrderStore {
  return {
    find: async (id) => (await ordersFrom(database, 'select', 'from orders where id = $1', [id]))[0] ?? null,
    unsettledOf: (draftUuid) =>
      ordersFrom(
        database,
        'select',
        `from orders where draft_uuid = $1 and (state in ('open', 'paid') or next_check_at is not null) order by id`,
        [draftUuid],
      ),
    mayAsk: async (draftUuid, most, at) =>
      (await countUse(database, [{ name: `payment asks ${draftUuid}`, most }], at, ASKING_SECONDS)) === null,
    holdsDiscount: async (draftUuid, code) => {
      const { rowCount } = await database.query(
        `select 1 from orders where draft_uuid = $1 and state = 'open' and discount_code = $2`,
        [draftUuid, code],
      )
      return (rowCount ?? 0) > 0
    },
    forgetEventsBefore: async (then) => {
      await database.query('delete from payment_events where received_at < $1', [then])
    },
    ...settling(database),
  }
}

/** What it takes to ask about payments again and again. */
function settling(
  database: Database,
): Pick<OrderStore, 'keepTransaction' | 'claim' | 'checkAgainAt' | 'hurryPaid'> {
  return {
    keepTransaction: async (id, transactionId, clientSecret, checkAt) => {
      const [kept] = await ordersFrom(
        database,
        `update orders set transaction_id = $2, client_secret = $3, next_check_at = $4
         where id = $1 and transaction_id is null returning`,
        '',
        [id, transactionId, clientSecret, checkAt],
      )
      return kept ?? (await ordersFrom(database, 'select', 'from orders where id = $1', [id]))[0] ?? null
    },
    claim: (most, at, until) =>
      ordersFrom(
        database,
        `update orders set next_check_at = $2 where id in (
           select id from orders where next_check_at <= $1 order by next_check_at limit $3 for update skip locked)
         returning`,
        '',
        [at, until, most],
      ),
    checkAgainAt: async (id, at) => {
      // What was paid or opened a moment ago, by another process, is never left without a next time.
      await database.query(
        `update orders set next_check_at = $2
         where id = $1 and ($2::timestamptz is not null or state not in ('open', 'paid'))`,
        [id, at],
      )
    },
    hurryPaid: async (at) => {
      await database.query(
        `update orders set next_check_at = $1 where state = 'paid' and (next_check_at is null or next_check_at > $1)`,
        [at],
      )
    },
  }
}
