import { DAY_MS } from '#shared/values/time-units.ts'
import type { SessionStore } from './account.ts'
import type { SocialStore } from './social.ts'

/** Longer than any provider's token is accepted. */
const TOKEN_MS = DAY_MS

export async function purgeAccounts({
  sessions,
  social,
  now,
}: {
  readonly sessions: Pick<SessionStore, 'forgetBefore'>
  readonly social: Pick<SocialStore, 'forgetTokensBefore'>
  readonly now: () => Date
}): Promise<void> {
  await sessions.forgetBefore(now())
  await social.forgetTokensBefore(new Date(now().getTime() - TOKEN_MS))
}
