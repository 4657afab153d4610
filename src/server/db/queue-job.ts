import type { ClientBase } from 'pg'
import type { Database } from './pool.ts'

export interface NewJob {
  /** A queue of src/server/composition/job-list.ts. */
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
  /** A second job with this key is not added while the first is kept. */
  readonly key: string
}

/** The job exists if and only if the caller's transaction commits; pg-boss supports adding it by SQL. */
export async function queueJob(
  connection: ClientBase | Database,
  { name, data, key }: NewJob,
): Promise<void> {
  await connection.query({ ...ADD, values: [name, key, JSON.stringify(data)] })
}

const ADD = {
  name: 'add-job',
  text: `insert into job_common (id, name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until)
    select md5($2)::uuid, $1, $3, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second'
    from (select $1::text as name) as wanted left join queue using (name)
    on conflict do nothing`,
}

/** In SQL: whether the queue keeps a job with this key: an expression, with its columns’ tables named. */
export const isQueued = (name: string, key: string): string =>
  `exists (select from job_common where name = '${name}' and id = md5(${key})::uuid)`

export interface NextRun extends NewJob {
  readonly at: Date
}

/** For queues whose policy is 'short'. Of one key at most one job waits: asked for again, it runs at the earlier of the two times. */
export async function queueNextRun(
  connection: ClientBase | Database,
  { name, key, data, at }: NextRun,
): Promise<void> {
  await connection.query({ ...ADD_NEXT, values: [name, key, JSON.stringify(data), at] })
}

const ADD_NEXT = { name: 'add-next-run', text: 'select queue_next_run($1, $2, $3, $4)' }
