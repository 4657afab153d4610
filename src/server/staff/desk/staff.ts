import type { Decision } from '../../db/actor.ts'
import type { Use } from '../../db/limit.ts'

/** How long a browser is remembered in which somebody signed in. */
export const BROWSER_DAYS = 90

/** Somebody who is signed in to the desk. */
export interface Staff {
  readonly id: string
  readonly email: string
}

export interface StaffMember extends Staff {
  readonly invitedAt: Date
  /** Null until they chose a password and proved their second factor. */
  readonly joinedAt: Date | null
}

/** What a sign-in is checked against. */
export interface StaffSecrets extends Staff {
  readonly passwordHash: string
  readonly totpKey: Buffer
  /** They have signed in with this browser before. */
  readonly isKnownBrowser: boolean
}

/** Hashes of the cookies' tokens. */
export interface NewStaffSession {
  readonly session: Buffer
  readonly browser: Buffer
}

/** Who opened an invitation's link. */
export interface Invited extends Staff {
  readonly totpKey: Buffer
}

/** A second factor that fitted: the time step of a code from the app, or a recovery code. */
export type Proof =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly codeHash: Buffer }

export interface NewStaff {
  readonly email: string
  readonly link: Buffer
  readonly linkEndsAt: Date
}

export interface StaffStore {
  /** Somebody who was invited and has not joined gets a new link, and the old one ends. */
  readonly invite: (staff: NewStaff, decision: Decision) => Promise<'invited' | 'joined-before'>
  readonly list: () => Promise<readonly StaffMember[]>
  /** With their sessions. False where there is nobody with that address. */
  readonly remove: (email: string, decision: Decision) => Promise<boolean>
  readonly findInvited: (link: Buffer, at: Date) => Promise<Invited | null>
  /** Uses the link up and signs in. False where it was used or has ended meanwhile. */
  readonly join: (link: Buffer, joining: Joining, opened: NewStaffSession, at: Date) => Promise<boolean>
  readonly findSecrets: (email: string, browser: Buffer) => Promise<StaffSecrets | null>
  /** False where the proof was used before, or the password is no longer the one that was verified. */
  readonly signIn: (staff: StaffSecrets, proof: Proof, opened: NewStaffSession, at: Date) => Promise<boolean>
  /** Counts as its use. */
  readonly findSession: (session: Buffer, at: Date) => Promise<Staff | null>
  readonly signOut: (staff: Staff, session: Buffer, at: Date) => Promise<void>
  readonly endSession: (session: Buffer) => Promise<void>
  /** Sessions, invitations and browsers whose time is over. */
  readonly forgetBefore: (now: Date) => Promise<void>
  /** Counts one more of each, or of none where there may not be another now: then the seconds to wait, else null. */
  readonly count: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<number | null>
  readonly giveBack: (uses: readonly Use[], at: Date, windowSeconds: number) => Promise<void>
}

export interface Joining {
  readonly staffId: string
  readonly passwordHash: string
  readonly step: number
  readonly recoveryHashes: readonly Buffer[]
}
