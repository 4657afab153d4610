import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { DraftAnswers } from './answers.ts'
import type { MarketingOptionId } from './marketing-options.ts'

/** A photo of an advert, by the id that its addresses have. */
export interface PublishedPhoto {
  readonly id: string
  /** Pixels of the larger picture. */
  readonly width: number
  readonly height: number
}

/** A published advert as anybody may see it. Neither door number nor whole postcode, and no address of the owner's. */
export interface PublishedAdvert {
  readonly listing: string
  readonly appType: AppType
  /** Only what is published; a price on application is not among it. */
  readonly answers: DraftAnswers
  /** The cover first. */
  readonly photos: readonly PublishedPhoto[]
  readonly street: string
  readonly town: string
  /** The first half of the postcode. */
  readonly district: string
  /** While what was paid for lasts; 'none' after it. */
  readonly marketingOption: MarketingOptionId
  readonly liveFrom: IsoDate
  /** When it was published last (ISO 8601, UTC). */
  readonly updatedAt: string
}
