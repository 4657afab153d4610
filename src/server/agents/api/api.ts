import type { Scope } from '#shared/account/agency-keys.ts'
import type { HomeStatus } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { ProblemName } from '#shared/api/api-problems.ts'
import type { AppType } from '#shared/form/block.ts'

export interface ApiKey {
  readonly id: string
  readonly agencyId: string
  readonly scopes: readonly Scope[]
  /** Null: all of the agency's. */
  readonly branch: string | null
}

/** Of a key, in the minute that began with its first call. */
export interface Quota {
  readonly most: number
  readonly left: number
  /** Until there is a new minute. */
  readonly seconds: number
}

export interface ApiKeys {
  /** Null if it is unknown or revoked. Notes, to the minute, that it was used. */
  readonly find: (keyHash: Buffer, at: Date) => Promise<ApiKey | null>
  /** Counts a call; null if it was one too many. */
  readonly countCall: (key: ApiKey, at: Date) => Promise<Quota & { readonly isOver: boolean }>
  /** The seconds to wait if a client tried too many wrong keys, else null. */
  readonly countBadKey: (client: string, at: Date) => Promise<number | null>
}

/** One of the members of a body is wrong; `pointer` says where it stands (RFC 6901). */
export interface ApiFault {
  readonly in: 'body' | 'parameters'
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

export type ApiAnswer = { readonly status: 200 | 201 | 204; readonly body: object | null } | ApiProblem

export interface ApiProblem {
  readonly problem: ProblemName
  readonly detail: string
  readonly errors?: readonly ApiFault[]
  /** The same call may do then. */
  readonly waitSeconds?: number
}

/** A file that came with a call. Whoever received it removes it. */
export interface SentFile {
  readonly path: string
  /** SHA-256. */
  readonly hash: Buffer
  readonly bytes: number
  /** Where it stands in the body (RFC 6901). */
  readonly pointer: string
  readonly gone: AbortSignal
}

/** A call whose key may make it, and whose parameters and body fit the operation's schemas. */
export interface ApiCall {
  readonly key: ApiKey
  /** Of the path and the query, as they came. */
  readonly given: Readonly<Record<string, string>>
  readonly body: unknown
  /** Its hash is in the body. */
  readonly file: SentFile | null
  /** The whole one, with its query. */
  readonly address: string
  readonly origin: string
  readonly at: Date
}
export type ApiHandler = (call: ApiCall) => Promise<ApiAnswer>

export interface ApiPicture {
  /** One of the two. */
  readonly url?: string
  readonly photo?: string
  readonly kind: 'photo' | 'floor-plan'
  readonly caption: string
  readonly changed_at: string | null
  readonly state: 'waiting' | 'shown' | 'failed'
  /** Why it is not shown. */
  readonly problem: string | null
}

export const ADVERT_STATES = ['live', 'hidden', 'removed', 'taken-down'] as const
export type ApiAdvertState = (typeof ADVERT_STATES)[number]

export interface StoredAdvert {
  readonly number: number
  readonly listing: string
  readonly branch: string
  readonly ref: string
  readonly appType: AppType
  readonly state: ApiAdvertState
  readonly answers: DraftAnswers
  readonly status: HomeStatus
  readonly features: readonly string[]
  readonly furnished: string | null
  readonly fees: string | null
  readonly pictures: readonly ApiPicture[]
  readonly changedAt: Date
}

export interface AdvertsAsked {
  readonly branch: string | null
  readonly ref: string | null
  readonly state: string | null
  readonly changedSince: Date | null
  /** The number of the last one that was read; 0 for none. */
  readonly after: number
  readonly most: number
}

/** Only of the key's agency, and of its branch if it has one. */
export interface AgencyAdverts {
  readonly find: (key: ApiKey, listing: string) => Promise<StoredAdvert | null>
  /** In the order in which they were made. */
  readonly list: (key: ApiKey, asked: AdvertsAsked) => Promise<readonly StoredAdvert[]>
}
