import type { KeptAlert } from '../checkout/alert-store.ts'
import { done, notDone, plainCommand } from './command.ts'
import { saidMoment, setIn } from './said.ts'

const REFUND = 'Refund the whole payment at the provider'

/** What a person does about an alert. */
const TO_DO: Readonly<Record<KeptAlert['kind'], string>> = {
  'second-payment': `This advert had been paid for already, and one payment is enough. ${REFUND}.`,
  'cannot-publish': `It was paid for, and what was bought could not be published. ${REFUND}, and write to the buyer.`,
  amount: `The provider took another amount than the order's, and nothing was published for it. Find out why. ${REFUND}, or settle it with the buyer.`,
  currency: `The provider took another currency than the order's, and nothing was published for it. Find out why. ${REFUND}.`,
  mode: 'A test payment came for a real order, or a real one for a test. Check which of the provider’s keys are set, and refund the payment if it was real money.',
  'unknown-order': `It fits no order here. Look it up at the provider: another site may share the account, or a backup was restored. If it was meant for us, ${REFUND.toLowerCase()}.`,
}

const paymentsAttention = plainCommand(
  { name: 'payments attention', does: 'Shows the payments that somebody has to look at, and what to do.' },
  () => async (deps) => {
    const alerts = await deps.alerts.list()
    return alerts.length === 0
      ? done('No payment needs attention.')
      : done(...alerts.flatMap(saidAlert), 'When one is settled: payments resolved ID')
  },
)

const paymentsResolved = plainCommand(
  { name: 'payments resolved', takes: 'ID', does: 'Notes that such a payment is settled.' },
  (id) => async (deps) =>
    (await deps.alerts.resolve(id))
      ? done(`${id} is noted as resolved.`)
      : notDone(`There is no unresolved ${id}. "payments attention" shows what there is.`),
)

export const PAYMENT_COMMANDS = [paymentsAttention, paymentsResolved]

const saidAlert = ({ id, kind, orderId, transactionId, detail, raisedAt }: KeptAlert): string[] => [
  `${id}  ${kind}, ${saidMoment(raisedAt)}`,
  `  Order: ${orderId ?? 'none of ours'}`,
  `  Transaction: ${transactionId}`,
  ...setIn(detail),
  `  ${TO_DO[kind]}`,
  '',
]
