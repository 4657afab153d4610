import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Feed, HomeKey } from './feed.ts'

/** Of the advert as it is now, what RTDF tells beside its enquiries. */
export interface LeadHome {
  readonly number: number
  readonly ref: string
  readonly appType: AppType
  readonly listingId: string
  readonly isRemoved: boolean
  readonly answers: Pick<DraftAnswers, (typeof LEAD_ANSWERS)[number]>
}

export const LEAD_ANSWERS = [
  'sellingPrice',
  'rentAmount',
  'propertyPostcode',
  'propertyBedrooms',
  'propertyType',
  'houseType',
  'flatType',
  'rentalType',
] as const

/** An enquiry that was emailed to the branch. */
export interface Lead {
  readonly id: number
  /** The advert's. */
  readonly number: number
  readonly receivedAt: Date
  readonly name: string
  readonly email: string
  /** '' if none was given. */
  readonly phone: string
  readonly message: string
}

export interface LeadPeriod {
  readonly from: Date
  /** Not in it. */
  readonly to: Date
}

/** All of it is of the feed's branch alone. */
export interface Leads {
  /** Of all feeds of the agency; the seconds to wait if there were too many, else null. */
  readonly countCall: (feed: Feed, at: Date) => Promise<number | null>
  /** From now on enquiries are kept for the feed, for as long as it goes on asking. Gives since when they are. */
  readonly ask: (feed: Feed, at: Date) => Promise<Date>
  /** Removed ones, too. */
  readonly homesOf: (feed: Feed, key: HomeKey) => Promise<readonly LeadHome[]>
  readonly homes: (feed: Feed, numbers: readonly number[]) => Promise<readonly LeadHome[]>
  /** In the order in which they came; `home`: those of this number alone. */
  readonly list: (
    feed: Feed,
    asked: LeadPeriod & { readonly home: number | null; readonly most: number; readonly at: Date },
  ) => Promise<readonly Lead[]>
}
