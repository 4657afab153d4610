import type { PoolClient } from 'pg'
import type { PaymentEvent } from '../../gateways/payments.ts'

/** The provider's event that told it; null if it was asked. */
export type Source = Pick<PaymentEvent, 'id' | 'type'> | null

/** False where the event was taken before. */
export async function takeEvent(connection: PoolClient, source: Source, at: Date): Promise<boolean> {
  if (source === null) return true
  const { rowCount } = await connection.query(
    'insert into payment_events (id, type, received_at) values ($1, $2, $3) on conflict (id) do nothing',
    [source.id, source.type, at],
  )
  return rowCount === 1
}
