/** In pence, VAT included; negative for a discount. */
export interface BasketLine {
  readonly label: string
  readonly amount: number
}

export interface CheckoutResult {
  /** The path of our payment frame; null if nothing is due or the provider is unavailable. */
  readonly url: string | null
  readonly paymentLink: string | null
  /** Null without a code. */
  readonly discountCodeValid: boolean | null
  readonly basket: readonly BasketLine[]
  readonly total: number
}

export interface FinalError {
  readonly block: string
  readonly field: string
  readonly message: string
}

/** The parent page treats it as a hint to ask the server. */
export interface PaymentMessage {
  readonly type: 'payment'
  readonly status: 'success' | 'failure'
}
