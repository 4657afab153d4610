import type { AccountStore, Entry } from './account.ts'
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
  /** The browser was signed in to this account, and has a new session. */
  | { readonly kind: 'chosen-signed-in' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The link was used, replaced by a later choice, or is too old. */
  | { readonly kind: 'no-link' }
  | { readonly kind: 'busy' }

/** By a link from an email. A password that is refused leaves the link as it is. */
export async function choosePassword(
  { accounts, passwords, commonPasswords, now }: ChooseDeps,
  link: Buffer,
  password: string,
  client: string,
  entry: Entry,
): Promise<Chosen> {
  const message = passwordProblem(commonPasswords, password)
  if (message !== null) return { kind: 'refused', message }
  if (!(await accounts.isPasswordLink(link, now()))) return { kind: 'no-link' }
  const passwordHash = await passwords.hash(password, client)
  if (passwordHash === null) return { kind: 'busy' }
  const chosen = await accounts.choosePassword(link, passwordHash, entry, now())
  return chosen === 'used' ? { kind: 'no-link' } : { kind: chosen }
}
