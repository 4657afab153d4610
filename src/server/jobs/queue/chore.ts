import type { Job } from './job.ts'

export interface Chore {
  readonly name: string
  readonly schedule: string
  /** Returns a number only if it is worth logging. */
  readonly run: () => Promise<number | void>
  readonly done: string
}

export const chore = (
  { name, schedule, run, done }: Chore,
  log: { readonly info: (fields: object, message: string) => void },
): Job => ({
  name,
  schedule,
  atOnce: 1,
  pollSeconds: 30,
  attemptSeconds: 900,
  retries: { most: 3, firstWaitSeconds: 60 },
  keptDays: 7,
  waitsDays: 7,
  run: async () => {
    const removed = await run()
    if (removed !== undefined && removed > 0) log.info({ removed }, done)
    return { kind: 'done' }
  },
})
