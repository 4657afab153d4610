import type { Entry, SessionStore } from './account.ts'

export interface EnterDeps {
  readonly sessions: Pick<SessionStore, 'begin'>
  readonly now: () => Date
}

/** Whoever proved to be the account's owner, by whatever means, is let in, and their drafts with them. */
export async function signIn(
  { sessions, now }: EnterDeps,
  accountId: string,
  remember: boolean,
  entry: Entry,
): Promise<void> {
  await sessions.begin(accountId, remember, entry, now())
}
