import { createHash } from 'node:crypto'
import type { SharedBudget, Use } from '../../db/limit.ts'
import type { NewSession } from '../../http/caller.ts'
import type { AccountStore, SessionStore } from './account.ts'
import type { Passwords } from './passwords.ts'

export interface SignInDeps {
  readonly sessions: Pick<SessionStore, 'start'>
  readonly accounts: Pick<AccountStore, 'findByEmail' | 'count' | 'giveBack'>
  readonly passwords: Passwords
  readonly signInLimits: SignInLimits
  readonly now: () => Date
}
export interface SignInLimits {
  /** Of wrong passwords, for each account. */
  readonly ofAccount: SharedBudget
  readonly perKnownBrowser: number
  readonly perClient: number
  readonly windowSeconds: number
}

export interface Credentials {
  /** Normalised. */
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly isAgent: boolean; readonly isVerified: boolean }
  /** Does not tell which: no such account, or not its password. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

/** An unknown email takes as long as a known one. */
export async function signInByPassword(
  deps: SignInDeps,
  { email, password, remember }: Credentials,
  client: string,
  session: NewSession,
): Promise<SignInOutcome> {
  const { accounts, sessions, passwords, signInLimits, now } = deps
  const at = now()
  const account = await accounts.findByEmail(email, session.device)
  const limits = limitsFor(email, account?.isKnownDevice ? session.device : null, client, signInLimits)
  // Counted before the password is checked, so that guesses at the same time cannot exceed the limit.
  const wait = await accounts.count(limits, at, signInLimits.windowSeconds)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const isRight = await passwords.verify(account?.passwordHash ?? null, password, client)
  if (isRight === false) return { kind: 'wrong' }
  await accounts.giveBack(limits, at, signInLimits.windowSeconds)
  if (isRight === null || account === null) return { kind: 'busy' }
  // Refused if the password has changed meanwhile.
  const isSignedIn = await sessions.start(account.id, account.passwordHash, remember, session, now())
  if (!isSignedIn) return { kind: 'wrong' }
  return { kind: 'signed-in', isAgent: account.isAgent, isVerified: account.isVerified }
}

/** A known browser has its own tries, so that others' wrong passwords cannot lock it out. */
function limitsFor(email: string, device: Buffer | null, client: string, limits: SignInLimits): Use[] {
  const account = createHash('sha256').update(email).digest('base64url')
  const ofClient = { name: 'sign-in', client, most: limits.perClient }
  if (device === null) return [ofClient, { name: `sign-in ${account} any`, client, budget: limits.ofAccount }]
  const browser = device.toString('base64url')
  return [ofClient, { name: `sign-in ${account} ${browser}`, most: limits.perKnownBrowser }]
}
