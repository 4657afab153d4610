import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

export interface EmailToSend {
  /** Names the email: of two with one key the second is not written. */
  readonly sendKey: string
  readonly kind: string
  readonly to: string
  /** What the text is made of when it is sent. Nothing secret: links are made then, too. */
  readonly payload: Readonly<Record<string, string>>
}

/** Writes an email into the outbox, in the transaction of what it tells of. */
export async function queueEmail(
  connection: PoolClient | Database,
  { sendKey, kind, to, payload }: EmailToSend,
  at: Date,
): Promise<void> {
  await connection.query(
    `insert into outbox (send_key, kind, recipient, payload, next_at, created_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (send_key) do nothing`,
    [sendKey, kind, to, JSON.stringify(payload), at],
  )
}
