import { formatMoment } from '#shared/values/moment.ts'
import { formatPence } from '#shared/values/money.ts'
import type { KeptAlert } from '../checkout/alert-store.ts'
import { ALERT_ADVICE } from '../orders/alert-advice.ts'
import { decidingCommand, done, misread, notDone, readingCommand } from './command.ts'
import { indent } from './terminal-text.ts'

const paymentsAttention = readingCommand(
  { name: 'payments attention', does: 'Shows the payments that somebody has to look at, and what to do.' },
  () => async (deps) => {
    const alerts = await deps.alerts.list()
    return alerts.length === 0
      ? done('No payment needs attention.')
      : done(...alerts.flatMap(formatAlert), 'When one is settled: payments resolved ID --why TEXT')
  },
)

const paymentsResolved = decidingCommand(
  {
    name: 'payments resolved',
    takes: 'ID',
    does: 'Notes that such a payment is settled: of a refund that failed, that the buyer was paid in another way.',
  },
  ({ named: id }) =>
    async (deps, decision) =>
      (await deps.alerts.resolve(id, decision))
        ? done(`${id} is noted as resolved.`)
        : notDone(`There is no unresolved ${id}. "payments attention" shows what there is.`),
)

const KINDS = ['whole', 'days-left'] as const

const orderRefund = decidingCommand(
  {
    name: 'order refund',
    takes: 'ID',
    usage: '--kind whole | --kind days-left',
    options: ['kind'],
    does: 'Pays an order back, in whole or for the days not used, and ends what was bought. The site asks the provider.',
  },
  ({ named: id, options }) => {
    const kind = KINDS.find((name) => name === options.kind)
    if (kind === undefined) return misread('--kind must be whole or days-left.')
    return async (deps, decision) => {
      const pence = await deps.refund(id, kind, decision)
      return pence === null
        ? notDone(`Nothing of ${id} can be refunded: it is no paid order, or was refunded before.`)
        : done(`${formatPence(pence)} of ${id} go back.`)
    }
  },
)

const retryRefund = decidingCommand(
  {
    name: 'order retry-refund',
    takes: 'ID',
    does: 'Asks the provider once more for what failed of an order’s refund, as it was asked for before.',
  },
  ({ named: id }) =>
    async (deps, decision) => {
      const pence = await deps.retryRefund(id, decision)
      return pence === 0
        ? notDone(`No refund of ${id} has failed that could be tried again.`)
        : done(`${formatPence(pence)} of ${id} are asked for again.`)
    },
)

export const PAYMENT_COMMANDS = [paymentsAttention, paymentsResolved, orderRefund, retryRefund]

const formatAlert = ({ id, kind, orderId, transactionId, detail, raisedAt }: KeptAlert): string[] => [
  `${id}  ${kind}, ${formatMoment(raisedAt)}`,
  `  Order: ${orderId ?? 'none of ours'}`,
  `  Transaction: ${transactionId}`,
  ...indent(detail),
  `  ${ALERT_ADVICE[kind]}`,
  '',
]
