import { type Basket, basketOf, optionLabel } from '#shared/advert/basket.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { Account } from '../../http/caller.ts'
import type { Order } from '../../orders/order.ts'
import type { Opened } from './order.ts'
import { tryToEnd } from './record-payment.ts'
import { type SettleDeps, settleOrder } from './settle-order.ts'

/** A payment of an order that begins, or needs none. */
export type Started =
  | { readonly kind: 'limited'; readonly of: 'orders'; readonly retryAfterSeconds: number }
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

/** The provider reports payments itself; we ask only if it is silent. */
const FIRST_ASKING_MS = 10_000

export const nothingToPay = (basket: Basket, discountCodeValid: boolean | null): Started => {
  return { kind: 'confirmed', orderId: null, basket, discountCodeValid }
}

const basketOfOrder = (order: Order): Basket => {
  const { marketingOption, listPence, discountCode, discountPence, creditFor, creditPence } = order
  const discount = discountCode === null ? null : { code: discountCode, pence: discountPence }
  const credit = creditFor === null ? null : { for: creditFor, pence: creditPence }
  return basketOf(marketingOption, listPence, discount, credit)
}

/** 'again': what was opened has to be opened anew. */
export async function goOn(deps: SettleDeps, account: Account, opened: Opened): Promise<Started | 'again'> {
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

const unreachable = (order: Order, discountCodeValid: boolean | null): Started => {
  return { kind: 'no-provider', basket: basketOfOrder(order), discountCodeValid }
}

/** An order that is out of time is replaced once the provider has told of no payment that counts. */
async function isSettled(deps: SettleDeps, order: Order): Promise<boolean> {
  await settleOrder({ ...deps, graceSeconds: 0 }, order)
  return (await deps.orders.find(order.id))?.state !== 'open'
}

/** Outside any transaction, because the provider can be slow. The key makes another attempt safe. */
async function start(
  deps: SettleDeps,
  account: Account,
  order: Order,
  discountCodeValid: boolean | null,
): Promise<Started | 'again'> {
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
    deps.log.warn({ provider, reason, orderId: order.id }, 'we couldn’t begin a payment')
    return unreachable(order, discountCodeValid)
  }
}
