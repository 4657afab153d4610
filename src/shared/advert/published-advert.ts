import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { AgentFacts } from './agent-facts.ts'
import type { DraftAnswers } from './answers.ts'
import type { MarketingOptionId } from './marketing-options.ts'

export interface PublishedPhoto {
  readonly id: string
  /** In pixels, of the large picture. */
  readonly width: number
  readonly height: number
  readonly caption?: string
  readonly isAltered?: true
}

/** A published advert without private data: no door number, full postcode or owner's address. */
export interface PublishedAdvert {
  readonly listing: string
  readonly appType: AppType
  readonly answers: DraftAnswers
  /** Visitors can ask for a telephone number. */
  readonly hasPhone: boolean
  /** The cover is first. */
  readonly photos: readonly PublishedPhoto[]
  /** Floor plans. */
  readonly plans: readonly PublishedPhoto[]
  readonly street: string
  readonly town: string
  /** The first half of the postcode. */
  readonly district: string
  /** 'none' after the paid option has ended. */
  readonly marketingOption: MarketingOptionId
  readonly liveFrom: IsoDate
  /** The last publication (ISO 8601, UTC). */
  readonly updatedAt: string
  /** Who markets it, and what their software says beside the answers. Absent: its owner. */
  readonly agent?: {
    readonly name: string
    readonly facts: AgentFacts
    /** What it says of its memberships; empty if nothing. */
    readonly memberships: string
  }
}

/** One home of the list, with all that is advertised of it. */
export interface ListedHome {
  /** The advert by which it has its place in the list. */
  readonly listing: string
  readonly advert: PublishedAdvert
  /** Where else it is advertised, by others. */
  readonly others: readonly OtherAdvert[]
}

export interface OtherAdvert {
  readonly listing: string
  /** The agency; null: its owner. */
  readonly by: string | null
  /** As it is shown. */
  readonly price: string
}
