import type { Database } from '../db/pool.ts'

export interface QueuedEmail {
  readonly id: string
  readonly sendKey: string
  readonly kind: string
  readonly to: string
  readonly payload: Readonly<Record<string, string>>
  /** This one included. */
  readonly attempts: number
}

export interface OutboxStore {
  /** Takes what is due for `until`: nobody else takes it before that. */
  readonly claim: (most: number, at: Date, until: Date) => Promise<readonly QueuedEmail[]>
  /** Nothing of what it said is kept. */
  readonly markSent: (id: string) => Promise<void>
  readonly retryAt: (id: string, at: Date) => Promise<void>
  readonly giveUp: (id: string) => Promise<void>
  /** Forgets what was sent or given up before then. */
  readonly forgetBefore: (then: Date) => Promise<void>
}

interface Row {
  readonly id: string
  readonly send_key: string
  readonly kind: string
  readonly recipient: string
  readonly payload: Record<string, string>
  readonly attempts: number
}

export function outboxStore(database: Database): OutboxStore {
  const run = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await database.query(text, [...values])).rowCount ?? 0
  return {
    claim: async (most, at, until) => {
      const { rows } = await database.query<Row>({ ...CLAIM, values: [at, until, most] })
      return rows.map(({ id, send_key, kind, recipient, payload, attempts }) => {
        return { id, sendKey: send_key, kind, to: recipient, payload, attempts }
      })
    },
    markSent: async (id) => {
      await run(`update outbox set state = 'sent', recipient = '', payload = '{}' where id = $1`, [id])
    },
    retryAt: async (id, at) => {
      await run('update outbox set next_at = $2 where id = $1', [id, at])
    },
    giveUp: async (id) => {
      await run(`update outbox set state = 'dead' where id = $1`, [id])
    },
    forgetBefore: async (then) => {
      await run(`delete from outbox where state <> 'waiting' and created_at < $1`, [then])
    },
  }
}

const CLAIM = {
  name: 'outbox-claim',
  text: `update outbox set attempts = attempts + 1, next_at = $2 where id in (
      select id from outbox where state = 'waiting' and next_at <= $1 order by next_at limit $3 for update skip locked)
    returning id, send_key, kind, recipient, payload, attempts`,
}
