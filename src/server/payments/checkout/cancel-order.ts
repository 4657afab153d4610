export interface Cancellation {
  readonly uuid: string
  readonly ownerKey: Buffer
  /** What the buyer was shown. */
  readonly pence: number
}

export type Cancelled =
  | { readonly kind: 'cancelled'; readonly pence: number }
  /** A day has begun since, for instance. */
  | { readonly kind: 'other-amount'; readonly pence: number }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'nothing' }

export type CancelOrder = (cancellation: Cancellation, at: Date) => Promise<Cancelled>
