import { accepted } from '../../http/answers.ts'
import { type Entrance, noBody } from '../../http/entrance.ts'
import { Refusal } from '../../http/refusal.ts'
import { type RecordDeps, recordPayment } from './record-payment.ts'
import { type RecordRefundDeps, recordRefund } from './record-refund.ts'

export type WebhookDeps = RecordDeps & RecordRefundDeps

/** Checks the signature over the raw bytes first. Answers after recording, so that a lost event is sent again. */
export function registerWebhookRoutes({ handle }: Entrance, deps: WebhookDeps): void {
  handle('paymentWebhook', noBody, async ({ request: { body, headers } }) => {
    const signature = headers['stripe-signature']
    const event = Buffer.isBuffer(body)
      ? deps.payments.readEvent(body, typeof signature === 'string' ? signature : undefined, deps.now())
      : null
    if (event === null) return new Refusal(400, NO_EVENT, 'payment_event_refused')
    if (event.report !== null) await recordPayment(deps, event.report, event)
    await recordRefund(deps, event)
    return accepted()
  })
}

const NO_EVENT = 'This is not an event of our payment provider.'
