import type { AppType } from '../form/block.ts'
import type { IsoDate } from '../values/iso-date.ts'

/** A published advert, as its owner's list shows it. */
export interface OwnListing {
  readonly listing: string
  /** The uuid of its draft, by which it is edited. */
  readonly uid: string
  readonly type: AppType
  /** 'scheduled': its start date is still to come; 'removed': taken down by the operator. */
  readonly state: 'live' | 'scheduled' | 'withdrawn' | 'removed'
  readonly liveFrom: IsoDate
  readonly photo: { readonly url: string | null }
  readonly photoCount: number
  /** In pounds, as it was asked for; shown to the owner whatever the price type. */
  readonly price: number | null
  /** How often it is paid, of a home to let. */
  readonly priceFrequency: 'month' | 'week' | null
  readonly summary: string
  /** What it is advertised as, such as 'Premium, 3 months'. */
  readonly option: string
  /** The draft was saved since it was published last. */
  readonly hasChanges: boolean
}
