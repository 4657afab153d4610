import type { PaymentEvent } from '../../gateways/payments.ts'
import type { RefundOutcomeStore } from './refund-outcome-store.ts'

export interface RecordRefundDeps {
  readonly refundOutcomes: Pick<RefundOutcomeStore, 'record' | 'recordTotal'>
  readonly now: () => Date
}

/** Does nothing for events that are not about refunds. */
export async function recordRefund(
  { refundOutcomes, now }: RecordRefundDeps,
  event: PaymentEvent,
): Promise<void> {
  if (event.refund !== undefined) await refundOutcomes.record(event.refund, event, now())
  if (event.refundTotal !== undefined) await refundOutcomes.recordTotal(event.refundTotal, event, now())
}
