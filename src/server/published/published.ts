import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AdvertReport, Enquiry } from '#shared/advert/visitor-forms.ts'
import type { AdvertsQuery } from '#shared/journey/adverts-query.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { SharedBudget } from '../db/limit.ts'

/** A published advert, and what of it only we know. */
export interface StoredAdvert {
  readonly advert: PublishedAdvert
  readonly accountId: string
  readonly isLive: boolean
  /** How its owner wants to be reached; null where by no means of this kind. */
  readonly enquiryEmail: string | null
  readonly enquiryPhone: string | null
}

/** Uses in 24 hours from the first: of a client, and of what concerns one advert. */
export interface VisitorLimits {
  readonly perClient: number
  readonly aboutListing: SharedBudget
}

/** The same, and of one email address, whatever adverts it stands in. */
export interface EnquiryLimits extends VisitorLimits {
  readonly toRecipient: SharedBudget
}

/** What a visitor does with an advert, and from where. */
export interface Visit {
  readonly listing: string
  readonly client: string
  readonly at: Date
}

/** Null where it was done, else the seconds until it may be done again. */
export type Wait = number | null

export interface PublishedStore {
  readonly find: (listing: string, at: Date) => Promise<StoredAdvert | null>
  /** Those that are shown on this day, the newest first, and how many there are on all pages. */
  readonly list: (
    query: AdvertsQuery,
    day: IsoDate,
    at: Date,
  ) => Promise<{ readonly adverts: readonly PublishedAdvert[]; readonly total: number }>
  readonly enquire: (
    visit: Visit,
    enquiry: Enquiry,
    to: { readonly email: string; readonly headline: string },
    limits: EnquiryLimits,
  ) => Promise<Wait>
  readonly report: (visit: Visit, report: AdvertReport, limits: VisitorLimits) => Promise<Wait>
  readonly countPhone: (visit: Visit, limits: VisitorLimits) => Promise<Wait>
}
