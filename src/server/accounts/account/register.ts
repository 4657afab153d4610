import { DAY_SECONDS } from '#shared/values/time-units.ts'
import type { NewSession } from '../../http/caller.ts'
import type { AccountStore, NewAccount } from './account.ts'

export interface RegisterDeps {
  readonly accounts: Pick<AccountStore, 'register' | 'count'>
  readonly registerLimits: { readonly perBrowser: number; readonly perClient: number }
  readonly now: () => Date
}

export type Registered =
  | { readonly kind: 'registered'; readonly accountId: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** It can show whether an email has an account, so few tries are allowed. */
export async function register(
  { accounts, registerLimits, now }: RegisterDeps,
  account: NewAccount,
  client: string,
  session: NewSession,
): Promise<Registered> {
  const at = now()
  const browser = session.guestKey?.toString('base64url')
  const limits = [
    ...(browser === undefined
      ? []
      : [{ name: `register guest ${browser}`, most: registerLimits.perBrowser }]),
    { name: 'register', client, most: registerLimits.perClient },
  ]
  const wait = await accounts.count(limits, at, DAY_SECONDS)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  const accountId = await accounts.register(account, session, at)
  return accountId === null ? { kind: 'taken' } : { kind: 'registered', accountId }
}
