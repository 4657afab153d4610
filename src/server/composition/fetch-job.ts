import { type FetchDeps, fetchPictures } from '../agents/feeds/fetch-pictures.ts'
import { FETCH_PICTURES } from '../agents/feeds/media.ts'
import type { Job } from '../jobs/queue/job.ts'

/** The pictures of one home. What cannot be had now is tried again for about a day. */
export const fetchJob = (deps: FetchDeps): Job => ({
  name: FETCH_PICTURES,
  atOnce: 4,
  pollSeconds: 2,
  // Twenty pictures, four at a time, of a host that takes its minute for each.
  attemptSeconds: 600,
  retries: { most: 10, firstWaitSeconds: 60, longestWaitSeconds: 21_600 },
  keptDays: 7,
  waitsDays: 7,
  oneWaits: true,
  isByAgency: true,
  schedule: null,
  run: async ({ number }, { isLast }) => {
    if (!Number.isSafeInteger(number)) return { kind: 'failed', reason: 'it names no home' }
    return (await fetchPictures(deps, Number(number), isLast))
      ? { kind: 'done' }
      : { kind: 'retry', reason: 'we couldn’t reach a host' }
  },
})
