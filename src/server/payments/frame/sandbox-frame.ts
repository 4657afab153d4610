import type { CardTried, SandboxPayments } from '../../gateways/sandbox-payments.ts'
import type { FramePage } from '../../http/security-headers.ts'
import { absentPage, cardPage, endedPage, endedPageOf, FRAME_HEADERS, stepPage } from './frame-page.ts'
import type { FramedOrder, PaymentFrame } from './payment-frame.ts'

/** Card details are compared and forgotten: never stored, logged or shown again. */
export function sandboxFrame(payments: SandboxPayments): PaymentFrame {
  const framed = (html: string): FramePage => ({ html, headers: FRAME_HEADERS })
  return {
    absent: { html: absentPage(), headers: FRAME_HEADERS },
    show: async (order) => framed(await pageOf(payments, order)),
    submit: async (order, fields) => {
      if (order.state !== 'open') return null
      const tried = await attempt(payments, order.transactionId, fields)
      switch (tried.kind) {
        case 'paid':
        case 'ended':
          return null
        case 'step':
          return framed(stepPage(order.totalPence))
        case 'declined':
        case 'invalid':
          return framed(cardPage(order, tried.message, tried.kind === 'declined'))
      }
    },
  }
}

function attempt(
  payments: SandboxPayments,
  transactionId: string,
  fields: ReadonlyMap<string, unknown>,
): Promise<CardTried> {
  const textOf = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const step = textOf('step')
  if (step !== '') return payments.finishStep(transactionId, step === 'complete')
  const card = { number: textOf('number'), expiry: textOf('expiry'), cvc: textOf('cvc') }
  return payments.payByCard(transactionId, card)
}

async function pageOf(payments: SandboxPayments, order: FramedOrder): Promise<string> {
  const ended = endedPageOf(order)
  if (ended !== null) return ended
  const payment = await payments.stateOf(order.transactionId)
  if (payment === 'expired') return endedPage()
  return payment === 'step' ? stepPage(order.totalPence) : cardPage(order, null, false)
}
