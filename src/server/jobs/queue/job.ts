export interface Attempt {
  readonly id: string
  readonly number: number
  readonly isLast: boolean
}

/** Money is never given up. The days are longer than the site is ever away, and than a backup is kept. */
export const UNTIL_DONE = { most: 1_000_000, waitsDays: 3650 } as const

/** 'retry': after a growing wait. 'failed': it can never succeed, unless the operator retries it. */
export type JobResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry' | 'failed'; readonly reason: string }

/** Must be safe to run twice, because a process can die before recording it. An error is a retry. */
export interface Job {
  /** Also its queue's name. */
  readonly name: string
  /** In each process. */
  readonly atOnce: number
  readonly pollSeconds: number
  /** Longer than an attempt takes; a killed process's job then runs again. */
  readonly attemptSeconds: number
  readonly retries: {
    readonly most: number
    readonly firstWaitSeconds: number
    /** Without it a wait doubles each time. */
    readonly longestWaitSeconds?: number
  }
  /** How long the note of a job is kept once it has ended. */
  readonly keptDays: number
  /** After it a job that still waits for its time or a retry is dropped. */
  readonly waitsDays: number
  /** A cron line in London's time: then one job is added for each time, whatever the number of processes. */
  readonly schedule: string | null
  /** Of one key at most one job waits (queueNextRun). */
  readonly oneWaits?: boolean
  /** One agency's jobs run one after another, but for a rare two that are taken at once, so that it never holds up another's. Migration 048 names its queue. */
  readonly isByAgency?: boolean
  readonly run: (data: Readonly<Record<string, unknown>>, attempt: Attempt) => Promise<JobResult>
}
