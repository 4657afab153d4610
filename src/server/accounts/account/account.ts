import type { Use } from '../../db/limit.ts'
import type { Account, NewSession } from '../../http/caller.ts'

export interface StoredAccount {
  readonly id: string
  /** Null until a password is chosen. */
  readonly passwordHash: string | null
  readonly isAgent: boolean
  readonly isVerified: boolean
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
  readonly findByEmail: (email: string, device: Buffer | null) => Promise<StoredAccount | null>
  /** The account, its session and its welcome email, all or nothing; null if the email has an account. */
  readonly register: (account: NewAccount, session: NewSession, at: Date) => Promise<string | null>
  readonly isPasswordLink: (link: Buffer, at: Date) => Promise<boolean>
  /** The link works once. Ends all the account's sessions, and starts `session` if `oldSession` was one of them. */
  readonly choosePassword: (
    link: Buffer,
    passwordHash: string,
    session: NewSession,
    at: Date,
  ) => Promise<'used' | 'chosen' | 'chosen-signed-in'>
  /** Whether the account exists is checked only when the email is sent. */
  readonly queueReset: (email: string) => Promise<void>
  /** Counts one of each use and returns null, or counts nothing and returns the seconds to wait. */
  readonly count: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<number | null>
  readonly giveBack: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<void>
}

export interface SessionStore {
  /** Also counts as a use of the session. */
  readonly find: (session: Buffer, at: Date) => Promise<Account | null>
  /** False if the account's password has changed since it was verified. */
  readonly start: (
    accountId: string,
    passwordHash: string | null,
    remembered: boolean,
    session: NewSession,
    at: Date,
  ) => Promise<boolean>
  readonly end: (session: Buffer) => Promise<void>
  /** Forgets expired sessions, links and codes, and devices not seen for a year. */
  readonly forgetBefore: (now: Date) => Promise<void>
}
