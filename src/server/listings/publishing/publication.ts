import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { MarketedBy } from '#shared/advert/marketed-by.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import type { PublishedVersion } from '#shared/api/own-listing.ts'
import type { Care } from '#shared/api/receipt.ts'
import type { AddressType, AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { Account } from '../../http/caller.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderRefusal } from '../../orders/start-refund-store.ts'
import type { Judgement } from './law-in.ts'

/** As stored, or as it was when its order was confirmed. */
export interface DraftToPublish {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** JSON text of the API's blocks. */
  readonly blocks: string
}

/** Agents publish under other rules. */
export type PublishingAccount = Pick<Account, 'ownerKey' | 'isAgent'>

export interface Home {
  /** No two live adverts may share a key. */
  readonly keys: readonly string[]
  /** Without the door number. */
  readonly street: string
  readonly town: string
  readonly district: string
  /** For staff alone: adverts show its district. */
  readonly postcode: string
  /** The part of the address that may be shown, in lower case for searching. */
  readonly place: string
}

export interface Publication {
  readonly uuid: string
  readonly ownerKey: Buffer
  readonly version: number
  readonly appType: AppType
  /** Published answers only. */
  readonly answers: DraftAnswers
  readonly option: MarketingOptionId
  readonly home: Home
  /** For its receipt. */
  readonly care: Care
  /** Why the law refuses it on the day of `at`, by field; empty if it does not. */
  readonly refused: Judgement['refused']
  /** The paid order whose snapshot this is; null for the draft as stored. */
  readonly orderId: string | null
  readonly at: Date
}

/** Signs that a receipt of ours has this digest; answers a compact JWS. */
export type SignReceipt = (signed: {
  readonly receipt: string
  readonly advert: string
  readonly made: string
  readonly sha256: string
}) => Promise<string>

export type Published =
  | { readonly kind: 'published'; readonly listingId: string }
  /** The draft, or a photo of it, has changed; nothing was written. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'address-taken' }
  | { readonly kind: 'unlawful'; readonly refused: Publication['refused'] }
  | { readonly kind: 'removed' }
  | { readonly kind: 'unpaid' }
  /** Another order paid for the advert. */
  | { readonly kind: 'paid-by-another' }
  /** Of an order: something that it is for cannot be delivered any more; nothing was written. */
  | { readonly kind: 'undeliverable' }
  /** Of an order: its money goes back. */
  | { readonly kind: 'given-back' }

export interface OwnDraft extends DraftToPublish {
  readonly hasOpenOrder: boolean
  readonly paidOption: MarketingOptionId | null
  /** Its live advert, if it has not changed since and nothing is owed for it. */
  readonly publishedAs: string | null
}

export interface DraftFacts {
  readonly paidOption: MarketingOptionId | null
  /** In the published advert. */
  readonly publishedStart: IsoDate | null
  /** The law’s questions that the sender of the last final save knows; null: all that are stored. */
  readonly askedLaw: readonly string[] | null
  /** Those for whose answers the law took the advert offline. */
  readonly restedFor: readonly string[]
  /** Its first day online; null if it never was. */
  readonly firstOnline: IsoDate | null
  /** The first day of its publication, where something was bought for it that has not ended. */
  readonly paidFrom: IsoDate | null
  /** By id. */
  readonly photosKept: ReadonlyMap<string, PublishedPhoto>
}

export interface OrderToPublish extends Pick<Order, 'id' | 'state'>, Omit<DraftToPublish, 'appType'> {
  /** Null if its draft is gone. */
  readonly appType: AppType | null
  readonly ownerKey: Buffer
  readonly option: MarketingOptionId
  /** The order whose place it takes. */
  readonly upgrades: string | null
  readonly listingId: string | null
}

export interface PublishingStore {
  readonly find: (uuid: string, ownerKey: Buffer) => Promise<OwnDraft | null>
  readonly factsOf: (
    uuid: string,
    ownerKey: Buffer,
    photoIds: readonly string[],
    day: IsoDate,
  ) => Promise<DraftFacts>
  /** Of a draft that stands published nothing is asked anew. */
  readonly noteAsked: (uuid: string, ownerKey: Buffer, askedLaw: DraftFacts['askedLaw']) => Promise<void>
  /** As it was last published; null for an advert that never was, or is not theirs. */
  readonly published: (uuid: string, ownerKey: Buffer, day: IsoDate) => Promise<PublishedVersion | null>
  /** Null of an owner. */
  readonly marketedBy: (ownerKey: Buffer) => Promise<MarketedBy | null>
  readonly findOrder: (id: string) => Promise<OrderToPublish | null>
  /** One transaction, one advert per draft; publishing the same version again changes nothing. */
  readonly publish: (publication: Publication) => Promise<Published>
  /** One transaction: the option of the advert changes, and nothing else of it. */
  readonly upgrade: (order: OrderToPublish, at: Date) => Promise<Published>
  /** Its money goes back. */
  readonly refuseOrder: (orderId: string, refusal: OrderRefusal, at: Date) => Promise<void>
}
