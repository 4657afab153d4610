import { type SignInLimits, signInUses } from '../../db/limit.ts'
import { hashOfRecoveryCode, stepOfCode } from './second-factor.ts'
import type { NewStaffSession, Proof, StaffStore } from './staff.ts'

/** Null where too many wait already. */
export interface DeskPasswords {
  readonly hash: (password: string, client: string) => Promise<string | null>
  readonly verify: (passwordHash: string | null, password: string, client: string) => Promise<boolean | null>
}

export interface DeskSignInDeps {
  readonly staff: Pick<StaffStore, 'findSecrets' | 'signIn' | 'count' | 'giveBack'>
  readonly passwords: DeskPasswords
  readonly signInLimits: SignInLimits
  readonly now: () => Date
}

export interface DeskCredentials {
  /** Normalised. */
  readonly email: string
  readonly password: string
  /** From the app, or a recovery code. */
  readonly code: string
}

export type DeskSignedIn =
  | { readonly kind: 'signed-in' }
  /** Which of the three was wrong is nobody's business. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

export async function signInToDesk(
  { staff, passwords, signInLimits, now }: DeskSignInDeps,
  { email, password, code }: DeskCredentials,
  client: string,
  opened: NewStaffSession,
): Promise<DeskSignedIn> {
  const at = now()
  const secrets = await staff.findSecrets(email, opened.browser)
  const knownBrowser = secrets?.isKnownBrowser ? opened.browser : null
  const limits = signInUses('desk sign-in', signInLimits, { email, knownBrowser, client })
  // Counted before anything is compared: of a thousand guesses at once no more than the limit are.
  const wait = await staff.count(limits, at, signInLimits.windowSeconds)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const isRight = await passwords.verify(secrets?.passwordHash ?? null, password, client)
  if (isRight === null) {
    await staff.giveBack(limits, at, signInLimits.windowSeconds)
    return { kind: 'busy' }
  }
  const proof = secrets === null ? null : proofIn(secrets.totpKey, code, now())
  if (!isRight || secrets === null || proof === null) return { kind: 'wrong' }
  if (!(await staff.signIn(secrets, proof, opened, now()))) return { kind: 'wrong' }
  await staff.giveBack(limits, at, signInLimits.windowSeconds)
  return { kind: 'signed-in' }
}

function proofIn(totpKey: Buffer, code: string, at: Date): Proof | null {
  const step = stepOfCode(totpKey, code, at)
  if (step !== null) return { kind: 'app', step }
  const codeHash = hashOfRecoveryCode(code)
  return codeHash === null ? null : { kind: 'recovery', codeHash }
}
