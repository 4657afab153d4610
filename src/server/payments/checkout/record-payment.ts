import type { PaymentReport, Payments } from '../../gateways/payments.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { Order, PublishOrder } from '../../orders/order.ts'
import type { PaymentLog } from './order.ts'
import type { Source } from './payment-event-store.ts'
import type { PaymentStore, Recorded } from './payment-store.ts'

export interface RecordDeps {
  readonly payments: Payments
  readonly recorded: PaymentStore
  readonly publishOrder: PublishOrder
  readonly log: PaymentLog
  readonly now: () => Date
}

/** By an event or when asked: recorded first and only then acted on. What fails here a job does later (settle-order). */
export async function recordPayment(
  deps: RecordDeps,
  report: PaymentReport,
  event: Source,
): Promise<Recorded> {
  const recorded = await deps.recorded.record(report, event, deps.payments.isLive, deps.now())
  if (recorded.kind === 'alert' && recorded.isNew) {
    deps.log.error({ alert: recorded.alert }, 'a payment does not fit its order')
  }
  if (recorded.kind !== 'recorded') return recorded
  if (recorded.isSecond) {
    deps.log.warn(
      { orderId: recorded.order.id },
      'an advert was paid for a second time, and the money goes back',
    )
  }
  if (report.state === 'failed') deps.log.info({ orderId: recorded.order.id }, 'a payment was declined')
  if (recorded.order.state === 'paid') await tryToPublish(deps, recorded.order.id)
  for (const other of recorded.others) await tryToEnd(deps, other)
  return recorded
}

/** True if it is published, or never can be. */
export async function tryToPublish(
  { publishOrder, log }: Pick<RecordDeps, 'publishOrder' | 'log'>,
  orderId: string,
): Promise<boolean> {
  try {
    const { kind } = await publishOrder(orderId)
    if (kind === 'cannot') log.warn({ orderId }, 'a paid order cannot be published, and the money goes back')
    return true
  } catch (error) {
    log.warn({ err: error, orderId }, 'we couldn’t publish a paid order yet')
    return false
  }
}

/** Best effort: a job ends it otherwise, and a payment that comes all the same is not lost. */
export async function tryToEnd({ payments, log }: RecordDeps, order: Order): Promise<void> {
  if (order.transactionId === null || order.provider !== payments.provider) return
  try {
    await payments.end(order.transactionId)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn({ provider: error.provider, reason: error.reason, orderId: order.id }, 'a payment was not ended')
  }
}
