import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import type { Account } from '../../http/caller.ts'
import type { Order } from '../../orders/order.ts'

/** The price follows from this alone. */
export interface DraftToOrder {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** JSON text of the API's blocks. */
  readonly blocks: string
}

/** 'others': it belongs to someone else. */
export type FindDraft = (uuid: string, ownerKey: Buffer) => Promise<DraftToOrder | 'none' | 'others'>

export type ProblemsIn = (draft: DraftToOrder, account: Account) => Promise<readonly FinalError[]>

/** What of the price of the order that is upgraded is taken off. */
export interface Credit {
  readonly upgrades: string
  readonly pence: number
  readonly for: string
}

export interface WantedOrder {
  readonly id: string
  readonly draft: DraftToOrder
  readonly account: Pick<Account, 'accountId' | 'ownerKey'>
  readonly marketingOption: MarketingOptionId
  readonly listPence: number
  readonly discountCode: string | null
  /** Null but for an upgrade. */
  readonly credit: Credit | null
  readonly provider: 'stripe' | 'sandbox'
  readonly at: Date
}

export type Opened =
  /** The draft was saved or changed hands since it was read. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'paid'; readonly order: Order }
  /** Only the provider knows whether it was paid in the end. */
  | { readonly kind: 'out-of-time'; readonly order: Order }
  | { readonly kind: 'limited'; readonly of: 'orders'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'open'
      readonly order: Order
      /** Null if no code was given. */
      readonly discountCodeValid: boolean | null
    }

export interface PaymentLog {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}
