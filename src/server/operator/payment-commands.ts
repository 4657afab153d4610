import { formatPence } from '#shared/values/money.ts'
import type { KeptAlert } from '../checkout/alert-store.ts'
import { ALERT_ADVICE } from '../orders/alert-advice.ts'
import { done, misread, notDone, type OperatorCommand, plainCommand, readArguments } from './command.ts'
import { formatMoment, indent } from './terminal-text.ts'

const paymentsAttention = plainCommand(
  { name: 'payments attention', does: 'Shows the payments that somebody has to look at, and what to do.' },
  () => async (deps) => {
    const alerts = await deps.alerts.list()
    return alerts.length === 0
      ? done('No payment needs attention.')
      : done(...alerts.flatMap(formatAlert), 'When one is settled: payments resolved ID')
  },
)

const paymentsResolved = plainCommand(
  { name: 'payments resolved', takes: 'ID', does: 'Notes that such a payment is settled.' },
  (id) => async (deps) =>
    (await deps.alerts.resolve(id))
      ? done(`${id} is noted as resolved.`)
      : notDone(`There is no unresolved ${id}. "payments attention" shows what there is.`),
)

const KINDS = ['whole', 'days-left'] as const

const orderRefund: OperatorCommand = {
  on: 'database',
  name: 'order refund',
  takes: 'ID --kind whole | --kind days-left --why TEXT',
  does: 'Pays an order back, in whole or for the days not used, and ends what was bought. The site asks the provider.',
  read: (args) => {
    const given = readArguments(args, 'ID', ['kind', 'why'])
    if ('problem' in given) return given
    const kind = KINDS.find((name) => name === given.options.kind)
    if (kind === undefined) return misread('--kind must be whole or days-left.')
    const why = (given.options.why ?? '').trim()
    if (why === '') return misread('--why is missing: say in a sentence why.')
    return async (deps) => {
      const pence = await deps.refund(given.named, kind, deps.decision(why))
      return pence === null
        ? notDone(`Nothing of ${given.named} can be refunded: it is no paid order, or was refunded before.`)
        : done(`${formatPence(pence)} of ${given.named} go back.`)
    }
  },
}

export const PAYMENT_COMMANDS = [paymentsAttention, paymentsResolved, orderRefund]

const formatAlert = ({ id, kind, orderId, transactionId, detail, raisedAt }: KeptAlert): string[] => [
  `${id}  ${kind}, ${formatMoment(raisedAt)}`,
  `  Order: ${orderId ?? 'none of ours'}`,
  `  Transaction: ${transactionId}`,
  ...indent(detail),
  `  ${ALERT_ADVICE[kind]}`,
  '',
]
