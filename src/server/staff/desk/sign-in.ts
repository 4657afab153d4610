import { createHash } from 'node:crypto'
import type { Use } from '../../db/limit.ts'
import { hashOfRecoveryCode, stepOfCode } from './second-factor.ts'
import type { DeskSignInLimits, NewStaffSession, Proof, StaffStore } from './staff.ts'

/** Null where too many wait already. */
export interface DeskPasswords {
  readonly hash: (password: string, client: string) => Promise<string | null>
  readonly verify: (passwordHash: string | null, password: string, client: string) => Promise<boolean | null>
}

export interface DeskSignInDeps {
  readonly staff: Pick<StaffStore, 'findSecrets' | 'signIn' | 'count' | 'giveBack'>
  readonly passwords: DeskPasswords
  readonly signInLimits: DeskSignInLimits
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
  const limits = limitsFor(email, secrets?.isKnownBrowser ? opened.browser : null, client, signInLimits)
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

/** A known browser has its own tries, so that others' wrong ones don't keep it out. */
function limitsFor(email: string, browser: Buffer | null, client: string, limits: DeskSignInLimits): Use[] {
  const member = createHash('sha256').update(email).digest('base64url')
  const ofClient = { name: 'desk sign-in', client, most: limits.perClient }
  if (browser === null) return [ofClient, { name: `desk sign-in ${member}`, client, budget: limits.ofMember }]
  const name = `desk sign-in ${member} ${browser.toString('base64url')}`
  return [ofClient, { name, most: limits.perKnownBrowser }]
}
