import { type PushDeps, pushAdverts, RUN_MS } from '../agents/portals/push-adverts.ts'
import { PUSH_ADVERTS } from '../db/queue-push.ts'
import type { Job } from '../jobs/queue/job.ts'

/** What is due at one portal. How often an advert is tried stands there; the job is tried again if its process died. */
export const pushJob = (deps: PushDeps): Job => ({
  name: PUSH_ADVERTS,
  atOnce: 4,
  pollSeconds: 2,
  // A run, and the two calls about its last advert.
  attemptSeconds: RUN_MS / 1_000 + 100,
  retries: { most: 10, firstWaitSeconds: 30, longestWaitSeconds: 600 },
  keptDays: 1,
  waitsDays: 7,
  oneWaits: true,
  isByAgency: true,
  schedule: null,
  run: async ({ portal }) => {
    if (typeof portal !== 'string') return { kind: 'failed', reason: 'it names no portal' }
    await pushAdverts(deps, portal)
    return { kind: 'done' }
  },
})
