import type { Database } from '../db/pool.ts'

export interface SandboxCall {
  readonly id: string
  /** E.164, as far as what was typed is a number. */
  readonly from: string
  readonly to: string
  /** The number that rang; null where none did. */
  readonly forwardedTo: string | null
  /** What the caller heard where none rang. */
  readonly heard: string | null
}

export interface KeptCall extends SandboxCall {
  /** ISO 8601, UTC. */
  readonly calledAt: string
}

export interface SandboxCallStore {
  readonly keep: (call: SandboxCall, at: Date) => Promise<void>
  /** The newest first. */
  readonly list: () => Promise<readonly KeptCall[]>
}

/** Older ones are forgotten. */
const MOST = 500

interface Row {
  readonly id: string
  readonly caller: string
  readonly called: string
  readonly forwarded_to: string | null
  readonly heard: string | null
  readonly called_at: Date
}

export function sandboxCallStore(database: Database): SandboxCallStore {
  return {
    keep: async ({ id, from, to, forwardedTo, heard }, at) => {
      await database.query(
        `with kept as (
           insert into sandbox_calls (id, caller, called, forwarded_to, heard, called_at) values ($1, $2, $3, $4, $5, $6)
           returning place)
         delete from sandbox_calls where place <= (select place from kept) - ${MOST}`,
        [id, from, to, forwardedTo, heard, at],
      )
    },
    list: async () => {
      const { rows } = await database.query<Row>(
        `select id, caller, called, forwarded_to, heard, called_at from sandbox_calls order by place desc`,
      )
      return rows.map(({ id, caller, called, forwarded_to, heard, called_at }) => ({
        id,
        from: caller,
        to: called,
        forwardedTo: forwarded_to,
        heard,
        calledAt: called_at.toISOString(),
      }))
    },
  }
}
