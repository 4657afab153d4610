import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'

/** A draft as it is stored, or as it was when its order was confirmed. */
export interface DraftToPublish {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** The JSON text of the wire's blocks. */
  readonly blocks: string
}

/** Whose advert it is, and by which rules it is published. */
export interface Publisher {
  readonly ownerKey: Buffer
  readonly isAgent: boolean
}

/** The home that an advert is for. */
export interface Home {
  /** What no other live advert may have a part of. */
  readonly keys: readonly string[]
  /** Without its number. */
  readonly street: string
  readonly town: string
  /** The first half of the postcode. */
  readonly district: string
  /** What may be told of it, in small letters, to be searched. */
  readonly place: string
}

export interface Publication {
  readonly uuid: string
  readonly ownerKey: Buffer
  readonly version: number
  readonly appType: AppType
  /** Those that are published. */
  readonly answers: DraftAnswers
  readonly option: MarketingOptionId
  readonly home: Home
  /** The paid order whose snapshot this is; null where it is the draft as it is stored. */
  readonly orderId: string | null
  readonly at: Date
}

export type Published =
  | { readonly kind: 'published'; readonly listingId: string }
  /** The draft, or what it names, changed meanwhile; nothing was written. */
  | { readonly kind: 'overtaken' }
  /** Another advert has the address. */
  | { readonly kind: 'address-taken' }
  /** The operator took the advert down. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'unpaid' }
  /** Of an order: another one paid for the advert. */
  | { readonly kind: 'paid-by-another' }
  /** Of an order: its money goes back. */
  | { readonly kind: 'refund-due' }

export interface OwnDraft extends DraftToPublish {
  readonly hasOpenOrder: boolean
  /** What was paid for. */
  readonly paidOption: MarketingOptionId | null
}

/** What the rules of the final save look at beside the answers. */
export interface DraftFacts {
  readonly paidOption: MarketingOptionId | null
  /** The start date that stands in the published advert. */
  readonly publishedStart: IsoDate | null
  /** Of the photos that were asked about. */
  readonly photosKept: ReadonlySet<string>
}

export type OrderState = 'open' | 'superseded' | 'expired' | 'paid' | 'fulfilled' | 'refund-due'

export interface PaidOrder extends Omit<DraftToPublish, 'appType'> {
  readonly id: string
  /** Null where its draft is gone. */
  readonly appType: AppType | null
  readonly ownerKey: Buffer
  readonly state: OrderState
  readonly option: MarketingOptionId
  /** The advert of its draft. */
  readonly listingId: string | null
}

export type Refusal = 'second-payment' | 'cannot-publish'

export interface PublishingStore {
  readonly find: (uuid: string, ownerKey: Buffer) => Promise<OwnDraft | null>
  readonly factsOf: (uuid: string, ownerKey: Buffer, photoIds: readonly string[]) => Promise<DraftFacts>
  readonly findOrder: (id: string) => Promise<PaidOrder | null>
  /** All of it in one transaction, exactly one advert for a draft; for a version that is published, nothing changes. */
  readonly publish: (publication: Publication) => Promise<Published>
  /** A paid order that cannot be fulfilled: its money is to go back, and somebody is told. */
  readonly refuseOrder: (order: PaidOrder, why: Refusal, detail: string, at: Date) => Promise<void>
}
