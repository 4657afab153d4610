import { LIMITS } from '#shared/advert/limits.ts'

/** What an IPv6 /48 may have for each thing that a client (one of its /64s) may: an office or a campus can be one. */
export const NETWORK_FACTOR = 4

// Amounts for each client are generous, since one address can be an office or a whole town's telephones. Where all share
// a budget, the shares say what one client may have of it while no more than that part of it is used: the scarcer it
// gets, the sooner those who took most are refused, and the last part is there for those who had none.

/** Nobody, and no network, uses up what concerns somebody else alone. */
const partly = (perClient: number) => [{ upTo: 1, perClient, perNetwork: perClient }]

/** About 10 kB each. */
export const RECENT_DRAFTS = 2_000
export const CREATION_LIMITS = { perOwner: 200, perClient: 3_000, clientWindowSeconds: 3_600 }

/** In 24 hours from the first. A person needs about five. */
export const LOOKUP_LIMITS = {
  // Each costs money.
  addresses: {
    perOwner: 20,
    overall: {
      most: 2_000,
      shares: [
        { upTo: 0.5, perClient: 100 },
        { upTo: 0.75, perClient: 20 },
        { upTo: 1, perClient: 10 },
      ],
    },
  },
  // One home takes up to three: its postcode's certificates, those of its UPRN, and the ratings of the one that is its.
  certificates: {
    perOwner: 60,
    overall: {
      most: 6_000,
      shares: [
        { upTo: 0.5, perClient: 300 },
        { upTo: 0.75, perClient: 60 },
        { upTo: 1, perClient: 30 },
      ],
    },
  },
}
export const ADDRESS_CHECK_LIMITS = { perOwner: 100, perClient: 500 }
/** A hash takes about 54 ms of a processor and 19 MiB. */
export const PASSWORD_QUEUE = {
  atOnce: 2,
  atOncePerClient: 2,
  waiting: 40,
  waitingPerClient: 20,
  longestWaitMs: 5_000,
}
/** Wrong passwords in 15 minutes. */
export const SIGN_IN_LIMITS = {
  ofAccount: { most: 20, shares: partly(10) },
  perKnownBrowser: 10,
  perClient: 100,
  windowSeconds: 900,
}
/** Tries in 24 hours. */
export const REGISTER_LIMITS = { perBrowser: 10, perClient: 100 }
/** Emails in an hour. */
export const REMIND_LIMITS = { toEmail: { most: 3, shares: partly(2) }, perClient: 100 }
export const DRAFT_LINK_LIMITS = {
  toEmailAnHour: { most: 4, shares: partly(3) },
  perOwnerADay: 10,
  perClientADay: 50,
}
export const TEXT_LIMITS = {
  pauseSeconds: 30,
  perAccountADay: 10,
  toNumberADay: { most: 5, shares: partly(4) },
  perClientADay: 150,
  // Each costs money. Some ninety clients that take all they can get use it up: a first text of another is refused after them.
  overallAnHour: {
    most: 200,
    shares: [
      { upTo: 0.5, perClient: 80 },
      { upTo: 0.6, perClient: 3 },
      { upTo: 1, perClient: 1 },
    ],
  },
}
export const GUESS_LIMITS = {
  triesPerCode: 5,
  codeSeconds: 600,
  // Wrong ones.
  ofNumberADay: { most: 15, shares: partly(10) },
  // Never used up: beyond it who had many wrong ones gets no more than the first try of each code.
  overallAnHour: {
    most: 300,
    shares: [
      { upTo: 0.5, perClient: 60 },
      { upTo: 1, perClient: 20 },
      { upTo: Number.POSITIVE_INFINITY, perClient: 10 },
    ],
  },
}
/** Photos kept, in 24 hours. */
export const UPLOAD_LIMITS = { photosPerDraft: LIMITS.photos, perOwner: 2_000, perClient: 3_000 }
/** Uploads being received and drawn. A page sends two at a time; a house with several people some more. */
export const UPLOAD_QUEUE = {
  atOnce: 100,
  atOncePerClient: 8,
  waiting: 400,
  waitingPerClient: 50,
  longestWaitMs: 10_000,
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
  longestWaitMs: 15_000,
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
/** What visitors do with adverts, in 24 hours. */
export const VISITOR_LIMITS = {
  enquiries: {
    perClient: 30,
    aboutListing: {
      most: 100,
      shares: [
        { upTo: 0.5, perClient: 10 },
        { upTo: 0.75, perClient: 3 },
        { upTo: 1, perClient: 1 },
      ],
    },
    // Whoever advertises says where enquiries go, and nobody asks that address first.
    toRecipient: {
      most: 200,
      shares: [
        { upTo: 0.5, perClient: 20 },
        { upTo: 0.75, perClient: 5 },
        { upTo: 1, perClient: 1 },
      ],
    },
  },
  reports: {
    perClient: 20,
    aboutListing: {
      most: 50,
      shares: [
        { upTo: 0.5, perClient: 5 },
        { upTo: 1, perClient: 1 },
      ],
    },
  },
  phones: {
    perClient: 60,
    aboutListing: {
      most: 500,
      shares: [
        { upTo: 0.5, perClient: 30 },
        { upTo: 0.75, perClient: 5 },
        { upTo: 1, perClient: 2 },
      ],
    },
  },
}
