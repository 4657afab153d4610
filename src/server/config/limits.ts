import { LIMITS } from '#shared/advert/limits.ts'
import { HOUR_SECONDS } from '#shared/values/time-units.ts'

// Amounts for each client are generous, since an address can be an office or a town's telephones. Shares of a budget shrink
// as it is used: the heaviest users are refused first, and the last part is left for those who have had none.

/** No client or network can use up what concerns only somebody else. */
const partly = (perClient: number) => [{ upTo: 1, perClient, perNetwork: perClient }]

/** About 10 kB each. */
export const RECENT_DRAFTS = 2_000
export const CREATION_LIMITS = { perOwner: 200, perClient: 3_000, clientWindowSeconds: HOUR_SECONDS }

/** For 24 hours from the first. A person needs about five. */
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
  // A home takes up to three: the postcode's certificates, its UPRN's, and the ratings.
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
/** Wrong passwords or codes of the desk in 15 minutes. */
export const DESK_SIGN_IN_LIMITS = {
  ofAccount: { most: 20, shares: partly(10) },
  perKnownBrowser: 10,
  perClient: 30,
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
  // Each costs money. Some ninety clients at their limit use it up: after them a new client's first text is refused.
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
  // Wrong codes.
  ofNumberADay: { most: 15, shares: partly(10) },
  // Never used up: beyond it, a client with many wrong codes gets only the first try of each code.
  overallAnHour: {
    most: 300,
    shares: [
      { upTo: 0.5, perClient: 60 },
      { upTo: 1, perClient: 20 },
      { upTo: Number.POSITIVE_INFINITY, perClient: 10 },
    ],
  },
}
/** Photos stored in 24 hours; a client who does so each day has three quarters of the room in four weeks. */
export const UPLOAD_LIMITS = {
  photosPerDraft: LIMITS.photos,
  plansPerDraft: LIMITS.plans,
  perOwner: 2_000,
  perClient: 3_000,
  partOfRoom: 0.05,
}
/** Uploads being received and drawn. A page sends two at a time; a household may send some more. */
export const UPLOAD_QUEUE = {
  atOnce: 100,
  atOncePerClient: 8,
  waiting: 400,
  waitingPerClient: 50,
  longestWaitMs: 10_000,
  evicts: true,
}
/** Under 1 kB/s, slower than any telephone line of today. */
export const SLOWEST_LINE = { bytes: 30_000, withinMs: 30_000 }
/** Of an answer that is large: the system holds megabytes of it for a reader of 15 kB/s, who is not to be broken off. */
export const SLOWEST_READER = { bytes: 1, withinMs: 300_000 }
/** Pictures being decoded, each in its own process: one more than a single client may have. */
export const DRAWING_QUEUE = {
  atOnce: 3,
  atOncePerClient: 2,
  waiting: UPLOAD_QUEUE.atOnce,
  waitingPerClient: UPLOAD_QUEUE.atOncePerClient,
  longestWaitMs: 15_000,
}
/** For one picture; 50 megapixels take a second or two. */
export const DRAWING_LIMITS = {
  longestMs: 10_000,
  /** Writable memory of its process (RLIMIT_DATA, setrlimit(2)); Node reserves 600 MB and hardly uses it. */
  mostMemoryKb: 1_000_000,
  idleMs: 60_000,
}
/** Pictures held in memory whole, up to 150 MB each. */
export const HELD_QUEUE = { ...DRAWING_QUEUE, atOnce: 1, atOncePerClient: 1 }
/** Adverts being judged: one after another, some milliseconds each. The first waits for what is made ready. */
export const JUDGING_LIMITS = {
  queue: { atOnce: 1, atOncePerClient: 1, waiting: 400, waitingPerClient: 50, longestWaitMs: 25_000 },
  /** The longest texts take a second, and what a thread makes ready two; on a busy machine ten times that. */
  longestMs: 20_000,
  mostMemoryMb: 512,
  /** For good: what it makes ready is not to be made again. */
  idleMs: Number.POSITIVE_INFINITY,
}
/** PDFs being drawn, one after another. */
export const PDF_LIMITS = {
  queue: { atOnce: 1, atOncePerClient: 1, waiting: 200, waitingPerClient: 20, longestWaitMs: 20_000 },
  /** The longest texts take half a second, and so does what the thread loads; on a busy machine ten times that. */
  longestMs: 10_000,
  mostMemoryMb: 256,
  idleMs: 60_000,
}
export const PROVIDER_PATIENCE_MS = 4_000
/** Stripe's checkout sessions live for at least thirty minutes. */
export const ORDER_LIMITS = { perAccountADay: 200, openSeconds: 31 * 60, startSeconds: 30, graceSeconds: 60 }
/** Wrong discount codes in 24 hours. */
export const CODE_GUESS_LIMITS = { perAccount: 20, perClient: 100 }
/** Calls that ring at one advert's owner, in 24 hours: each costs the operator money. */
export const PRIVACY_CALL_LIMITS = {
  most: 200,
  shares: [
    { upTo: 0.5, perClient: 20 },
    { upTo: 0.75, perClient: 5 },
    { upTo: 1, perClient: 2 },
  ],
}
/** How long it is remembered that a privacy number was called. */
export const CALLS_KEPT_DAYS = 365
/** Of visitors to adverts, in 24 hours. */
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
    // The advertiser chooses this address, and nobody confirms it first.
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
/** Addresses that landlords ask for a reference, in 24 hours. */
export const REFERENCE_LIMITS = { perOwnerADay: 10, toEmailADay: { most: 4, shares: partly(3) } }
/** Downloads of all adverts: each reads and writes one advert at a time, for as long as its reader takes. */
export const EXPORT_QUEUE = {
  atOnce: 6,
  atOncePerClient: 1,
  waiting: 20,
  waitingPerClient: 1,
  longestWaitMs: 10_000,
}
/** Senders push whole branches at night, some homes a second. */
export const FEED_LIMITS = {
  callsAMinute: 1_200,
  badSecretsPerClient: 60,
  adverts: 10_000,
  feedsPerAgency: 500,
  /** Of all feeds of an agency, in a minute. */
  leadCalls: {
    most: 600,
    shares: [
      { upTo: 0.5, perClient: 120 },
      { upTo: 1, perClient: 30 },
    ],
  },
}
/** Other sites that an agency's adverts are sent to. */
export const PORTAL_LIMITS = { perAgency: 20 }
export const WEB_HOOK_LIMITS = { perAgency: 20 }
/** A home whose pictures are all replaced has both for a day. */
export const FEED_PHOTO_LIMITS = {
  photosPerDraft: 3 * LIMITS.photos,
  plansPerDraft: 3 * LIMITS.plans,
  perOwner: 1_000_000,
  perClient: 1_000_000,
  partOfRoom: 0.25,
}
/** Of keys for the API. Wrong ones are counted by the hour. */
export const API_LIMITS = { callsAMinute: 600, badKeysPerClient: 60, keysPerAgency: 50 }
/** Each is a place of its own; twenty of each of a thousand homes in a day, by agency. */
export const API_PHOTO_LIMITS = {
  photosPerDraft: 1,
  plansPerDraft: 1,
  perOwner: 1_000_000,
  perClient: 20_000,
  partOfRoom: 0.25,
}
/** Photos that the API receives. */
export const API_UPLOADS = {
  atOnce: 12,
  atOncePerClient: 4,
  waiting: 60,
  waitingPerClient: 16,
  longestWaitMs: 10_000,
}
/** Of people of an agency. */
export const INVITATION_LIMITS = { perAgencyADay: 50, days: 7 }
/** Files of feeds that are being received, by agency: a large one sends many branches at once. */
export const FEED_UPLOADS = {
  atOnce: 8,
  atOncePerClient: 4,
  waiting: 80,
  waitingPerClient: 40,
  longestWaitMs: 10_000,
  evicts: true,
}
/** Texts of one account that wait for staff. */
export const CONTEST_LIMITS = { mostOpen: 10, mostShown: 20 }
/** Messages to support in 24 hours. */
export const SUPPORT_LIMITS = {
  perClient: 20,
  overall: {
    most: 1_000,
    shares: [
      { upTo: 0.5, perClient: 20 },
      { upTo: 0.75, perClient: 5 },
      { upTo: 1, perClient: 2 },
    ],
  },
  toEmail: { most: 6, shares: partly(4) },
}
