import type { ClientBase } from 'pg'
import type { Database } from './pool.ts'
import { queueNextRun } from './queue-job.ts'

/** The triggers of migration 040 name it, too. */
export const PUSH_ADVERTS = 'push-adverts'

/** Soon a portal is brought up to date with what is due there. */
export const queuePush = (connection: ClientBase | Database, portal: string, at: Date): Promise<void> =>
  queueNextRun(connection, { name: PUSH_ADVERTS, key: portal, data: { portal }, at })
