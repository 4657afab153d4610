import type { StoreApi } from 'zustand/vanilla'
import type { CheckoutResult } from '#shared/api/checkout.ts'

export interface CheckoutState {
  /** 'free': the code covers the price, and the user decides when to publish. */
  readonly phase: 'opening' | 'paying' | 'free' | 'publishing' | 'stopped'
  readonly order: Pick<CheckoutResult, 'basket' | 'total'> | null
  /** A path on our own origin. */
  readonly frame: string | null
  /** Counts the frames shown, so that each gets a new key. */
  readonly shown: number
  /** The order's discount code. */
  readonly code: string | null
  /** Why there is no frame or no progress. */
  readonly problem: string | null
  readonly isDeclined: boolean
  /** The state of asking the server whether the payment is confirmed. */
  readonly check: 'none' | 'asking' | 'waiting' | 'ended'
}

/** A payment, from its order to its end. */
export interface Paying {
  readonly store: StoreApi<CheckoutState>
  /** Opens the order, and continues if there is nothing to pay. Try again calls it too. */
  readonly open: () => Promise<void>
  /** The frame reported a payment, so the server is asked. */
  readonly paid: () => Promise<void>
  readonly checkAgain: () => Promise<unknown>
  readonly declined: () => void
  /** The frame loaded another page, which shows the payment's state itself. */
  readonly pageChanged: () => void
}

export const OPENING: CheckoutState = {
  phase: 'opening',
  order: null,
  frame: null,
  shown: 0,
  code: null,
  problem: null,
  isDeclined: false,
  check: 'none',
}
