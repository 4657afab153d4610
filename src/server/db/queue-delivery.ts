import type { ClientBase } from 'pg'
import type { Database } from './pool.ts'
import { queueNextRun } from './queue-job.ts'

/** Migration 044 names it, too. */
export const DELIVER_EVENTS = 'deliver-events'

/** Soon a web hook is told what is due. */
export const queueDelivery = (connection: ClientBase | Database, webHook: string, at: Date): Promise<void> =>
  queueNextRun(connection, { name: DELIVER_EVENTS, key: webHook, data: { webHook }, at })
