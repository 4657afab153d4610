/** Amounts in pence. */
export interface NewPayment {
  /** Also the idempotency key, so that an order has one payment. */
  readonly orderId: string
  readonly pence: number
  readonly currency: 'GBP'
  readonly label: string
  readonly email: string
  readonly expiresAt: Date
}

export interface StartedPayment {
  readonly transactionId: string
  /** For the provider's script; null if it shows no form. */
  readonly clientSecret: string | null
}

export interface PaymentReport {
  readonly transactionId: string
  readonly orderId: string | null
  /** 'failed': this attempt was declined; another may follow. 'expired': it can no longer be paid. */
  readonly state: 'open' | 'failed' | 'paid' | 'expired'
  readonly pence: number | null
  /** In capitals. */
  readonly currency: string | null
  readonly isLive: boolean
}

export interface RefundToMake {
  /** Also the idempotency key, so that the provider makes one refund. */
  readonly refundId: string
  readonly orderId: string
  readonly transactionId: string
  readonly pence: number
}

export interface RefundReport {
  readonly providerId: string
  /** Null if it is not one of ours. */
  readonly refundId: string | null
  /** A refund that succeeded may still fail, if the bank returns it. */
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly pence: number
}

/** All refunds of an order's payment, as they were at that moment. */
export interface RefundTotal {
  readonly orderId: string
  readonly pence: number
  readonly at: Date
}

/** It never will be made. */
export interface RefundRefused {
  readonly state: 'refused'
  /** What has gone back by that payment; null if the provider does not say. */
  readonly refundedPence: number | null
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Null for events that we do not use. */
  readonly report: PaymentReport | null
  readonly refund?: RefundReport
  readonly refundTotal?: RefundTotal
}

/** Every call throws ProviderFailed if it gets no answer. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'
  readonly isLive: boolean
  readonly start: (payment: NewPayment) => Promise<StartedPayment>
  readonly ask: (transactionId: string) => Promise<PaymentReport>
  /** Does nothing if it was paid or has ended. */
  readonly end: (transactionId: string) => Promise<void>
  /** Once for each `refundId`, however often it is asked. */
  readonly refund: (refund: RefundToMake) => Promise<RefundReport | RefundRefused>
  /** `body` must be unchanged. Null if the signature is wrong or too old. */
  readonly readEvent: (body: Buffer, signature: string | undefined, now: Date) => PaymentEvent | null
}
