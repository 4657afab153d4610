import type { SessionStore } from './account.ts'

/** Removes the sessions, links and codes whose time is over. */
export async function purgeAccounts({
  sessions,
  now,
}: {
  readonly sessions: Pick<SessionStore, 'forgetBefore'>
  readonly now: () => Date
}): Promise<void> {
  await sessions.forgetBefore(now())
}
