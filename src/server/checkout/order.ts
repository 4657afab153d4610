import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'

export type OrderState = 'open' | 'superseded' | 'expired' | 'paid' | 'fulfilled' | 'refund-due'

/** One option of one draft, with the prices at which it was confirmed; pence, VAT included. */
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
  /** Null until the provider began the payment. */
  readonly transactionId: string | null
  readonly clientSecret: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
}

/** A draft as it is stored: what is charged follows from this alone. */
export interface DraftToOrder {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** The JSON text of the wire's blocks. */
  readonly blocks: string
}

/** Who orders. */
export interface Buyer {
  readonly accountId: string
  readonly ownerKey: Buffer
  readonly email: string
  readonly isAgent: boolean
  readonly isVerified: boolean
}

/** 'others': it exists and belongs to somebody else. */
export type FindDraft = (uuid: string, ownerKey: Buffer) => Promise<DraftToOrder | 'none' | 'others'>

/** What stands between these answers and an advert, by the rules of the final save. */
export type ProblemsIn = (draft: DraftToOrder, person: Buyer) => Promise<readonly FinalError[]>

/** Publishes what a paid order is for; however often it is called for one order, that happens once. */
export type PublishOrder = (orderId: string) => Promise<Publication>
export type Publication =
  | { readonly kind: 'published'; readonly listingId: string }
  /** It never will be: the money has to go back, and is flagged for that. */
  | { readonly kind: 'cannot' }
  | { readonly kind: 'not-paid' }

export interface WantedOrder {
  readonly id: string
  readonly draft: DraftToOrder
  readonly buyer: Pick<Buyer, 'accountId' | 'ownerKey'>
  readonly marketingOption: MarketingOptionId
  readonly listPence: number
  /** As it is kept; null where none was given. */
  readonly discountCode: string | null
  readonly provider: 'stripe' | 'sandbox'
  readonly at: Date
}

export type Opened =
  /** The draft was saved or changed hands after it was read. */
  | { readonly kind: 'overtaken' }
  /** The draft's option is paid for. */
  | { readonly kind: 'paid'; readonly order: Order }
  /** Its time is over; whether it was paid in the end, the provider knows. */
  | { readonly kind: 'out-of-time'; readonly order: Order }
  | { readonly kind: 'limited'; readonly of: 'orders'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'open'
      readonly order: Order
      /** Null where no code was given. */
      readonly discountCodeValid: boolean | null
    }

export interface PaymentLog {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}
