import type { SignedInUser } from '#shared/api/document-state.ts'

export interface Account {
  readonly accountId: string
  readonly ownerKey: Buffer
  readonly email: string
  readonly isAgent: boolean
  /** E.164. */
  readonly phone: string | null
  /** The number was confirmed by a code. */
  readonly isVerified: boolean
  /** They opened a link sent to their address. */
  readonly isEmailVerified: boolean
  readonly remembered: boolean
}

export interface Caller {
  /** Null for a guest. */
  readonly account: Account | null
  /** The account's, or that of the guest's cookie; null without one. */
  readonly ownerKey: Buffer | null
  /** As `clientBucket` names it. */
  readonly client: string
}
export interface OwnerCaller extends Caller {
  readonly ownerKey: Buffer
}
export interface SignedInCaller extends OwnerCaller {
  readonly account: Account
}

/** How long a browser is remembered in which somebody signed in. */
export const DEVICE_DAYS = 365

/** The cookies' hashes, as stored. */
export interface NewSession {
  /** This guest's drafts move to the account. */
  readonly guestKey: Buffer | null
  readonly oldSession: Buffer | null
  readonly newSession: Buffer
  readonly device: Buffer
}

export const accountShown = ({ account }: Pick<Caller, 'account'>): SignedInUser | null =>
  account === null ? null : { email: account.email, isAgent: account.isAgent }
