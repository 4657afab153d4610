import type { Database } from '../db/pool.ts'
import type { SandboxMessage } from '../gateways/sandbox-messages.ts'

export interface KeptMessage extends SandboxMessage {
  /** ISO 8601, UTC. */
  readonly sentAt: string
}

export interface MessageStore {
  readonly keep: (message: SandboxMessage, at: Date) => Promise<void>
  /** Newest first. */
  readonly list: () => Promise<readonly KeptMessage[]>
}

/** Older ones are forgotten: they have people’s addresses and codes. */
const MOST = 500

type Row = [id: string, kind: SandboxMessage['kind'], to: string, subject: string, text: string, sentAt: Date]

export function messageStore(database: Database): MessageStore {
  return {
    keep: async ({ id, kind, to, subject, text }, at) => {
      await database.query(
        `with kept as (
           insert into sandbox_messages (id, kind, recipient, subject, body, sent_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (id) do nothing returning place)
         delete from sandbox_messages where place <= (select place from kept) - ${MOST}`,
        [id, kind, to, subject, text, at],
      )
    },
    list: async () => {
      const { rows } = await database.query<Row>({
        text: `select id, kind, recipient, subject, body, sent_at from sandbox_messages order by place desc`,
        rowMode: 'array',
      })
      return rows.map(([id, kind, to, subject, text, sentAt]) => {
        return { id, kind, to, subject, text, sentAt: sentAt.toISOString() }
      })
    },
  }
}
