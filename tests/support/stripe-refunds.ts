import { randomBytes } from 'node:crypto'
import { type Answer, refusal, type Session } from './stripe-sessions.ts'

export interface StripeRefund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

/** Refunds as docs.stripe.com/api/refunds has them: never more than was paid. */
export function refundsOf(sessions: ReadonlyMap<string, Session>) {
  const refunds: StripeRefund[] = []
  const ofIntent = (intent: string | undefined) =>
    refunds.filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
  const paidBy = (intent: string | undefined): Session | undefined =>
    [...sessions.values()].find(
      ({ payment_intent, payment_status }) => payment_intent === intent && payment_status === 'paid',
    )
  const create = (params: Readonly<Record<string, string>>): Answer => {
    const { payment_intent: intent = '', amount, ...rest } = params
    const session = paidBy(intent)
    if (session === undefined) return refusal(400, { code: 'resource_missing', param: 'payment_intent' })
    const pence = Number(amount)
    const gone = ofIntent(intent).reduce((sum, refund) => sum + refund.amount, 0)
    if (!(pence > 0) || gone + pence > session.amount_total) {
      return refusal(400, { code: 'charge_already_refunded' })
    }
    const metadata = {
      refund_id: rest['metadata[refund_id]'] ?? '',
      order_id: rest['metadata[order_id]'] ?? '',
    }
    const refund: StripeRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount: pence,
      currency: session.currency,
      metadata,
      payment_intent: intent,
      status: 'succeeded',
    }
    refunds.push(refund)
    return { status: 200, body: structuredClone(refund) }
  }
  const list = (intent: string | undefined): Answer => ({
    status: 200,
    body: {
      object: 'list',
      data: structuredClone(refunds.filter((one) => one.payment_intent === intent)),
      has_more: false,
    },
  })
  return { refunds: refunds as readonly StripeRefund[], create, list }
}
