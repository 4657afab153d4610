export type OrderState =
  | 'open'
  | 'superseded'
  | 'expired'
  | 'paid'
  | 'fulfilled'
  /** What it bought is over. */
  | 'ended'
  /** Another order took its place. */
  | 'upgraded'
  /** A refund failed: the money is still owed. */
  | 'refund-due'
  | 'refunding'
  | 'refunded'

/** The prices are those when it was confirmed, in pence with VAT. */
export interface Order {
  readonly id: string
  readonly draftUuid: string
  readonly accountId: string
  readonly state: OrderState
  readonly marketingOption: string
  readonly listPence: number
  readonly discountCode: string | null
  readonly discountPence: number
  /** The order whose place it takes. */
  readonly upgrades: string | null
  /** What of that one's price is taken off this one's, and what for, in words. */
  readonly creditPence: number
  readonly creditFor: string | null
  readonly totalPence: number
  readonly currency: string
  readonly provider: 'stripe' | 'sandbox' | 'none'
  /** Null until the payment has started. */
  readonly transactionId: string | null
  readonly clientSecret: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  /** When what was bought was handed over; null until then. */
  readonly fulfilledAt: Date | null
}

export type PublishedOrder =
  | { readonly kind: 'published'; readonly listingId: string }
  /** It never will be, so the money goes back. */
  | { readonly kind: 'cannot' }
  | { readonly kind: 'not-paid' }

/** Calling it again for the same order publishes nothing more. */
export type PublishOrder = (orderId: string) => Promise<PublishedOrder>

/** Its money goes back, or has gone. */
export const GIVEN_BACK: readonly OrderState[] = ['refund-due', 'refunding', 'refunded']

/** What was bought has been handed over, whatever became of it since. */
export const DELIVERED: readonly OrderState[] = ['fulfilled', 'ended', 'upgraded']
