import type { Account, Entry, SessionStore } from './account.ts'

export interface EnterDeps {
  readonly sessions: Pick<SessionStore, 'begin'>
  readonly now: () => Date
}

/** Whoever gave the account's password is let in, and their drafts with them; unless it was changed since it was looked at. */
export function signIn(
  { sessions, now }: EnterDeps,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  remember: boolean,
  entry: Entry,
): Promise<boolean> {
  return sessions.begin(id, passwordHash, remember, entry, now())
}
