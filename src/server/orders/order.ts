export type OrderState =
  | 'open'
  | 'superseded'
  | 'expired'
  | 'paid'
  | 'fulfilled'
  /** What it bought is over. */
  | 'ended'
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
  readonly totalPence: number
  readonly currency: string
  readonly provider: 'stripe' | 'sandbox' | 'none'
  /** Null until the payment has started. */
  readonly transactionId: string | null
  readonly clientSecret: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
}

export type PublishedOrder =
  | { readonly kind: 'published'; readonly listingId: string }
  /** It never will be, so the money must be refunded. */
  | { readonly kind: 'cannot' }
  | { readonly kind: 'not-paid' }

/** Calling it again for the same order publishes nothing more. */
export type PublishOrder = (orderId: string) => Promise<PublishedOrder>
