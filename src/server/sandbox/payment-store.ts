import type { Database } from '../db/pool.ts'
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
