import type { NewSession } from '../../http/caller.ts'
import type { AccountStore } from './account.ts'
import type { CommonPasswords } from './common-passwords.ts'
import { passwordProblem } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'

export interface ChooseDeps {
  readonly accounts: Pick<AccountStore, 'isPasswordLink' | 'choosePassword'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly commonPasswords: CommonPasswords
  readonly now: () => Date
}

export type Chosen =
  | { readonly kind: 'chosen' }
  /** This browser was signed in to the account and has a new session. */
  | { readonly kind: 'chosen-signed-in' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The link was used, replaced by a newer one, or has expired. */
  | { readonly kind: 'no-link' }
  | { readonly kind: 'busy' }

/** A refused password leaves the link usable. */
export async function choosePassword(
  { accounts, passwords, commonPasswords, now }: ChooseDeps,
  link: Buffer,
  password: string,
  client: string,
  session: NewSession,
): Promise<Chosen> {
  const message = passwordProblem(commonPasswords, password)
  if (message !== null) return { kind: 'refused', message }
  if (!(await accounts.isPasswordLink(link, now()))) return { kind: 'no-link' }
  const passwordHash = await passwords.hash(password, client)
  if (passwordHash === null) return { kind: 'busy' }
  const chosen = await accounts.choosePassword(link, passwordHash, session, now())
  return chosen === 'used' ? { kind: 'no-link' } : { kind: chosen }
}
