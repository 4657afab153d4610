import type { AccountStore, Entry, NewAccount } from './account.ts'

export interface RegisterDeps {
  readonly accounts: Pick<AccountStore, 'register' | 'count'>
  readonly registerLimits: { readonly perBrowser: number; readonly perClient: number }
  readonly now: () => Date
}

export type Registered =
  | { readonly kind: 'registered'; readonly accountId: string }
  /** The email has an account. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

const DAY_SECONDS = 86_400

/** Makes the account and signs its owner in. That an email has one can be found out here, so tries are few. */
export async function register(
  { accounts, registerLimits, now }: RegisterDeps,
  account: NewAccount,
  client: string,
  entry: Entry,
): Promise<Registered> {
  const at = now()
  const browser = entry.guestKey?.toString('base64url')
  const limits = [
    ...(browser === undefined
      ? []
      : [{ name: `register guest ${browser}`, most: registerLimits.perBrowser }]),
    { name: 'register', client, most: registerLimits.perClient },
  ]
  const wait = await accounts.count(limits, at, DAY_SECONDS)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const accountId = await accounts.register(account, entry, at)
  return accountId === null ? { kind: 'taken' } : { kind: 'registered', accountId }
}
