import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { IMPORT_STOCK } from '../agents/feeds/import.ts'
import type { ImportDeps } from '../agents/feeds/run-import.ts'
import { importJob } from './import-job.ts'

test('a file that comes before the program has declared its jobs is tried as often as any other', async () => {
  const { owner } = await aDatabase()
  const { rows } = await owner.query(
    `select retry_limit as most, retry_delay as "firstWaitSeconds", retry_delay_max as "longestWaitSeconds",
       expire_seconds as "attemptSeconds" from queue where name = $1`,
    [IMPORT_STOCK],
  )
  const { retries, attemptSeconds } = importJob({} as ImportDeps)
  expect(rows).toEqual([{ ...retries, attemptSeconds }])
})

test('one agency’s files wait for each other, and for no other’s', () => {
  expect(importJob({} as ImportDeps).isByAgency).toBe(true)
})
