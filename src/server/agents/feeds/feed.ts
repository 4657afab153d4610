import type { AgentFacts } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { FeedFormat, HomeFormat } from '../../formats/feed-format.ts'
import type { Fault, Warning } from '../../formats/reading.ts'
import type { SentPicture } from './media.ts'

/** Where homes of a branch come from. */
export interface Source {
  readonly agencyId: string
  readonly branch: string
  readonly format: HomeFormat
  /** Of the agency's account: its adverts are that account's. */
  readonly accountId: string
  readonly ownerKey: Buffer
  readonly email: string
}

/** What one program sends for one branch. */
export interface Feed extends Source {
  readonly id: string
  readonly format: FeedFormat
}

/** Null if the agency has no such branch. */
export type FindSource = (agencyId: string, branch: string) => Promise<Source | null>

/** What may be told of an address, and what tells the home from others. */
export interface HomePlace {
  readonly street: string
  readonly town: string
  readonly district: string
  readonly place: string
  /** Null where its number was not sent. */
  readonly key: string | null
}

/** A home that was read without a fault. */
export interface HomeToKeep {
  readonly ref: string
  readonly appType: AppType
  readonly isShown: boolean
  readonly sentAt: Date | null
  readonly answers: DraftAnswers
  readonly facts: AgentFacts
  readonly place: HomePlace
  readonly pictures: readonly SentPicture[]
  /** The sender's own name for this state of it; only Zoopla's calls have one. */
  readonly etag: string | null
  /** JSON text of what was sent. */
  readonly original: string
  /** SHA-256 of what was sent but for its date. */
  readonly contentHash: Buffer
}

export type Kept =
  | {
      readonly kind: 'created' | 'updated' | 'unchanged' | 'older'
      readonly number: number
      readonly listingId: string
    }
  /** The branch advertises the same home under this reference. */
  | { readonly kind: 'duplicate'; readonly ref: string }
  /** The operator took the advert down. */
  | { readonly kind: 'taken-down' }
  | { readonly kind: 'full' }

export type Removed =
  | { readonly kind: 'removed'; readonly number: number; readonly listingId: string }
  /** Where the agency has the reference instead, in words; null if nowhere. */
  | { readonly kind: 'unknown'; readonly elsewhere: string | null }

export interface ListedHome {
  readonly number: number
  readonly ref: string
  readonly appType: AppType
  readonly sentAt: Date | null
  readonly etag: string | null
  readonly listingId: string
}

export interface Stock {
  /** One transaction: the advert is made, changed or hidden, once. */
  readonly keep: (source: Source, home: HomeToKeep, at: Date) => Promise<Kept>
  readonly remove: (source: Source, key: HomeKey, reason: number | null, at: Date) => Promise<Removed>
  /** Without removed ones, by reference. Of both channels if it is null. */
  readonly list: (source: Source, appType: AppType | null) => Promise<readonly ListedHome[]>
}

export interface HomeKey {
  readonly ref: string
  /** Null: whichever has it. */
  readonly appType: AppType | null
}

export type Outcome = 'created' | 'updated' | 'unchanged' | 'older' | 'removed' | 'refused' | 'listed'

export interface FeedCall {
  readonly kind: 'send' | 'remove' | 'list'
  readonly ref: string | null
  readonly outcome: Outcome
  readonly notes: readonly (Fault | Warning)[]
}

/** With what a call shows whose it is, as SHA-256. */
export interface FeedProof {
  readonly secret: Buffer
  /** Null: it came without one. */
  readonly certificate: Buffer | null
}

export interface FeedStore {
  /** Null if no feed of this format has the secret, or it has certificates and this is none of them. */
  readonly find: (proof: FeedProof, format: FeedFormat, at: Date) => Promise<Feed | null>
  /** The agency of a feed that sends files and is in use; else null. */
  readonly agencyOf: (id: string) => Promise<string | null>
  /** Whether any is in use. */
  readonly areAny: () => Promise<boolean>
  /** The seconds to wait if there were too many, else null. */
  readonly countCall: (feed: Feed, at: Date) => Promise<number | null>
  readonly countBadSecret: (client: string, at: Date) => Promise<number | null>
  readonly record: (feed: Feed, call: FeedCall, at: Date) => Promise<void>
  readonly forgetCallsBefore: (then: Date) => Promise<number>
}
