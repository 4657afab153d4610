import { purgeAccounts } from '../accounts/purge-accounts.ts'
import { purgeDrafts } from '../adverts/purge-drafts.ts'
import type { Log } from '../http/log.ts'
import { purgeOutbox } from '../jobs/purge-outbox.ts'
import { purgeLookups } from '../lookups/purge-lookups.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Purged {
  readonly adverts: Parameters<typeof purgeDrafts>[0]
  readonly lookups: Parameters<typeof purgeLookups>[0]
  readonly accounts: Parameters<typeof purgeAccounts>[0]
  readonly outbox: Parameters<typeof purgeOutbox>[0]
  readonly photos: Parameters<typeof sweepPhotos>[0]
}

interface Chore {
  /** Answers how many, where that is worth a line. */
  readonly run: () => Promise<number | void>
  readonly everyMs: number
  readonly done: string
  readonly failed: string
}

/** Purges now and then again and again; answers how to end that. */
export function schedulePurge({ adverts, lookups, accounts, outbox, photos }: Purged, log: Log): () => void {
  const chores: readonly Chore[] = [
    {
      run: () => purgeDrafts(adverts),
      everyMs: DAY_MS,
      done: 'removed drafts that nobody saved any more',
      failed: 'old drafts could not be removed',
    },
    {
      run: () => purgeLookups(lookups),
      everyMs: DAY_MS,
      done: 'forgot old answers of providers',
      failed: 'old answers of providers could not be forgotten',
    },
    {
      run: () => purgeAccounts(accounts),
      everyMs: DAY_MS,
      done: 'removed old sessions',
      failed: 'old sessions could not be removed',
    },
    {
      run: () => purgeOutbox(outbox),
      everyMs: DAY_MS,
      done: 'removed old emails',
      failed: 'old emails could not be removed',
    },
    {
      run: () => sweepPhotos(photos),
      everyMs: HOUR_MS,
      done: 'removed files of photos that no draft names',
      failed: 'files of photos that no draft names could not be removed',
    },
  ]
  const timers = chores.map((chore) => begin(chore, log))
  return () => timers.forEach((timer) => clearInterval(timer))
}

function begin({ run, everyMs, done, failed }: Chore, log: Log): NodeJS.Timeout {
  const attempt = (): void => {
    run().then(
      (removed) => removed !== undefined && removed > 0 && log.info({ removed }, done),
      (error: unknown) => log.warn({ err: error }, failed),
    )
  }
  attempt()
  return setInterval(attempt, everyMs).unref()
}
