import type { StoreApi } from 'zustand/vanilla'
import type { CheckoutState } from './checkout-state.ts'

const EVERY_MS = 3_000
const TIMES = 20

type Store = StoreApi<CheckoutState>

/** Asks the server every few seconds for a minute. The frame's message alone proves nothing. */
export async function checkPayment(store: Store, isConfirmed: () => Promise<boolean>): Promise<void> {
  const { check, shown } = store.getState()
  if (check === 'asking' || check === 'waiting') return
  const isCurrent = (): boolean => store.getState().shown === shown
  store.setState({ check: 'asking', isDeclined: false })
  for (let times = 0; times < TIMES; times++) {
    if (await isConfirmed()) return
    if (!isCurrent()) return
    store.setState({ check: 'waiting' })
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    if (!isCurrent()) return
  }
  store.setState({ check: 'ended' })
}
