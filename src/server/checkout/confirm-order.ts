import { randomUUID } from 'node:crypto'
import { type Basket, basketOf, optionLabel } from '#shared/advert/basket.ts'
import { readDiscountCode } from '#shared/advert/discount-code.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import { type GuessDeps, whileGuessing } from './discount-guess.ts'
import type { OpenOrder, OrderLimits } from './open-order-store.ts'
import type { Buyer, FindDraft, Opened, Order, ProblemsIn } from './order.ts'
import { type OwnDraft, readOwnDraft } from './read-draft.ts'
import { tryToEnd } from './record-payment.ts'
import { type SettleDeps, settleOrder } from './settle-order.ts'

export interface ConfirmDeps extends SettleDeps, Omit<GuessDeps, 'orders'> {
  readonly findDraft: FindDraft
  readonly problemsIn: ProblemsIn
  readonly openOrder: OpenOrder
  readonly orderLimits: OrderLimits
}

export interface Confirmation {
  readonly uuid: string
  /** As it was typed; null where none was. */
  readonly discountCode: string | null
  /** The network that it comes from. */
  readonly client: string
}

export type Confirmed =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'problems'; readonly errors: readonly FinalError[] }
  | { readonly kind: 'limited'; readonly of: 'codes' | 'orders'; readonly retryAfterSeconds: number }
  /** Others changed the draft again and again while it was confirmed. */
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'confirmed'
      /** Null where nothing has to be paid. */
      readonly orderId: string | null
      readonly basket: Basket
      readonly discountCodeValid: boolean | null
    }
  /** The payment could not be begun; the order stands, and the next try goes on with it. */
  | {
      readonly kind: 'no-provider'
      readonly basket: Basket
      readonly discountCodeValid: boolean | null
    }

const MOST_TRIES = 5
/** The provider says by itself when something was paid; it is asked where nothing was heard for a while. */
const FIRST_ASKING_MS = 10_000

const NO_OPTION: FinalError = {
  block: 'marketingOption',
  field: 'marketingOption',
  message: 'The Marketing Option field is required.',
}

/** What the draft's option costs, and a payment for it; the same one however often and however many at once it is called. */
export async function confirmOrder(
  deps: ConfirmDeps,
  buyer: Buyer,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const code = readDiscountCode(confirmation.discountCode ?? '')
  const confirm = (): Promise<Confirmed> => confirmWith(deps, buyer, confirmation, code)
  if (code === null) return confirm()
  const { uuid, client } = confirmation
  const guess = { code, draftUuid: uuid, buyer, client }
  const guessed = await whileGuessing(deps, guess, confirm, (result) => !wasWrong(result))
  return guessed.kind === 'limited' ? guessed : guessed.result
}

/** Only a code that was looked at and not found was a wrong guess. */
const wasWrong = (confirmed: Confirmed): boolean =>
  'discountCodeValid' in confirmed && confirmed.discountCodeValid === false

async function confirmWith(
  deps: ConfirmDeps,
  buyer: Buyer,
  { uuid, discountCode }: Confirmation,
  code: string | null,
): Promise<Confirmed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = await readOwnDraft(deps, uuid, buyer)
    if (read.kind === 'not-found') return read
    const { draft, option } = read
    const errors = await deps.problemsIn(draft, buyer)
    if (errors.length > 0) return { kind: 'problems', errors }
    if (option === null) return { kind: 'problems', errors: [NO_OPTION] }
    if (option.pence === 0) return nothingToPay(basketOf(option.id, 0, null), null)
    const opened = await deps.openOrder(
      {
        id: randomUUID(),
        draft,
        buyer,
        marketingOption: option.id,
        listPence: option.pence,
        discountCode: code,
        provider: deps.payments.provider,
        at: deps.now(),
      },
      deps.orderLimits,
    )
    const confirmed = await goOn(deps, buyer, opened)
    if (confirmed !== 'again') return hasOddCode(discountCode, code) ? refuseCode(confirmed) : confirmed
  }
  return { kind: 'busy' }
}

const hasOddCode = (typed: string | null, code: string | null): boolean => typed !== null && code === null
/** What cannot be a code is a wrong one. */
const refuseCode = (confirmed: Confirmed): Confirmed =>
  'discountCodeValid' in confirmed ? { ...confirmed, discountCodeValid: false } : confirmed

const nothingToPay = (basket: Basket, discountCodeValid: boolean | null): Confirmed => {
  return { kind: 'confirmed', orderId: null, basket, discountCodeValid }
}

const basketOfOrder = (order: Order): Basket => {
  const { marketingOption, listPence, discountCode, discountPence } = order
  const discount = discountCode === null ? null : { code: discountCode, pence: discountPence }
  return basketOf(marketingOption, listPence, discount)
}

async function goOn(deps: ConfirmDeps, buyer: Buyer, opened: Opened): Promise<Confirmed | 'again'> {
  switch (opened.kind) {
    case 'overtaken':
      return 'again'
    case 'limited':
      return opened
    case 'paid':
      return nothingToPay(basketOfOrder(opened.order), null)
    case 'out-of-time':
      return (await isSettled(deps, opened.order)) ? 'again' : unreachable(opened.order, null)
    case 'open':
      return opened.order.state === 'open'
        ? begin(deps, buyer, opened.order, opened.discountCodeValid)
        : nothingToPay(basketOfOrder(opened.order), opened.discountCodeValid)
  }
}

const unreachable = (order: Order, discountCodeValid: boolean | null): Confirmed => {
  return { kind: 'no-provider', basket: basketOfOrder(order), discountCodeValid }
}

/** An order whose time is over makes room for another once the provider has said that it was not paid. */
async function isSettled(deps: ConfirmDeps, order: Order): Promise<boolean> {
  await settleOrder({ ...deps, graceSeconds: 0 }, order)
  return (await deps.orders.find(order.id))?.state !== 'open'
}

/** Outside any transaction: the provider may take its time, and is asked again under the same key if it never answered. */
async function begin(
  deps: ConfirmDeps,
  buyer: Buyer,
  order: Order,
  discountCodeValid: boolean | null,
): Promise<Confirmed | 'again'> {
  const basket = basketOfOrder(order)
  const confirmed = { kind: 'confirmed', orderId: order.id, basket, discountCodeValid } as const
  if (order.transactionId !== null) return confirmed
  try {
    const { transactionId, clientSecret } = await deps.payments.begin({
      orderId: order.id,
      pence: order.totalPence,
      currency: 'GBP',
      label: optionLabel(order.marketingOption),
      email: buyer.email,
      expiresAt: order.expiresAt,
    })
    const checkAt = new Date(deps.now().getTime() + FIRST_ASKING_MS)
    const kept = await deps.orders.keepTransaction(order.id, transactionId, clientSecret, checkAt)
    if (kept?.state === 'open') return confirmed
    // Another tab wants something else by now: this payment must not be made.
    if (kept) await tryToEnd(deps, kept)
    return 'again'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { provider, reason } = error
    deps.log.warn({ provider, reason, orderId: order.id }, 'a payment could not be begun')
    return unreachable(order, discountCodeValid)
  }
}
