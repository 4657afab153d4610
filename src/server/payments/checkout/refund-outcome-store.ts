import type { PoolClient } from 'pg'
import { formatPence } from '#shared/values/money.ts'
import type { Database } from '../../db/pool.ts'
import { raiseAlert } from '../../db/raise-alert.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RefundReport, RefundTotal } from '../../gateways/payments.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrder } from '../../orders/order-row-store.ts'
import type { Refund } from '../../orders/refund.ts'
import { type Source, takeEvent } from './payment-event-store.ts'
import { recordRefundTotal, settle } from './refund-total-store.ts'

/** 'unknown': not one of our refunds. */
export type RefundRecorded = 'recorded' | 'replayed' | 'unknown'

export interface RefundOutcomeStore {
  /** By an event or asked. Recording it again changes nothing. */
  readonly record: (report: RefundReport, source: Source, at: Date) => Promise<RefundRecorded>
  /** More than we asked for means a refund made at the provider itself. */
  readonly recordTotal: (total: RefundTotal, source: Source, at: Date) => Promise<RefundRecorded>
  /** Alerts the operator, because the provider refused. */
  readonly refuse: (refundId: string, detail: string, at: Date) => Promise<void>
}

export function refundOutcomeStore(database: Database): RefundOutcomeStore {
  const taking = (source: Source, at: Date, run: (connection: PoolClient) => Promise<RefundRecorded>) =>
    inTransaction(
      database,
      async (connection) => ((await takeEvent(connection, source, at)) ? run(connection) : 'replayed'),
      (recorded) => recorded !== 'replayed',
    )
  return {
    record: (report, source, at) => taking(source, at, (connection) => record(connection, report, at)),
    recordTotal: (total, source, at) =>
      taking(source, at, (connection) => recordRefundTotal(connection, total, at)),
    refuse: (refundId, detail, at) =>
      inTransaction(
        database,
        async (connection) => {
          const found = await lockRefund(connection, refundId, null)
          if (found !== null && found.refund.state === 'asked') await fail(connection, found, detail, at)
        },
        () => true,
      ),
  }
}

interface Found {
  readonly refund: Refund
  readonly order: Order
}

async function record(connection: PoolClient, report: RefundReport, at: Date): Promise<RefundRecorded> {
  const found = await lockRefund(connection, report.refundId, report.providerId)
  if (found === null) return unknown(connection, report, at)
  const { refund, order } = found
  if (refund.state === 'failed' || refund.state === report.state) return 'recorded'
  // A late event shows an earlier state.
  if (refund.state === 'succeeded' && report.state === 'pending') return 'recorded'
  await connection.query('update refunds set provider_id = $2 where id = $1', [refund.id, report.providerId])
  if (report.state === 'failed') {
    await fail(connection, found, 'The bank sent the money back to the provider.', at)
    return 'recorded'
  }
  const settledAt = report.state === 'succeeded' ? at : null
  await connection.query('update refunds set state = $2, settled_at = $3 where id = $1', [
    refund.id,
    report.state,
    settledAt,
  ])
  if (report.state === 'succeeded') await settle(connection, order, at)
  return 'recorded'
}

/** Made at the provider itself, which does not say for which order. */
async function unknown(
  connection: PoolClient,
  { state, pence, providerId }: RefundReport,
  at: Date,
): Promise<RefundRecorded> {
  if (state === 'failed') {
    const detail = `${formatPence(pence)} did not go back. The refund was made at the provider.`
    const alert = { kind: 'refund-failed', orderId: null, transactionId: providerId, detail } as const
    await raiseAlert(connection, alert, at)
  }
  return 'unknown'
}

async function fail(
  connection: PoolClient,
  { refund, order }: Found,
  detail: string,
  at: Date,
): Promise<void> {
  await connection.query(`update refunds set state = 'failed', settled_at = $2 where id = $1`, [
    refund.id,
    at,
  ])
  await connection.query(`update orders set state = 'refund-due' where id = $1`, [order.id])
  const alert = { kind: 'refund-failed', orderId: order.id, transactionId: refund.id } as const
  await raiseAlert(
    connection,
    { ...alert, detail: `${formatPence(refund.pence)} did not go back. ${detail}` },
    at,
  )
}

/** Order before refund, as `startRefund` locks them. */
async function lockRefund(
  connection: PoolClient,
  refundId: string | null,
  providerId: string | null,
): Promise<Found | null> {
  const find = (ending: string) =>
    connection.query<Refund>(
      `select id, order_id as "orderId", pence, kind, state, provider_id as "providerId", asked_at as "askedAt"
       from refunds where id = $1 or provider_id = $2 ${ending}`,
      [refundId, providerId],
    )
  const [named] = (await find('')).rows
  const order = named === undefined ? null : await lockOrder(connection, named.orderId)
  const [refund] = (await find('for update')).rows
  return refund === undefined || order === null ? null : { refund, order }
}
