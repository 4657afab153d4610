import type { AskedFeed, BranchEnquiries } from '#shared/account/agency-feeds.ts'
import type { AskedKey } from '#shared/account/agency-keys.ts'
import type { AgencyRole, Invited } from '#shared/account/agency-people.ts'
import type { EditedHome } from '#shared/advert/agency-home.ts'
import type { Memberships } from '#shared/advert/agency-memberships.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type {
  AgencyBranch,
  AgencyCall,
  AgencyFile,
  AgencyFileLine,
  AgencyFileSummary,
  AgencyHomes,
  AgencyKey,
  AgencyMember,
  AgencyPeople,
  OpenInvitation,
} from '#shared/api/agency-view.ts'
import type { AppType } from '#shared/form/block.ts'
import type { HomesQuery } from '#shared/journey/agency-query.ts'
import type { FeedFormat } from '../../formats/feed-format.ts'

export type PeopleOutcome = 'done' | 'nobody' | 'last-owner' | 'member-already' | 'too-many'

export interface PeopleStore {
  readonly memberOf: (accountId: string) => Promise<AgencyMember | null>
  readonly people: (agencyId: string) => Promise<AgencyPeople>
  /** In one transaction, with its email. One who was invited before gets a new link. */
  readonly invite: (by: AgencyMember, invited: Invited, at: Date) => Promise<PeopleOutcome>
  readonly withdraw: (by: AgencyMember, invitation: string, at: Date) => Promise<PeopleOutcome>
  readonly changeRole: (
    by: AgencyMember,
    accountId: string,
    role: AgencyRole,
    at: Date,
  ) => Promise<PeopleOutcome>
  /** Others, or oneself. */
  readonly remove: (by: AgencyMember, accountId: string, at: Date) => Promise<PeopleOutcome>
  /** Null if the link is wrong, used or too old. */
  readonly invitation: (link: Buffer, at: Date) => Promise<OpenInvitation | null>
  /** Once; false if the link does no more, or they are of an agency already. */
  readonly join: (link: Buffer, account: JoiningAccount, at: Date) => Promise<boolean>
}

export interface JoiningAccount {
  readonly accountId: string
  /** Must be the one that was invited. */
  readonly email: string
}

export interface MembershipStore {
  readonly find: (agencyId: string) => Promise<Memberships>
  /** In one transaction with its line in the audit; what is as before has none. */
  readonly save: (by: AgencyMember, memberships: Memberships, at: Date) => Promise<void>
}

export type FindHomes = (agencyId: string, query: HomesQuery) => Promise<AgencyHomes>

export interface OwnFeed {
  readonly id: string
  readonly branch: string
  readonly format: FeedFormat
  readonly revokedAt: Date | null
  /** As its people were told. */
  readonly trouble: 'silent' | 'failing' | null
  readonly heardAt: Date | null
  readonly oldSecretUntil: Date | null
  readonly hasCertificate: boolean
}

export interface OwnFeeds {
  readonly feeds: readonly OwnFeed[]
  readonly branches: readonly AgencyBranch[]
  /** Where enquiries go of a branch without an address of its own. */
  readonly email: string
}

export interface SeenFeeds {
  readonly list: (agencyId: string) => Promise<OwnFeeds>
  readonly find: (agencyId: string, feed: string) => Promise<OwnFeed | null>
  /** Newest first. */
  readonly calls: (feed: string, onlyRefused: boolean, most: number) => Promise<readonly AgencyCall[]>
  readonly files: (feed: string) => Promise<readonly AgencyFileSummary[]>
  readonly file: (agencyId: string, file: string) => Promise<AgencyFile | null>
  /** In the order of the file; what it does not have comes last. */
  readonly lines: (file: string, most: number) => Promise<readonly AgencyFileLine[]>
}

/** 'old-works': the secret before the present one still does. */
export type FeedOutcome = 'done' | 'unknown' | 'known' | 'old-works' | 'too-many'

/** Each in one transaction with its line in the audit. */
export interface FeedChanges {
  readonly add: (
    by: AgencyMember,
    feed: AskedFeed<FeedFormat>,
    secretHash: Buffer,
    at: Date,
  ) => Promise<{ readonly id: string } | 'known' | 'too-many'>
  /** The one before works until then, unless the feed was revoked. */
  readonly changeSecret: (
    by: AgencyMember,
    feed: string,
    secretHash: Buffer,
    oldUntil: Date,
    at: Date,
  ) => Promise<FeedOutcome>
  readonly endOldSecret: (by: AgencyMember, feed: string, at: Date) => Promise<FeedOutcome>
  readonly revoke: (by: AgencyMember, feed: string, at: Date) => Promise<FeedOutcome>
  readonly setEnquiries: (by: AgencyMember, enquiries: BranchEnquiries, at: Date) => Promise<FeedOutcome>
  /** False if it is not held. */
  readonly confirm: (by: AgencyMember, file: string, at: Date) => Promise<boolean>
}

export type KeyOutcome = 'done' | 'unknown' | 'too-many'

/** Each change in one transaction with its line in the audit. */
export interface OwnKeys {
  /** Newest first. */
  readonly list: (agencyId: string) => Promise<readonly AgencyKey[]>
  readonly add: (by: AgencyMember, key: AskedKey, hash: Buffer, at: Date) => Promise<KeyOutcome>
  readonly revoke: (by: AgencyMember, id: string, at: Date) => Promise<KeyOutcome>
}

export type SentFile =
  | { readonly kind: 'received'; readonly importId: string }
  | { readonly kind: 'empty' | 'too-large' | 'no-room' | 'busy' }
  /** In words for the sender. */
  | { readonly kind: 'bad-zip'; readonly problem: string }

export interface OwnHome {
  readonly number: number
  readonly listing: string
  readonly ref: string
  readonly branch: string
  readonly appType: AppType
  /** The names of the answers that the feed does not overwrite. */
  readonly byHandFields: readonly string[]
  readonly answers: DraftAnswers
  readonly edited: EditedHome
}

/** Each in one transaction with its line in the audit. Of homes that are taken off there is nothing. */
export interface HomeEdits {
  readonly find: (agencyId: string, number: number) => Promise<OwnHome | null>
  /** False if there is no such home any more. */
  readonly change: (by: AgencyMember, number: number, edited: EditedHome, at: Date) => Promise<boolean>
  /** All that was changed by hand. False if nothing was. */
  readonly giveBack: (by: AgencyMember, number: number, at: Date) => Promise<boolean>
}
