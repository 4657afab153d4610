import { createHash } from 'node:crypto'
import type { SharedBudget, Use } from '../db/limit.ts'
import type { AccountStore, Entry } from './account.ts'
import type { Passwords } from './passwords.ts'
import { type EnterDeps, signIn } from './sign-in.ts'

export interface SignInDeps extends EnterDeps {
  readonly accounts: Pick<AccountStore, 'findByEmail' | 'count' | 'giveBack'>
  readonly passwords: Passwords
  readonly signInLimits: SignInLimits
}
export interface SignInLimits {
  /** Wrong passwords. */
  readonly ofAccount: SharedBudget
  /** Of each account. */
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
export interface Knocker {
  readonly client: string
  /** The cookie of a browser that signed in before. */
  readonly device: Buffer | null
}

export type SignedIn =
  | { readonly kind: 'signed-in'; readonly isAgent: boolean; readonly isVerified: boolean }
  /** No such account, or not its password: which of them is nobody's business. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

/** By email and password. An unknown email takes as long as a known one. */
export async function signInByPassword(
  deps: SignInDeps,
  { email, password, remember }: Credentials,
  { client, device }: Knocker,
  entry: Entry,
): Promise<SignedIn> {
  const { accounts, passwords, signInLimits, now } = deps
  const at = now()
  const account = await accounts.findByEmail(email, device)
  const limits = limitsFor(email, account?.isKnownDevice ? device : null, client, signInLimits)
  // Counted before the password is looked at: of a thousand guesses at once no more than the limit are.
  const wait = await accounts.count(limits, at, signInLimits.windowSeconds)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const isRight = await passwords.verify(account?.passwordHash ?? null, password, client)
  if (isRight === false) return { kind: 'wrong' }
  await accounts.giveBack(limits, at, signInLimits.windowSeconds)
  if (isRight === null || account === null) return { kind: 'busy' }
  if (!(await signIn(deps, account, remember, entry))) return { kind: 'wrong' }
  return { kind: 'signed-in', isAgent: account.isAgent, isVerified: account.isVerified }
}

/** A browser that the account knows has tries of its own: nobody else's wrong passwords lock it out. */
function limitsFor(email: string, device: Buffer | null, client: string, limits: SignInLimits): Use[] {
  const account = createHash('sha256').update(email).digest('base64url')
  const ofClient = { name: 'sign-in', client, most: limits.perClient }
  if (device === null) return [ofClient, { name: `sign-in ${account} any`, client, budget: limits.ofAccount }]
  const browser = device.toString('base64url')
  return [ofClient, { name: `sign-in ${account} ${browser}`, most: limits.perKnownBrowser }]
}
