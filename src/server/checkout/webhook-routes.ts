import type { FastifyInstance } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { Refusal } from '../http/refusal.ts'
import { type RecordDeps, recordPayment } from './record-payment.ts'

/** Far more than any event of a payment. */
const LARGEST_EVENT = 262_144

/**
 * What the provider tells by itself. Only the signature over the bytes as they came says that it is the provider, so
 * nothing is read of them before it was compared. Answered once it is written down: what is not is sent again.
 */
export function registerWebhookRoutes(app: FastifyInstance, deps: RecordDeps): void {
  void app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    webhook.post(paths.paymentWebhook(), { bodyLimit: LARGEST_EVENT }, async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      const event = Buffer.isBuffer(body)
        ? deps.payments.readEvent(body, typeof signature === 'string' ? signature : undefined, deps.now())
        : null
      if (event === null) {
        throw new Refusal(400, 'This is not an event of our payment provider.', 'payment_event_refused')
      }
      if (event.report !== null) await recordPayment(deps, event.report, event)
      return { success: true, error_message: '' }
    })
  })
}
