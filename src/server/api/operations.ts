import type { Scope } from '#shared/account/agency-keys.ts'
import type { Schema } from '#shared/api/open-api.ts'
import { ADVERT_STATES } from './api.ts'
import { BRANCH, LISTING, REFERENCE, type SchemaName } from './schemas.ts'

export interface Parameter {
  readonly in: 'path' | 'query'
  readonly schema: Schema
  /** Where the schema doesn't say it. */
  readonly description?: string
}

export interface Operation {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** After the address of the API. */
  readonly path: string
  readonly tag: keyof typeof TAGS
  readonly scope: Scope
  readonly summary: string
  readonly description: string
  readonly parameters: Readonly<Record<string, Parameter>>
  readonly body?: SchemaName
  readonly answers: Readonly<
    Partial<Record<200 | 201 | 204, { readonly description: string; readonly schema: SchemaName | null }>>
  >
}

export const TAGS = {
  Adverts: 'The homes that the agency advertises, whichever way they came.',
} as const

export const PAGE = { usual: 50, most: 200 } as const

const inPath = (schema: Schema): Parameter => ({ in: 'path', schema })
const inQuery = (description: string, schema: Schema): Parameter => ({ in: 'query', description, schema })

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
    description: 'In the order in which they were made, so that none is missed while there are new ones.',
    parameters: {
      branch: inQuery('Only of this branch.', BRANCH),
      reference: inQuery('Only with this reference.', REFERENCE),
      state: inQuery('Only in this state.', { enum: ADVERT_STATES }),
      changed_since: inQuery('Only what was changed at this time or later.', {
        type: 'string',
        format: 'date-time',
      }),
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
} as const satisfies Readonly<Record<string, Operation>>

export type OperationName = keyof typeof OPERATIONS
