import type { ListedHome, PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AdvertReport, Enquiry } from '#shared/advert/visitor-forms.ts'
import type { AdvertsQuery, PageStart } from '#shared/journey/adverts-query.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { SharedBudget } from '../../db/limit.ts'

export interface StoredAdvert {
  readonly advert: PublishedAdvert
  readonly accountId: string
  readonly isLive: boolean
  /** Null if the owner does not want to be reached this way. */
  readonly enquiryEmail: string | null
  readonly enquiryPhone: string | null
  /** It is a privacy number. */
  readonly isForwarded: boolean
}

/** Uses in 24 hours from the first, by client and by advert. */
export interface VisitorLimits {
  readonly perClient: number
  readonly aboutListing: SharedBudget
}

/** Also by email address, over all adverts. */
export interface EnquiryLimits extends VisitorLimits {
  readonly toRecipient: SharedBudget
}

export interface Visit {
  readonly listing: string
  readonly client: string
  readonly at: Date
}

/** Null if it was done, otherwise the seconds to wait. */
export type Wait = number | null

/** How many stand on all pages; if not all were counted, there are more. */
export interface Total {
  readonly count: number
  readonly isAll: boolean
}

export interface ListedHomes {
  readonly homes: readonly ListedHome[]
  readonly hasOlder: boolean
  readonly total: Total
}

export interface PublishedStore {
  readonly find: (listing: string, at: Date) => Promise<StoredAdvert | null>
  /** Without those that were taken down or withdrawn; in no order. */
  readonly findLive: (listings: readonly string[], at: Date) => Promise<readonly PublishedAdvert[]>
  /** Those shown on this day, newest first. */
  readonly list: (query: AdvertsQuery, from: PageStart | null, day: IsoDate, at: Date) => Promise<ListedHomes>
  /** The first of all that are shown on this day, newest first. */
  readonly newest: (day: IsoDate, most: number, at: Date) => Promise<readonly ListedHome[]>
  readonly enquire: (
    visit: Visit,
    enquiry: Enquiry,
    to: { readonly email: string; readonly headline: string },
    limits: EnquiryLimits,
  ) => Promise<Wait>
  readonly report: (visit: Visit, report: AdvertReport, limits: VisitorLimits) => Promise<Wait>
  readonly countPhone: (visit: Visit, limits: VisitorLimits) => Promise<Wait>
}
