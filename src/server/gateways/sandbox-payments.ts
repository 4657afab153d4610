import { randomUUID } from 'node:crypto'
import type { PaymentReport, Payments } from './payments.ts'
import { ProviderFailed } from './provider-failed.ts'

export interface SandboxPayment {
  readonly id: string
  readonly orderId: string
  readonly pence: number
  readonly currency: string
  readonly state: 'open' | 'step' | 'paid' | 'expired'
  readonly expiresAt: Date
}

export interface SandboxPaymentStore {
  /** If the order has a payment already, returns that. */
  readonly add: (payment: Omit<SandboxPayment, 'state'>, at: Date) => Promise<SandboxPayment>
  readonly find: (id: string) => Promise<SandboxPayment | null>
  /** The refund's id, one for each `refundId`; null if it would exceed the payment. */
  readonly refund: (
    refund: { readonly refundId: string; readonly paymentId: string; readonly pence: number },
    at: Date,
  ) => Promise<string | null>
  /** False if it is in another state or has expired. */
  readonly move: (
    id: string,
    from: readonly SandboxPayment['state'][],
    to: SandboxPayment['state'],
    at: Date,
  ) => Promise<boolean>
}

export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}
/** 'invalid': nothing was tried. */
export type CardTried =
  | { readonly kind: 'paid' | 'step' | 'ended' }
  | { readonly kind: 'declined' | 'invalid'; readonly message: string }

export interface SandboxPayments extends Payments {
  readonly provider: 'sandbox'
  readonly payByCard: (transactionId: string, card: TypedCard) => Promise<CardTried>
  readonly finishStep: (transactionId: string, isPassed: boolean) => Promise<CardTried>
  readonly stateOf: (transactionId: string) => Promise<SandboxPayment['state']>
}

/** Stripe's test cards (the contract, The sandbox). */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksForAStep: '4000002500003155',
} as const

/** Nobody refunds its payments elsewhere. */
const REFUSED = { state: 'refused', refundedPence: null } as const

export function sandboxPayments(store: SandboxPaymentStore, now: () => Date): SandboxPayments {
  const find = async (id: string): Promise<SandboxPayment> => {
    const payment = await store.find(id)
    if (payment === null) throw new ProviderFailed('sandbox', 'refused')
    return { ...payment, state: stateAt(payment, now()) }
  }
  return {
    provider: 'sandbox',
    isLive: false,
    start: async ({ orderId, pence, currency, expiresAt }) => {
      const id = `sandbox_${randomUUID()}`
      const payment = await store.add({ id, orderId, pence, currency, expiresAt }, now())
      return { transactionId: payment.id, clientSecret: null }
    },
    ask: async (id) => reportOf(await find(id)),
    end: async (id) => {
      await store.move(id, ['open', 'step'], 'expired', now())
    },
    refund: async ({ refundId, transactionId, pence }) => {
      const payment = await find(transactionId)
      if (payment.state !== 'paid') return REFUSED
      const made = await store.refund({ refundId, paymentId: payment.id, pence }, now())
      if (made === null) return REFUSED
      return { providerId: made, refundId, state: 'succeeded', pence }
    },
    readEvent: () => null,
    stateOf: async (id) => (await find(id)).state,
    ...cards(store, find, now),
  }
}

function cards(
  store: SandboxPaymentStore,
  find: (id: string) => Promise<SandboxPayment>,
  now: () => Date,
): Pick<SandboxPayments, 'payByCard' | 'finishStep'> {
  const asItIs = async (id: string): Promise<CardTried> => ({
    kind: (await find(id)).state === 'paid' ? 'paid' : 'ended',
  })
  const pay = async (id: string, from: readonly SandboxPayment['state'][]): Promise<CardTried> =>
    (await store.move(id, from, 'paid', now())) ? { kind: 'paid' } : asItIs(id)
  return {
    payByCard: async (id, card) => {
      const problem = problemIn(card, now())
      if (problem !== null) return { kind: 'invalid', message: problem }
      const number = digitsOf(card.number)
      if (number === TEST_CARDS.pays) return pay(id, ['open', 'step'])
      if (number === TEST_CARDS.asksForAStep) {
        return (await store.move(id, ['open', 'step'], 'step', now())) ? { kind: 'step' } : asItIs(id)
      }
      const isKnown = number === TEST_CARDS.declined
      const message = isKnown ? 'Your card was declined. You haven’t paid.' : 'We don’t know this test card.'
      return { kind: 'declined', message }
    },
    finishStep: async (id, isPassed) => {
      if (isPassed) return pay(id, ['step'])
      if (!(await store.move(id, ['step'], 'open', now()))) return asItIs(id)
      return { kind: 'declined', message: 'You didn’t pass the bank’s check. You haven’t paid.' }
    },
  }
}

const stateAt = ({ state, expiresAt }: SandboxPayment, at: Date): SandboxPayment['state'] =>
  state !== 'paid' && expiresAt <= at ? 'expired' : state

function reportOf({ id, orderId, state, pence, currency }: SandboxPayment): PaymentReport {
  return {
    transactionId: id,
    orderId,
    state: state === 'step' ? 'open' : state,
    pence,
    currency,
    isLive: false,
  }
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

function problemIn({ number, expiry, cvc }: TypedCard, at: Date): string | null {
  const digits = digitsOf(number)
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'Check the card number.'
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? []
  if (month === undefined || year === undefined)
    return 'Give the expiry date as month and year, such as 12/34.'
  // A card is valid until the last day of its month.
  if (Date.UTC(2_000 + Number(year), Number(month), 1) <= at.getTime()) return 'This card has expired.'
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'Give the three or four digits of the security code.'
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
