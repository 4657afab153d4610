import type { FramedOrder, FramePage, PaymentFrame } from '../checkout/frame-routes.ts'
import type { CardTried, SandboxPayments } from '../gateways/sandbox-payments.ts'
import { framePolicy } from '../http/security-headers.ts'
import { cardPage, endedPage, PAYMENT_PAGE_HASHES, paidPage, refundPage, stepPage } from './payment-page.ts'

/** The sandbox's payment frame. What is typed into it is compared and forgotten: neither kept, nor logged, nor shown again. */
export function sandboxFrame(payments: SandboxPayments): PaymentFrame {
  return {
    show: async (order) => (order.state === 'open' ? openFrame(payments, order) : endFrame(order)),
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
          return framed(cardPage(order.totalPence, tried.message, tried.kind === 'declined'))
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

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': framePolicy(PAYMENT_PAGE_HASHES),
  'x-frame-options': 'SAMEORIGIN',
}
const framed = (html: string): FramePage => ({ html, headers: HEADERS })

async function openFrame(
  payments: SandboxPayments,
  { transactionId, totalPence }: FramedOrder,
): Promise<FramePage> {
  const state = await payments.stateOf(transactionId)
  if (state === 'expired') return framed(endedPage())
  return framed(state === 'step' ? stepPage(totalPence) : cardPage(totalPence, null, false))
}

/** What stands in the frame, whoever the provider is, once there is nothing to pay in it any more. */
export function endFrame({ state, totalPence }: FramedOrder): FramePage {
  if (state === 'refund-due') return framed(refundPage(totalPence))
  return framed(state === 'paid' || state === 'fulfilled' ? paidPage(totalPence) : endedPage())
}
