import type { CheckoutResult } from '#shared/api/checkout.ts'

export interface CheckoutState {
  /** 'free': nothing is left to pay with the code, and the person says when to publish. */
  readonly phase: 'opening' | 'paying' | 'free' | 'publishing' | 'stopped'
  readonly order: Pick<CheckoutResult, 'basket' | 'total'> | null
  /** A path of our own origin. */
  readonly frame: string | null
  /** How often it was shown: each time it is a new one. */
  readonly shown: number
  /** The discount code that the order has. */
  readonly code: string | null
  /** Why there is no frame, or why nothing goes on. */
  readonly problem: string | null
  readonly isDeclined: boolean
  /** Whether the server is asked if the frame's payment is confirmed: just now, again in a moment, or not any more. */
  readonly check: 'none' | 'asking' | 'waiting' | 'ended'
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
