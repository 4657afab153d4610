import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { type Database, isDatabaseDown } from '../../db/pool.ts'
import type { Job, JobResult } from './job.ts'

interface QueueLog {
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}

export interface Queue {
  readonly work: () => Promise<void>
  /** Waits for jobs in progress. */
  readonly stop: () => Promise<void>
}

/** How soon a killed process's job is noticed after its attempt. */
const SUPERVISE_SECONDS = 5
const STOP_MS = 8_000
/** Scheduled jobs of one kind never overlap: one may be waiting or running. */
const ONE_AT_A_TIME = 'exclusive'
const ONE_WAITS = 'short'
const NAMES = {
  done: 'completed',
  retry: 'failed',
  // Without a dead-letter queue a failed job stays in its own.
  failed: 'deadletter',
} as const satisfies Record<JobResult['kind'], string>

/** Our own migrations create the schema's tables. */
export async function openQueue(database: Database, jobs: readonly Job[], log: QueueLog): Promise<Queue> {
  const { rows } = await database.query<{ schema: string }>('select current_schema() as schema')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: rows[0]?.schema ?? 'public',
    // The program's role may not create tables or indexes.
    migrate: false,
    createSchema: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (reported) => {
    // What it reports may not be a real Error.
    const error = reported instanceof Error ? reported : Object.assign(new Error(), reported)
    if (!isDatabaseDown(error)) log.error({ err: error }, 'the job queue failed')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  try {
    await boss.start()
    for (const job of jobs) await declare(boss, job)
  } catch (error) {
    await boss.stop({ close: false, graceful: false })
    throw error
  }
  let isStopped = false
  return {
    work: async () => {
      for (const job of jobs) if (!isStopped) await work(boss, job, log)
    },
    stop: () => {
      isStopped = true
      return boss.stop({ close: false, timeout: STOP_MS })
    },
  }
}

/** The database's options follow the program's. */
async function declare(
  boss: PgBoss,
  { name, attemptSeconds, retries, keptDays, waitsDays, schedule, oneWaits }: Job,
): Promise<void> {
  const options = {
    retryLimit: retries.most,
    retryDelay: retries.firstWaitSeconds,
    retryBackoff: true,
    ...(retries.longestWaitSeconds !== undefined && { retryDelayMax: retries.longestWaitSeconds }),
    expireInSeconds: attemptSeconds,
    deleteAfterSeconds: keptDays * DAY_SECONDS,
    retentionSeconds: waitsDays * DAY_SECONDS,
  }
  const policy = oneWaits ? ONE_WAITS : schedule === null ? 'standard' : ONE_AT_A_TIME
  await boss.createQueue(name, { ...options, policy })
  await boss.updateQueue(name, options)
  if (schedule !== null) await boss.schedule(name, schedule, {}, { tz: 'Europe/London', missed: 'once' })
}

const WORKING = { perJobResults: true, includeMetadata: true } as const

async function work(boss: PgBoss, job: Job, log: QueueLog): Promise<void> {
  const options = { ...WORKING, pollingIntervalSeconds: job.pollSeconds }
  const run = batchesOf(job, log)
  if (!job.isByAgency) {
    await boss.work(job.name, { ...options, batchSize: job.atOnce, burstWhenBatchFull: true }, run)
    return
  }
  // The jobs of one batch are waited for together, however slow one is: so each is a batch, and each batch a worker's.
  for (let i = 0; i < job.atOnce; i++) {
    const worker: string = await boss.work(
      job.name,
      { ...options, batchSize: 1, groupConcurrency: 1 },
      async (batch: Batch) => {
        // The next one at once: pg-boss bursts only where a batch is more than one job.
        boss.notifyWorker(worker)
        return run(batch)
      },
    )
  }
}

type Batch = readonly JobWithMetadata<Readonly<Record<string, unknown>>>[]

const batchesOf = (job: Job, log: QueueLog) => (batch: Batch) =>
  Promise.all(
    batch.map(async ({ id, data, retryCount, retryLimit }) => {
      const attempt = { id, number: retryCount + 1, isLast: retryCount >= retryLimit }
      const result = await runOnce(job, data, attempt, log)
      const output = result.kind === 'done' ? undefined : { reason: result.reason }
      return { id, status: NAMES[result.kind], output }
    }),
  )

async function runOnce(
  job: Job,
  data: Readonly<Record<string, unknown>> | null,
  attempt: Parameters<Job['run']>[1],
  log: QueueLog,
): Promise<JobResult> {
  try {
    return await job.run(data ?? {}, attempt)
  } catch (error) {
    if (isDatabaseDown(error)) return { kind: 'retry', reason: 'the database was away' }
    log.error({ err: error, job: job.name, jobId: attempt.id }, 'a job failed')
    return { kind: 'retry', reason: error instanceof Error ? error.name : 'unknown' }
  }
}
