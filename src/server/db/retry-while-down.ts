import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from './pool.ts'

const RETRY_MS = 100

/** Runs it again for as long as the database is unavailable, unless `mayRetry` answers no. */
export async function retryWhileDown<T>(run: () => Promise<T>, mayRetry: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseDown(error) || !mayRetry()) throw error
      await sleep(RETRY_MS)
    }
  }
}
