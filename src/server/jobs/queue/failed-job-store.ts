import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly failedAt: Date
  readonly attempts: number
  readonly reason: string
  readonly email: { readonly kind: string; readonly to: string } | null
}

interface Row extends Omit<FailedJob, 'email'> {
  readonly kind: string | null
  readonly to: string | null
}

/** Oldest first. */
export async function listFailedJobs(database: Database): Promise<readonly FailedJob[]> {
  const { rows } = await database.query<Row>(
    `select id, name, completed_on as "failedAt", retry_count + 1 as attempts,
       coalesce(output ->> 'reason', output ->> 'message', 'unknown') as reason, data ->> 'kind' as kind, data ->> 'to' as "to"
     from job_common where state = 'failed' order by completed_on, id`,
  )
  return rows.map(({ kind, to, ...job }) => ({
    ...job,
    email: kind === null || to === null ? null : { kind, to },
  }))
}

/** Runs at once, with all its attempts again. False if no failed job has that id. */
export async function retryJob(database: Database, id: string, { by, why, at }: Decision): Promise<boolean> {
  // Not a UUID check: ids made from a key have no standard version.
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return false
  return inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ name: string }>(
        `update job_common set state = 'retry', retry_count = 0, started_on = null, completed_on = null, output = null,
           start_after = now()
         where id = $1 and state = 'failed' returning name`,
        [id],
      )
      if (!rows[0]) return false
      await recordAct(connection, by, { act: 'retry', on: { kind: 'job', id }, why, before: rows[0] }, at)
      return true
    },
    (retried) => retried,
  )
}
