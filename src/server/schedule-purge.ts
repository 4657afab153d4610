import { purgeDrafts } from './adverts/purge-drafts.ts'
import type { Log } from './http/log.ts'

const DAY_MS = 86_400_000

/** Purges now and once a day; answers how to end that. */
export function schedulePurge(deps: Parameters<typeof purgeDrafts>[0], log: Log): () => void {
  const purge = (): void => {
    purgeDrafts(deps).then(
      (removed) => removed > 0 && log.info({ removed }, 'removed drafts that nobody saved any more'),
      (error: unknown) => log.warn({ err: error }, 'old drafts could not be removed'),
    )
  }
  purge()
  const timer = setInterval(purge, DAY_MS).unref()
  return () => clearInterval(timer)
}
