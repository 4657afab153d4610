import type { Database } from '../../db/pool.ts'
import { SEND_EMAIL } from '../../db/queue-email.ts'

/** Keeps only the key and the kind. */
export type ForgetEmail = (jobId: string) => Promise<void>

export const forgetEmail =
  (database: Database): ForgetEmail =>
  async (jobId) => {
    await database.query(
      `update job_common set data = jsonb_build_object('sendKey', data -> 'sendKey', 'kind', data -> 'kind') where name = $1 and id = $2`,
      [SEND_EMAIL, jobId],
    )
  }
