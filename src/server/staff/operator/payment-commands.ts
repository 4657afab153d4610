import { isIsoDate } from '#shared/values/iso-date.ts'
import { formatMoment } from '#shared/values/moment.ts'
import { formatPence } from '#shared/values/money.ts'
import { ALERT_ADVICE } from '../../orders/alert-advice.ts'
import type { KeptAlert } from '../../payments/checkout/alert-store.ts'
import { decidingCommand, done, misread, notDone, readingCommand } from './command.ts'
import { indent } from './terminal-text.ts'

const paymentsAttention = readingCommand(
  { name: 'payments attention', does: 'Shows the payments a person needs to look at, and what to do.' },
  () => async (deps) => {
    const alerts = await deps.alerts.list()
    return alerts.length === 0
      ? done('No payments need attention.')
      : done(...alerts.flatMap(formatAlert), 'When you’ve settled one: payments resolved ID --why TEXT')
  },
)

const paymentsResolved = decidingCommand(
  {
    name: 'payments resolved',
    takes: 'ID',
    does: 'Notes that you’ve settled a payment. For a failed refund: that you’ve paid the buyer another way.',
  },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.alerts.resolve(id, decision))
        ? done(`You’ve resolved ${id}.`)
        : notDone(`We have no open payment ${id}. To see the open ones: payments attention`),
)

const KINDS = ['whole', 'days-left'] as const

const orderRefund = decidingCommand(
  {
    name: 'order refund',
    takes: 'ID',
    usage: '--kind whole | --kind days-left [--cancelled YYYY-MM-DD]',
    options: ['kind', 'cancelled'],
    does: 'Refunds an order, in full or for the days not used, and ends what they bought. The site asks the payment provider.',
  },
  ({ named: id, options }) => {
    const kind = KINDS.find((name) => name === options.kind)
    if (kind === undefined) return misread('--kind must be whole or days-left.')
    const { cancelled } = options
    if (cancelled !== undefined && !isIsoDate(cancelled))
      return misread('--cancelled must be a day, such as 2026-11-20.')
    return async (deps, decision) => {
      const started = await deps.refund({ orderId: id, kind, cancelledOn: cancelled }, decision)
      switch (started.kind) {
        case 'started':
          return done(`We’re refunding ${formatPence(started.pence)} of ${id}.`)
        case 'wrong-day':
          return notDone(`--cancelled must be between the day ${id} was ordered and today.`)
        case 'nothing':
          return notDone(`We can’t refund ${id}. It isn’t a paid order, or it’s already been refunded.`)
      }
    }
  },
)

const retryRefund = decidingCommand(
  {
    name: 'order retry-refund',
    takes: 'ID',
    does: 'Asks the payment provider again for the part of a refund that failed.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      const pence = await deps.retryRefund(id, decision)
      return pence === 0
        ? notDone(`${id} has no failed refund to try again.`)
        : done(`We’re asking for ${formatPence(pence)} of ${id} again.`)
    },
)

export const PAYMENT_COMMANDS = [paymentsAttention, paymentsResolved, orderRefund, retryRefund]

const formatAlert = ({ id, kind, orderId, transactionId, detail, raisedAt }: KeptAlert): string[] => [
  `${id}  ${kind}, ${formatMoment(raisedAt)}`,
  `  Order: ${orderId ?? 'not one of ours'}`,
  `  Transaction: ${transactionId}`,
  ...indent(detail),
  `  ${ALERT_ADVICE[kind]}`,
  '',
]
