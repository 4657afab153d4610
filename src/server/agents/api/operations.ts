import type { Scope } from '#shared/account/agency-keys.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import type { ProblemName } from '#shared/api/api-problems.ts'
import type { Schema } from '#shared/api/open-api.ts'
import { PHOTO_MIB } from '#shared/form/photo-sizes.ts'
import { ADVERT_STATES } from './api.ts'
import { BRANCH, LISTING, PHOTO, REFERENCE, type SchemaName } from './schemas.ts'

export interface Parameter {
  readonly in: 'path' | 'query'
  readonly schema: Schema
  /** Where the schema doesn't say it. */
  readonly description?: string
  /** Those of the path always are. */
  readonly isRequired?: true
}

export interface Operation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** After the address of the API. */
  readonly path: string
  readonly tag: keyof typeof TAGS
  readonly scope: Scope
  readonly summary: string
  readonly description: string
  readonly parameters: Readonly<Record<string, Parameter>>
  readonly body?: SchemaName
  /** It comes in a form, as its member 'file', or as the whole body in one of these types. */
  readonly file?: { readonly description: string; readonly types: readonly string[] }
  /** Beside those that follow from the rest. */
  readonly problems?: readonly ProblemName[]
  readonly answers: Readonly<
    Partial<Record<200 | 201 | 204, { readonly description: string; readonly schema: SchemaName | null }>>
  >
}

/** It takes an Idempotency-Key. */
export const isWriting = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET'

const ENQUIRIES = `What people write about the homes, from the day on which the agency has a key for it. We email every enquiry as well, and keep it here for ${LIMITS.agencyEnquiryDays} days.`

const PHOTOS =
  'Pictures you send as bytes, each for the adverts of one branch. An advert names them by their id, in the order it shows them. If no advert has one, we may delete it a day after you uploaded it.'

export const TAGS = {
  Adverts: 'The homes the agency advertises, whichever way they came.',
  Photos: PHOTOS,
  Enquiries: ENQUIRIES,
} as const

/** Why an advert ends, with RTDF's codes, which feeds are kept with. */
export const REMOVALS = {
  withdrawn: 9,
  sold: 7,
  'sold-by-another': 8,
  'instruction-lost': 10,
  let: 12,
} as const satisfies Readonly<Record<string, number>>
export type RemovalReason = keyof typeof REMOVALS

export const PAGE = { usual: 50, most: 200 } as const

const inPath = (schema: Schema): Parameter => ({ in: 'path', schema })
const inQuery = (description: string, schema: Schema): Parameter => ({ in: 'query', description, schema })

// Leap seconds and the year 0 are in the formats, and no moments that a database has.
const DAY: Schema = { type: 'string', format: 'date', pattern: '^[12]' }
const MOMENT: Schema = { type: 'string', format: 'date-time', pattern: '^[12].*T.*:[0-5]\\d(?:[.Z+-]|$)' }

const PAGING = {
  after: inQuery('As the address of the next page has it.', { type: 'string', pattern: '^\\d{1,15}$' }),
  limit: inQuery(`How many at most; ${PAGE.usual} if it is left out.`, {
    type: 'integer',
    minimum: 1,
    maximum: PAGE.most,
  }),
}

