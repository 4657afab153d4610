import type { Use } from '../db/limit.ts'

/** Hashes of the cookies that a browser signs in with, and gets. */
export interface Entry {
  /** Whose drafts the account takes over; null where the browser has none. */
  readonly guestKey: Buffer | null
  readonly oldSession: Buffer | null
  readonly newSession: Buffer
  readonly device: Buffer
}

/** What signing in needs to know of an account. */
export interface Account {
  readonly id: string
  /** Null until a password was chosen. */
  readonly passwordHash: string | null
  readonly isAgent: boolean
  readonly isVerified: boolean
  /** Whether the browser signed in to this account before. */
  readonly isKnownDevice: boolean
}

export interface NewAccount {
  /** Normalised. */
  readonly email: string
  /** Null for an agent. */
  readonly title: number | null
  readonly firstName: string
  readonly lastName: string
  /** E.164. */
  readonly phone: string
  /** Null for a seller or landlord. */
  readonly agencyName: string | null
}

export interface AccountStore {
  readonly findByEmail: (email: string, device: Buffer | null) => Promise<Account | null>
  /** The account, its session and its welcome email, all or nothing; null where the email has an account. */
  readonly register: (account: NewAccount, entry: Entry, at: Date) => Promise<string | null>
  /** Whether a link for choosing a password is good for anything. */
  readonly isPasswordLink: (link: Buffer, at: Date) => Promise<boolean>
  /**
   * Uses the link up, sets the password, ends every session of the account, and begins `entry`'s where `oldSession` was one
   * of them. Of many at once one succeeds.
   */
  readonly choosePassword: (
    link: Buffer,
    passwordHash: string,
    entry: Entry,
    at: Date,
  ) => Promise<'used' | 'chosen' | 'chosen-signed-in'>
  /** Queues the email, whether there is such an account or not; that is looked up when it is sent. */
  readonly queueReset: (email: string, at: Date) => Promise<void>
  /** Counts one more of each use, or of none where there may not be another now: then the seconds to wait, else null. */
  readonly count: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<number | null>
  readonly giveBack: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<void>
}

/** Who is signed in. */
interface SignedIn {
  readonly accountId: string
  readonly ownerKey: Buffer
  readonly email: string
  readonly isAgent: boolean
  /** E.164. */
  readonly phone: string | null
  readonly isVerified: boolean
  readonly isEmailVerified: boolean
  readonly remembered: boolean
}

export interface SessionStore {
  /** Counts as its use. */
  readonly find: (session: Buffer, at: Date) => Promise<SignedIn | null>
  /** False where the account's password is no longer the one that was verified: somebody chose another meanwhile. */
  readonly begin: (
    accountId: string,
    passwordHash: string | null,
    remembered: boolean,
    entry: Entry,
    at: Date,
  ) => Promise<boolean>
  readonly end: (session: Buffer) => Promise<void>
  /** Forgets sessions, links and codes whose time is over, and devices that were not seen for a year. */
  readonly forgetBefore: (now: Date) => Promise<void>
}
