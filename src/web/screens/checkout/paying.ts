import type { StoreApi } from 'zustand/vanilla'
import type { CheckoutResult } from '#shared/api/checkout.ts'
import { checkPayment } from './check-payment.ts'
import type { CheckoutState, Paying } from './checkout-state.ts'
import { ownPath } from './payment-frame-trust.ts'

export const NO_FRAME = 'We couldn’t open the payment form. You haven’t been charged.'

type Store = StoreApi<CheckoutState>

/** `isConfirmed` asks the server, and leaves the page if it is. */
export function payingIn(store: Store, isConfirmed: () => Promise<boolean>): Omit<Paying, 'store' | 'open'> {
  return {
    paid: () => checkPayment(store, isConfirmed),
    checkAgain: () => (store.getState().check === 'ended' ? checkPayment(store, isConfirmed) : isConfirmed()),
    declined: () => store.setState({ isDeclined: true }),
    pageChanged: () => store.setState({ isDeclined: false }),
  }
}

/** `problem`: what is said where there is no frame. */
export function showFrame(
  store: Store,
  order: CheckoutResult,
  { code, problem }: { readonly code: string | null; readonly problem: string },
): void {
  const frame = ownPath(order.url, location.origin)
  store.setState(({ shown }) => ({
    phase: 'paying',
    order,
    frame,
    shown: shown + 1,
    code,
    problem: frame === null ? problem : null,
    isDeclined: false,
    check: 'none',
  }))
}

export const stop = (store: Store, problem: string): void =>
  store.setState({ phase: 'stopped', problem, check: 'none' })
