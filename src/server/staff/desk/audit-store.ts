import type { Database } from '../../db/pool.ts'

export interface NotedAct {
  readonly id: string
  readonly doneAt: Date
  readonly who: string
  readonly act: string
  readonly subjectKind: string
  readonly subject: string
  readonly why: string
}

export interface AuditStore {
  /** The newest first. */
  readonly newest: () => Promise<readonly NotedAct[]>
  readonly of: (kind: string, subject: string) => Promise<readonly NotedAct[]>
}

const MOST = 200
const COLUMNS = `id, done_at as "doneAt", who, act, subject_kind as "subjectKind", subject, why`

export function auditStore(database: Database): AuditStore {
  return {
    newest: async () =>
      (await database.query<NotedAct>(`select ${COLUMNS} from audit order by id desc limit ${MOST}`)).rows,
    of: async (kind, subject) =>
      (
        await database.query<NotedAct>(
          `select ${COLUMNS} from audit where subject_kind = $1 and subject = $2 order by id desc limit ${MOST}`,
          [kind, subject],
        )
      ).rows,
  }
}
