import { type DeliverDeps, deliverEvents, RUN_MS } from '../agents/web-hooks/deliver-events.ts'
import { DELIVER_EVENTS } from '../db/queue-delivery.ts'
import type { Job } from '../jobs/queue/job.ts'

/** What is due at one web hook. How often an event is tried stands there; the job is tried again if its process died. */
export const deliverJob = (deps: DeliverDeps): Job => ({
  name: DELIVER_EVENTS,
  atOnce: 4,
  pollSeconds: 2,
  // A run, and the call about its last event.
  attemptSeconds: RUN_MS / 1_000 + 100,
  retries: { most: 10, firstWaitSeconds: 30, longestWaitSeconds: 600 },
  keptDays: 1,
  waitsDays: 7,
  oneWaits: true,
  isByAgency: true,
  schedule: null,
  run: async ({ webHook }) => {
    if (typeof webHook !== 'string') return { kind: 'failed', reason: 'it names no web hook' }
    await deliverEvents(deps, webHook)
    return { kind: 'done' }
  },
})
