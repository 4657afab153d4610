import type { DraftAnswers } from '../advert/answers.ts'
import type { Entitlement } from '../advert/entitlement.ts'
import type { MarketingOptionId } from '../advert/marketing-options.ts'
import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'

export interface OwnListing {
  readonly listing: string
  /** The uuid of its draft, for editing. */
  readonly uid: string
  readonly type: AppType
  /** 'scheduled': before its start date; 'removed': taken down by the operator. */
  readonly state: 'live' | 'scheduled' | 'withdrawn' | 'removed'
  readonly liveFrom: IsoDate
  readonly photo: { readonly url: string | null }
  readonly photoCount: number
  /** In pounds. The owner sees it whatever the price type. */
  readonly price: number | null
  readonly priceFrequency: 'month' | 'week' | null
  readonly summary: string
  /** As it is published: the street and the town. */
  readonly address: string
  readonly option: string
  /** The last day of how it is advertised; null where that has no end. */
  readonly optionUntil: IsoDate | null
  readonly hasChanges: boolean
  /** What the law stops allowing in it; null where there is nothing that its owner was told of. */
  readonly law: OwnLaw | null
  /** What was bought with it, the oldest first. */
  readonly entitlements: readonly Entitlement[]
  /** Calls to its privacy number; null where it never had one. */
  readonly calls: OwnCalls | null
  /** It is not shown until its owner confirms it; null where there is none such. As it is written in the UK. */
  readonly phoneToConfirm: string | null
  /** What would come back today if its buyer cancelled, and the last day for it. Null where it cannot be cancelled. */
  readonly cancelling: { readonly pence: number; readonly until: IsoDate } | null
  /** The option that was bought last, where it is over and can be bought again, and its last day. */
  readonly ended: { readonly option: string; readonly on: IsoDate } | null
  /** The options that what was bought last can be upgraded to. Null where there is none. */
  readonly upgrades: OwnUpgrades | null
  /** Of what was bought last. */
  readonly refund: { readonly pence: number; readonly isDone: boolean } | null
  /** After the privacy number: what the owner wants. Null while there is nothing to decide. */
  readonly ownPhone: OwnPhone | null
  /** The portals that are on and that it may be sent to, and those that its owner agreed to. */
  readonly portals: readonly OwnPortal[]
}

/** It can be seen, or will be by itself. */
export const isOnline = ({ state }: Pick<OwnListing, 'state'>): boolean =>
  state === 'live' || state === 'scheduled'

/** An advert at a portal that takes owners' adverts, for its owner. */
export interface OwnPortal {
  readonly portal: string
  readonly name: string
  /** Its owner agrees that it is sent there. */
  readonly isAgreed: boolean
  readonly state: OwnPortalState
  /** When it was taken off where it is 'removed', else since when it is there (ISO 8601, UTC); null where it is not. */
  readonly at: string | null
  /** What the portal said where it refused, in its own words. */
  readonly reasons: readonly string[]
}

/**
 * 'none': it is not there and never was. 'failing': it did not get there, and is tried again. 'stuck': it is to be taken off,
 * and the portal did not do it. An advert that is offline here is 'removing', 'stuck', 'removed' or 'none', agreed or not.
 */
export type OwnPortalState =
  | 'none'
  | 'waiting'
  | 'there'
  | 'refused'
  | 'failing'
  | 'given-up'
  | 'removing'
  | 'stuck'
  | 'removed'

export interface OwnLaw {
  readonly reasons: readonly string[]
  /** The question to change. */
  readonly field: string
  readonly beginsOn: IsoDate
  readonly isOffline: boolean
  /** When it goes offline if it is not changed; null where it did, or is only advised to change. */
  readonly restsOn: IsoDate | null
}

/** An advert as it was last published, for its owner. */
export interface PublishedVersion {
  readonly state: OwnListing['state']
  readonly appType: AppType
  /** Private ones included. */
  readonly answers: DraftAnswers
  readonly street: string
  readonly town: string
  readonly district: string
}

export interface OwnUpgrades {
  /** What of the price of the present option is taken off today, and what for. */
  readonly creditPence: number
  readonly creditFor: string
  readonly options: readonly {
    readonly id: MarketingOptionId
    readonly label: string
    readonly contents: string
    readonly pence: number
    /** What there is to pay. */
    readonly duePence: number
    /** Why it cannot be bought at the moment; null where it can. */
    readonly unavailable: string | null
  }[]
}

export type OwnPhone = 'undecided' | 'shown' | 'hidden'

export interface OwnCalls {
  readonly count: number
  /** When they came (ISO 8601, UTC), the newest first, and only the last of them. */
  readonly latest: readonly string[]
}
