import { purgeAccounts } from './accounts/purge-accounts.ts'
import { purgeDrafts } from './adverts/purge-drafts.ts'
import type { Log } from './http/log.ts'
import { purgeOutbox } from './jobs/purge-outbox.ts'
import { purgeLookups } from './lookups/purge-lookups.ts'

const DAY_MS = 86_400_000

interface Purged {
  readonly adverts: Parameters<typeof purgeDrafts>[0]
  readonly lookups: Parameters<typeof purgeLookups>[0]
  readonly accounts: Parameters<typeof purgeAccounts>[0]
  readonly outbox: Parameters<typeof purgeOutbox>[0]
}

/** Purges now and once a day; answers how to end that. */
export function schedulePurge({ adverts, lookups, accounts, outbox }: Purged, log: Log): () => void {
  const purge = (): void => {
    purgeDrafts(adverts).then(
      (removed) => removed > 0 && log.info({ removed }, 'removed drafts that nobody saved any more'),
      (error: unknown) => log.warn({ err: error }, 'old drafts could not be removed'),
    )
    purgeLookups(lookups).then(
      (removed) => removed > 0 && log.info({ removed }, 'forgot old answers of providers'),
      (error: unknown) => log.warn({ err: error }, 'old answers of providers could not be forgotten'),
    )
    purgeAccounts(accounts).catch((error: unknown) =>
      log.warn({ err: error }, 'old sessions could not be removed'),
    )
    purgeOutbox(outbox).catch((error: unknown) => log.warn({ err: error }, 'old emails could not be removed'))
  }
  purge()
  const timer = setInterval(purge, DAY_MS).unref()
  return () => clearInterval(timer)
}
