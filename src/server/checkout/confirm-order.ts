import { randomUUID } from 'node:crypto'
import { type Basket, basketOf, optionLabel } from '#shared/advert/basket.ts'
import { readDiscountCode } from '#shared/advert/discount-code.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import type { Account } from '../http/caller.ts'
import type { Order } from '../orders/order.ts'
import { type GuessDeps, whileGuessing } from './discount-guess.ts'
import type { OpenOrder, OrderLimits } from './open-order-store.ts'
import type { FindDraft, Opened, ProblemsIn } from './order.ts'
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
  readonly discountCode: string | null
  readonly client: string
}

export type Confirmed =
  | Extract<OwnDraft, { kind: 'not-found' }>
  | { readonly kind: 'problems'; readonly errors: readonly FinalError[] }
  | { readonly kind: 'limited'; readonly of: 'codes' | 'orders'; readonly retryAfterSeconds: number }
  /** The draft changed during every attempt. */
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'confirmed'
      /** Null if nothing is due. */
      readonly orderId: string | null
      readonly basket: Basket
      readonly discountCodeValid: boolean | null
    }
  /** The payment could not be started. The order stays, and the next attempt continues with it. */
  | {
      readonly kind: 'no-provider'
      readonly basket: Basket
      readonly discountCodeValid: boolean | null
    }

const MOST_TRIES = 5
/** The provider reports payments itself; we ask only if it is silent. */
const FIRST_ASKING_MS = 10_000

const NO_OPTION: FinalError = {
  block: 'marketingOption',
  field: 'marketingOption',
  message: 'The Marketing Option field is required.',
}

/** Returns the same payment however often, and however many at once, it is called. */
export async function confirmOrder(
  deps: ConfirmDeps,
  account: Account,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const code = readDiscountCode(confirmation.discountCode ?? '')
  const confirm = (): Promise<Confirmed> => confirmWith(deps, account, confirmation, code)
  if (code === null) return confirm()
  const { uuid, client } = confirmation
  const guess = { code, draftUuid: uuid, account, client }
  const guessed = await whileGuessing(deps, guess, confirm, (result) => !wasWrong(result))
  return guessed.kind === 'limited' ? guessed : guessed.result
}

/** Only a code that was looked up and not found is a wrong guess. */
const wasWrong = (confirmed: Confirmed): boolean =>
  'discountCodeValid' in confirmed && confirmed.discountCodeValid === false

async function confirmWith(
  deps: ConfirmDeps,
  account: Account,
  { uuid, discountCode }: Confirmation,
  code: string | null,
): Promise<Confirmed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = await readOwnDraft(deps, uuid, account)
    if (read.kind === 'not-found') return read
    const { draft, option } = read
    const errors = await deps.problemsIn(draft, account)
    if (errors.length > 0) return { kind: 'problems', errors }
    if (option === null) return { kind: 'problems', errors: [NO_OPTION] }
    if (option.pence === 0) return nothingToPay(basketOf(option.id, 0, null), null)
    const opened = await deps.openOrder(
      {
        id: randomUUID(),
        draft,
        account,
        marketingOption: option.id,
        listPence: option.pence,
        discountCode: code,
        provider: deps.payments.provider,
        at: deps.now(),
      },
      deps.orderLimits,
    )
    const confirmed = await goOn(deps, account, opened)
    if (confirmed !== 'again') return hasOddCode(discountCode, code) ? refuseCode(confirmed) : confirmed
  }
  return { kind: 'busy' }
}

const hasOddCode = (typed: string | null, code: string | null): boolean => typed !== null && code === null
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

async function goOn(deps: ConfirmDeps, account: Account, opened: Opened): Promise<Confirmed | 'again'> {
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
        ? start(deps, account, opened.order, opened.discountCodeValid)
        : nothingToPay(basketOfOrder(opened.order), opened.discountCodeValid)
  }
}

const unreachable = (order: Order, discountCodeValid: boolean | null): Confirmed => {
  return { kind: 'no-provider', basket: basketOfOrder(order), discountCodeValid }
}

/** An order that is out of time is replaced only once the provider says that it was not paid. */
async function isSettled(deps: ConfirmDeps, order: Order): Promise<boolean> {
  await settleOrder({ ...deps, graceSeconds: 0 }, order)
  return (await deps.orders.find(order.id))?.state !== 'open'
}

/** Outside any transaction, because the provider can be slow. The key makes another attempt safe. */
async function start(
  deps: ConfirmDeps,
  account: Account,
  order: Order,
  discountCodeValid: boolean | null,
): Promise<Confirmed | 'again'> {
  const basket = basketOfOrder(order)
  const confirmed = { kind: 'confirmed', orderId: order.id, basket, discountCodeValid } as const
  if (order.transactionId !== null) return confirmed
  try {
    const { transactionId, clientSecret } = await deps.payments.start({
      orderId: order.id,
      pence: order.totalPence,
      currency: 'GBP',
      label: optionLabel(order.marketingOption),
      email: account.email,
      expiresAt: order.expiresAt,
    })
    const checkAt = new Date(deps.now().getTime() + FIRST_ASKING_MS)
    const kept = await deps.orders.keepTransaction(order.id, transactionId, clientSecret, checkAt)
    if (kept?.state === 'open') return confirmed
    // Another tab has changed the order, so this payment must not be made.
    if (kept) await tryToEnd(deps, kept)
    return 'again'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { provider, reason } = error
    deps.log.warn({ provider, reason, orderId: order.id }, 'a payment could not be begun')
    return unreachable(order, discountCodeValid)
  }
}
