import { LIMITS } from '#shared/advert/limits.ts'

/** What an IPv6 /48 may have for each thing that a client of it (a /64) may: an office or a campus can be one. */
export const NETWORK_FACTOR = 4

/** About 10 kB each. */
export const RECENT_DRAFTS = 2_000
export const CREATION_LIMITS = { perOwner: 200, perClient: 3_000, clientWindowSeconds: 3_600 }

/** In 24 hours from the first. A person needs about five; a network can be a whole town's telephones. */
export const LOOKUP_LIMITS = {
  // Each costs money.
  addresses: { perOwner: 20, perClient: 100, overall: 2_000 },
  // One home takes up to three: its postcode's certificates, those of its UPRN, and the ratings of the one that is its.
  certificates: { perOwner: 60, perClient: 300, overall: 6_000 },
}
export const ADDRESS_CHECK_LIMITS = { perOwner: 100, perClient: 500 }
/** A hash takes about 54 ms of a processor and 19 MiB. */
export const PASSWORD_QUEUE = { atOnce: 2, mostWaiting: 40 }
/** Wrong passwords in 15 minutes. */
export const SIGN_IN_LIMITS = { perAccount: 10, perClient: 100, windowSeconds: 900 }
/** Tries in 24 hours. */
export const REGISTER_LIMITS = { perBrowser: 10, perClient: 100 }
/** Emails in an hour. */
export const REMIND_LIMITS = { perEmail: 3, perClient: 100 }
export const DRAFT_LINK_LIMITS = { perEmailAnHour: 3, perOwnerADay: 10, perClientADay: 50 }
export const TEXT_LIMITS = { perNumberADay: 5, perAccountADay: 10, overallAnHour: 200, pauseSeconds: 30 }
export const GUESS_LIMITS = { triesPerCode: 5, perNumberADay: 15, overallAnHour: 300, codeSeconds: 600 }
/** Photos kept, in 24 hours. */
export const UPLOAD_LIMITS = { photosPerDraft: LIMITS.photos, perOwner: 2_000, perClient: 10_000 }
/** At once, in memory: a picture of 50 megapixels can take 200 MB while it is decoded. */
export const DRAWN_AT_ONCE = 2
export const PROVIDER_PATIENCE_MS = 4_000
/** A checkout session of Stripe lives for thirty minutes at least. */
export const ORDER_LIMITS = { perAccountADay: 200, openSeconds: 31 * 60, beginSeconds: 30, graceSeconds: 60 }
/** Wrong discount codes in 24 hours. */
export const CODE_GUESS_LIMITS = { perAccount: 20, perClient: 100 }
/** What visitors do with adverts, in 24 hours: a network can be a whole town's telephones. */
export const VISITOR_LIMITS = {
  // Whoever advertises says where enquiries go, and nobody asks that address first.
  enquiries: { perClient: 30, perListing: 100, perRecipient: 200 },
  reports: { perClient: 20, perListing: 50 },
  phones: { perClient: 60, perListing: 500 },
}
