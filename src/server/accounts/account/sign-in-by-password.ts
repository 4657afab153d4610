import { type SignInLimits, signInUses } from '../../db/limit.ts'
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
  const knownBrowser = account?.isKnownDevice ? session.device : null
  const limits = signInUses('sign-in', signInLimits, { email, knownBrowser, client })
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
