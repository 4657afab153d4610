import { isUuid } from '#shared/values/uuid.ts'
import { IMPORT_STOCK } from '../agents/feeds/import.ts'
import { type ImportDeps, runImport } from '../agents/feeds/run-import.ts'
import type { Job } from '../jobs/queue/job.ts'

export const GIVEN_UP =
  'Something went wrong on our side, and we didn’t read the rest of the file. Send it again.'

/** Does a part of a file; what is left gets a new job. */
export const importJob = (deps: ImportDeps): Job => ({
  name: IMPORT_STOCK,
  atOnce: 2,
  pollSeconds: 2,
  // Longer than a part takes, so that a killed worker is soon followed by another.
  attemptSeconds: 60,
  retries: { most: 20, firstWaitSeconds: 2, longestWaitSeconds: 60 },
  keptDays: 7,
  waitsDays: 7,
  oneWaits: true,
  isByAgency: true,
  schedule: null,
  run: async ({ importId }, { isLast }) => {
    if (!isUuid(importId)) return { kind: 'failed', reason: 'it names no import' }
    try {
      await runImport(deps, importId)
    } catch (error) {
      if (isLast) await deps.imports.fail(importId, GIVEN_UP, deps.now())
      throw error
    }
    return { kind: 'done' }
  },
})