/** Routes, their checks, the document and the page are made from this alone. */
export const OPERATIONS = {
  listAdverts: {
    method: 'GET',
    path: '/adverts',
    tag: 'Adverts',
    scope: 'adverts:read',
    summary: 'List adverts',
    description: 'In the order they came, so that you don’t miss any while there are new ones.',
    parameters: {
      branch: inQuery('Only of this branch.', BRANCH),
      reference: inQuery('Only with this reference.', REFERENCE),
      state: inQuery('Only in this state.', { enum: ADVERT_STATES }),
      changed_since: inQuery('Only what changed at this time or later.', MOMENT),
      ...PAGING,
    },
    answers: { 200: { description: 'A page of adverts.', schema: 'AdvertPage' } },
  },
  readAdvert: {
    method: 'GET',
    path: '/adverts/{advert}',
    tag: 'Adverts',
    scope: 'adverts:read',
    summary: 'Read an advert',
    description: 'With the state of each of its pictures.',
    parameters: { advert: inPath(LISTING) },
    answers: { 200: { description: 'The advert.', schema: 'Advert' } },
  },
  putAdvert: {
    method: 'PUT',
    path: '/branches/{branch}/adverts/{reference}',
    tag: 'Adverts',
    scope: 'adverts:write',
    summary: 'Make or replace an advert',
    description:
      'The body is the whole advert, as you read it. A reference of a branch is one advert. Send it again to change it, or to put one you removed back at its address. What’s the same changes nothing. What the agency’s people changed by hand stays. We fetch pictures afterwards.',
    parameters: { branch: inPath(BRANCH), reference: inPath(REFERENCE) },
    body: 'Advert',
    answers: {
      200: { description: 'We changed it, or it was the same.', schema: 'AdvertKept' },
      201: { description: 'We made it.', schema: 'AdvertKept' },
    },
  },
  removeAdvert: {
    method: 'DELETE',
    path: '/branches/{branch}/adverts/{reference}',
    tag: 'Adverts',
    scope: 'adverts:write',
    summary: 'Remove an advert',
    description: 'We take it off at once.',
    parameters: {
      branch: inPath(BRANCH),
      reference: inPath(REFERENCE),
      reason: { ...inQuery('Why it ends.', { enum: Object.keys(REMOVALS) }), isRequired: true },
    },
    answers: { 204: { description: 'We took it off.', schema: null } },
  },
  uploadPhoto: {
    method: 'POST',
    path: '/branches/{branch}/photos',
    tag: 'Photos',
    scope: 'adverts:write',
    summary: 'Upload a photo',
    description: `We make a new picture from it, without what the camera saved in the file. The same file again is the same photo. We refuse a photo smaller than ${LIMITS.smallestPictureSide} pixels a side.`,
    parameters: { branch: inPath(BRANCH) },
    file: {
      description: `A JPG, PNG or GIF of at most ${PHOTO_MIB} MiB.`,
      types: ['image/jpeg', 'image/png', 'image/gif'],
    },
    answers: {
      200: { description: 'The branch had it already.', schema: 'Photo' },
      201: { description: 'It’s there, for a day or for an advert.', schema: 'Photo' },
    },
  },
  listPhotos: {
    method: 'GET',
    path: '/branches/{branch}/photos',
    tag: 'Photos',
    scope: 'adverts:read',
    summary: 'List uploaded photos',
    description: 'In the order you first uploaded them, with the adverts that have them.',
    parameters: { branch: inPath(BRANCH), ...PAGING },
    answers: { 200: { description: 'A page of photos.', schema: 'PhotoPage' } },
  },
  removePhoto: {
    method: 'DELETE',
    path: '/branches/{branch}/photos/{photo}',
    tag: 'Photos',
    scope: 'adverts:write',
    summary: 'Remove an uploaded photo',
    description: 'Only one that no advert has: put the advert without it first.',
    parameters: { branch: inPath(BRANCH), photo: inPath(PHOTO) },
    problems: ['in-use'],
    answers: { 204: { description: 'We removed it.', schema: null } },
  },
  listEnquiries: {
    method: 'GET',
    path: '/enquiries',
    tag: 'Enquiries',
    scope: 'enquiries:read',
    summary: 'List enquiries',
    description: 'In the order they came.',
    parameters: {
      advert: inQuery('Only about this advert.', LISTING),
      since: inQuery('Only what came at this time or later.', MOMENT),
      ...PAGING,
    },
    answers: { 200: { description: 'A page of enquiries.', schema: 'EnquiryPage' } },
  },
  readStatistics: {
    method: 'GET',
    path: '/statistics',
    tag: 'Enquiries',
    scope: 'statistics:read',
    summary: 'Count enquiries',
    description: 'How many there were about each advert. We leave out adverts without any.',
    parameters: {
      from: { ...inQuery('The first day, in the United Kingdom.', DAY), isRequired: true },
      to: { ...inQuery('The last day.', DAY), isRequired: true },
      ...PAGING,
    },
    answers: { 200: { description: 'A page of adverts with their numbers.', schema: 'StatisticsPage' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export type OperationName = keyof typeof OPERATIONS
