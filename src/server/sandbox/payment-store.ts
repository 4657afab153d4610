import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SandboxPayment, SandboxPaymentStore } from '../gateways/sandbox-payments.ts'

interface Row {
  readonly id: string
  readonly order_id: string
  readonly pence: number
  readonly currency: string
  readonly state: SandboxPayment['state']
  readonly expires_at: Date
}
const COLUMNS = 'id, order_id, pence, currency, state, expires_at'

const paymentOf = ({ id, order_id, pence, currency, state, expires_at }: Row): SandboxPayment => {
  return { id, orderId: order_id, pence, currency, state, expiresAt: expires_at }
}

export function sandboxPaymentStore(database: Database): SandboxPaymentStore {
  return {
    add: async ({ id, orderId, pence, currency, expiresAt }, at) => {
      await database.query(
        `insert into sandbox_payments (id, order_id, pence, currency, state, created_at, expires_at)
         values ($1, $2, $3, $4, 'open', $5, $6) on conflict (order_id) do nothing`,
        [id, orderId, pence, currency, at, expiresAt],
      )
      const { rows } = await database.query<Row>(
        `select ${COLUMNS} from sandbox_payments where order_id = $1`,
        [orderId],
      )
      if (!rows[0]) throw new Error('a sandbox payment was not written')
      return paymentOf(rows[0])
    },
    find: async (id) => {
      const { rows } = await database.query<Row>(`select ${COLUMNS} from sandbox_payments where id = $1`, [
        id,
      ])
      return rows[0] ? paymentOf(rows[0]) : null
    },
    refund: (refund, at) => addRefund(database, refund, at),
    move: async (id, from, to, at) => {
      const { rowCount } = await database.query(
        `update sandbox_payments set state = $3
         where id = $1 and state = any($2::text[]) and (expires_at > $4 or $3 = 'expired')`,
        [id, from, to, at],
      )
      return rowCount === 1
    },
  }
}

const addRefund = (
  database: Database,
  { refundId, paymentId, pence }: Parameters<SandboxPaymentStore['refund']>[0],
  at: Date,
): Promise<string | null> =>
  inTransaction(
    database,
    async (connection) => {
      await connection.query('select 1 from sandbox_payments where id = $1 for update', [paymentId])
      await connection.query(
        `insert into sandbox_refunds (id, refund_id, payment_id, pence, made_at)
         select $1, $2, id, $4::int, $5 from sandbox_payments where id = $3
           and pence >= $4::int + (select coalesce(sum(pence), 0) from sandbox_refunds where payment_id = $3)
         on conflict (refund_id) do nothing`,
        [`sandbox_refund_${refundId}`, refundId, paymentId, pence, at],
      )
      const { rows } = await connection.query<{ id: string }>(
        'select id from sandbox_refunds where refund_id = $1',
        [refundId],
      )
      return rows[0]?.id ?? null
    },
    () => true,
  )
