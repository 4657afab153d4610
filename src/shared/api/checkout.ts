/** One line of the basket; pence, VAT included, negative for a discount. */
export interface BasketLine {
  readonly label: string
  readonly amount: number
}

/** What confirm-order and apply-discount-code say of an order (the contract, Each call). */
export interface CheckoutResult {
  /** The payment frame, a page of our own; null where there is nothing to pay, or the provider could not be asked. */
  readonly url: string | null
  readonly paymentLink: string | null
  /** Null where no code was given. */
  readonly discountCodeValid: boolean | null
  readonly basket: readonly BasketLine[]
  readonly total: number
}

/** What is wrong with an answer at the final save. */
export interface FinalError {
  readonly block: string
  readonly field: string
  readonly message: string
}

/** What the payment frame tells its parent, which believes nothing of it but that it is time to ask the server. */
export interface PaymentMessage {
  readonly type: 'payment'
  readonly status: 'success' | 'failure'
}
