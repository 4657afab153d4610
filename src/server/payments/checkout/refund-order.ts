import type { Payments } from '../../gateways/payments.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { RefundStore } from '../../orders/refund-store.ts'
import type { RefundOutcomeStore } from './refund-outcome-store.ts'

export interface SendRefundDeps {
  readonly refunds: Pick<RefundStore, 'find'>
  readonly refundOutcomes: Pick<RefundOutcomeStore, 'record' | 'recordTotal' | 'refuse'>
  readonly payments: Pick<Payments, 'provider' | 'refund'>
  readonly log: { readonly warn: (fields: object, message: string) => void }
  readonly now: () => Date
}

/** 'later': ask again. */
export async function sendRefund(deps: SendRefundDeps, refundId: string): Promise<'done' | 'later'> {
  const { refunds, refundOutcomes, payments, log, now } = deps
  const refund = await refunds.find(refundId)
  if (refund === null || refund.state === 'succeeded' || refund.state === 'failed') return 'done'
  const { orderId, transactionId } = refund
  if (transactionId === null || refund.provider !== payments.provider) {
    await refundOutcomes.refuse(refundId, 'Its provider is not the one that is configured.', now())
    return 'done'
  }
  try {
    const report = await payments.refund({ refundId, orderId, transactionId, pence: refund.pence })
    if (report.state === 'refused') {
      await refundOutcomes.refuse(refundId, 'The provider refused it.', now())
      // It may have been made there by hand meanwhile.
      const { refundedPence: pence } = report
      if (pence !== null) await refundOutcomes.recordTotal({ orderId, pence, at: now() }, null, now())
      return 'done'
    }
    await refundOutcomes.record(report, null, now())
    return report.state === 'pending' ? 'later' : 'done'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { provider, reason } = error
    log.warn({ provider, reason, refundId }, 'we couldn’t make a refund yet')
    return 'later'
  }
}
