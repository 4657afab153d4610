/** A payment to be made; amounts in pence. */
export interface PaymentToBegin {
  /** Also the idempotency key: asked twice for one order, the provider has one payment. */
  readonly orderId: string
  readonly pence: number
  readonly currency: 'GBP'
  /** What is bought, as the provider's page and receipt say it. */
  readonly label: string
  /** The buyer's. */
  readonly email: string
  readonly expiresAt: Date
}

export interface BegunPayment {
  /** The provider's name of it. */
  readonly transactionId: string
  /** What the provider's script needs to show it; null where it needs nothing. */
  readonly clientSecret: string | null
}

/** What the provider says of a payment, by itself (an event) or asked. */
export interface PaymentReport {
  readonly transactionId: string
  /** The order that the payment says it is for; null where it says none. */
  readonly orderId: string | null
  /** 'failed': this try was declined; another may follow. 'expired': it cannot be paid any more. */
  readonly state: 'open' | 'failed' | 'paid' | 'expired'
  readonly pence: number | null
  /** In capitals. */
  readonly currency: string | null
  /** Whether it is real money. */
  readonly isLive: boolean
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Null where the event is of nothing that we ask about. */
  readonly report: PaymentReport | null
}

/** A payment provider. Every question throws ProviderFailed where it cannot be answered. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'
  /** Whether its payments are real money. */
  readonly isLive: boolean
  readonly begin: (payment: PaymentToBegin) => Promise<BegunPayment>
  readonly ask: (transactionId: string) => Promise<PaymentReport>
  /** It can then not be paid any more; nothing where it was paid already or has ended. */
  readonly end: (transactionId: string) => Promise<void>
  /** The event in a webhook's body, byte for byte as it came; null where its signature is not the provider's, or too old. */
  readonly readEvent: (body: Buffer, signature: string | undefined, now: Date) => PaymentEvent | null
}
