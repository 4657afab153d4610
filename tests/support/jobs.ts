import { PgBoss } from 'pg-boss'
import type { Database } from '../../src/server/db/pool.ts'
import type { Job } from '../../src/server/jobs/queue/job.ts'

const lastRun = new WeakMap<Database, Promise<unknown>>()

/**
 * Runs what is due of this job, as the queue does, until nothing is; the attempts that it took. Two at once take turns, so
 * that what was due before either was called is done when it answers.
 */
export function runDue(database: Database, job: Job): Promise<number> {
  const run = (lastRun.get(database) ?? Promise.resolve()).then(() => runAllDue(database, job))
  lastRun.set(
    database,
    run.catch(() => undefined),
  )
  return run
}

async function runAllDue(database: Database, job: Job): Promise<number> {
  const { rows } = await database.query<{ schema: string }>('select current_schema() as schema')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: rows[0]?.schema ?? '',
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    for (let attempts = 0; ; attempts++) {
      const [next] = await boss.fetch<Record<string, unknown>>(job.name, { includeMetadata: true })
      if (next === undefined) return attempts
      const { id, retryCount, retryLimit } = next
      const attempt = { id, number: retryCount + 1, isLast: retryCount >= retryLimit }
      const result = await job.run(next.data, attempt)
      if (result.kind === 'done') await boss.complete(job.name, id)
      else await boss.fail(job.name, id, { reason: result.reason })
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

/**
 * Runs a batch of what is due of this job by a clock that a test moves, which the queue cannot read; answers how many. Several
 * may do so at once.
 */
export async function runBatchAt(database: Database, job: Job, at: Date): Promise<number> {
  const { rows } = await database.query<{ id: string; data: Record<string, unknown> }>(
    `update job set state = 'active', started_on = now() where name = $1 and id in (
       select id from job where name = $1 and state < 'active' and start_after <= $2
       order by created_on limit $3 for update skip locked)
     returning id, data`,
    [job.name, at, job.atOnce],
  )
  await Promise.all(rows.map(({ id, data }) => job.run(data, { id, number: 1, isLast: false })))
  await database.query(
    `update job set state = 'completed', completed_on = now() where name = $1 and id = any($2)`,
    [job.name, rows.map(({ id }) => id)],
  )
  return rows.length
}

/** The queued and the sent emails, as a table. */
export const EMAILS = `(select data ->> 'sendKey' as send_key, data ->> 'kind' as kind, data -> 'payload' as payload, state::text
  from job where name = 'send-email') as emails`
