import { START_DATE_MONTHS } from '../form/messages.ts'
import { PHOTO_MIB } from '../form/photo-sizes.ts'
import { MEBIBYTE } from '../values/mebibyte.ts'

/** Pictures that agents’ software sends or names. */
export const AGENT_PICTURE_MIB = 20

/** Business limits (specification sections 5 and 9, the contract's option lists). */
export const LIMITS = {
  sellingPrice: { min: 1, max: 999_999_999 },
  rentAmount: { min: 1, max: 999_999 },
  /** Deposits and yearly charges, in pounds. */
  charge: { min: 0, max: 999_999 },
  years: { min: 0, max: 999 },
  percent: { min: 0, max: 999 },
  occupants: { min: 1, max: 99 },
  bedrooms: { min: 1, max: 20 },
  bathrooms: { min: 1, max: 20 },
  receptions: { min: 0, max: 20 },
  leaseYears: { min: 1, max: 999 },
  epcRating: { min: 1, max: 100 },
  summary: 255,
  description: 10_000,
  /** As long as RTDF takes. */
  agentDescription: 32_000,
  shortText: 100,
  doorNumber: 20,
  startDateMonths: START_DATE_MONTHS,
  moveInDateMonths: 12,
  /** How far ahead the date in a notice may lie. */
  noticeMonths: 24,
  draftDays: 90,
  closedCaseDays: 365,
  /** For an agency's programs. */
  agencyEnquiryDays: 90,
  /** For an agent's software that asks for them by RTDF's calls, and from its last call on. */
  leadDays: 14,
  /** What portals answered. */
  portalCallDays: 90,
  /** Minutes until a new advert appears in searches: the longer of section 9's two figures. */
  minutesUntilFound: 45,
  photos: 20,
  /** Floor plans: one of each storey. */
  plans: 3,
  /** As long as the feeds of other sites take. */
  videoTour: 250,
  photoBytes: PHOTO_MIB * MEBIBYTE,
  /** Of agents' pictures, in pixels. */
  smallestPictureSide: 200,
} as const

/** Seven and 21 more to get a certificate that was ordered; the day of the first marketing is the first (see L11). */
export const CERTIFICATE_DAYS = 28

/** How long emails that were sent are kept, and those that cannot be sent are tried. */
export const EMAIL_DAYS = 30
/** How long answers about a postcode are kept, at most. */
export const LOOKUP_DAYS = 30

/** How long after it was bought a tenant reference can be asked for. */
export const REFERENCE_MONTHS = 12

/** How many parts of the form an advert has to fill in, by what it is and where. */
export const PARTS_TO_FILL = { min: 15, max: 25 } as const
