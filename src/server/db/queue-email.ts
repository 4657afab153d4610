import type { ClientBase } from 'pg'
import type { Database } from './pool.ts'
import { queueJob } from './queue-job.ts'

export const SEND_EMAIL = 'send-email'

export interface EmailToSend {
  /** Of two emails with one key the second is not sent. */
  readonly sendKey: string
  readonly kind: string
  readonly to: string
  /** Nothing secret: links are made when it is sent. */
  readonly payload: Readonly<Record<string, string>>
}

/** Call it in the transaction of what the email reports. */
export const queueEmail = (connection: ClientBase | Database, email: EmailToSend): Promise<void> =>
  queueJob(connection, { name: SEND_EMAIL, data: { ...email }, key: email.sendKey })
