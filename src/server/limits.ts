import { LIMITS } from '#shared/advert/limits.ts'

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
/** Uploads being received and drawn. A page sends two at a time; a house with several people some more. */
export const UPLOAD_QUEUE = {
  atOnce: 100,
  atOncePerClient: 8,
  waiting: 400,
  waitingPerClient: 50,
  longestWaitMs: 20_000,
  evicts: true,
}
/** An upload that brings less than 1 kB/s is on no telephone line of today. */
export const SLOWEST_UPLOAD = { bytes: 30_000, withinMs: 30_000 }
/** Pictures being decoded, each in a process of its own: one more than a single client may have at once. */
export const DRAWING_QUEUE = {
  atOnce: 3,
  atOncePerClient: 2,
  waiting: UPLOAD_QUEUE.atOnce,
  waitingPerClient: UPLOAD_QUEUE.atOncePerClient,
  longestWaitMs: 20_000,
}
/** Of one picture; a telephone's of 50 megapixels takes a second or two. */
export const DRAWING_LIMITS = {
  longestMs: 10_000,
  /** Of writable memory for its process (RLIMIT_DATA, setrlimit(2)); Node reserves 600 MB, most of which it never uses. */
  mostMemoryKb: 1_000_000,
  /** So long a process waits for its next picture. */
  idleMs: 60_000,
}
/** Of those, the ones that are held in memory whole: up to 150 MB each. */
export const HELD_QUEUE = { ...DRAWING_QUEUE, atOnce: 1, atOncePerClient: 1 }
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
