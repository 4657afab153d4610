import type { PoolClient } from 'pg'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/values/time-units.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import { BROWSER_DAYS, type NewStaffSession, type Staff, type StaffStore } from './staff.ts'

const IDLE_MS = 30 * MINUTE_MS
const LONGEST_MS = 12 * HOUR_MS
/** So that not every page writes. */
const TOUCH_MS = MINUTE_MS

interface Row extends Staff {
  readonly created_at: Date
  readonly last_used_at: Date
}

const FIND = {
  name: 'staff-sessions-find',
  text: `select staff.id, email, created_at, last_used_at from staff_sessions join staff on staff.id = staff_id
    where token_hash = $1 and expires_at > $2`,
}

export function staffSessions(
  database: Database,
): Pick<StaffStore, 'findSession' | 'signOut' | 'endSession' | 'forgetBefore'> {
  return {
    findSession: async (session, at) => {
      const { rows } = await database.query<Row>({ ...FIND, values: [session, at] })
      const [row] = rows
      if (!row) return null
      if (at.getTime() - row.last_used_at.getTime() >= TOUCH_MS) {
        await database.query(
          'update staff_sessions set last_used_at = $2, expires_at = $3 where token_hash = $1 and last_used_at < $2',
          [session, at, endOf(row.created_at, at)],
        )
      }
      return { id: row.id, email: row.email }
    },
    signOut: (staff, session, at) =>
      inTransaction(
        database,
        async (connection) => {
          await endSession(connection, session)
          const by = { staffId: staff.id, name: staff.email }
          await recordAct(connection, by, { act: 'sign-out', on: { kind: 'staff', id: staff.email } }, at)
        },
        () => true,
      ),
    endSession: (session) => endSession(database, session),
    forgetBefore: async (now) => {
      await deleteInParts(database, 'staff_sessions', 'expires_at <= $1', [now])
      await deleteInParts(database, 'staff_invitations', 'expires_at <= $1', [now])
      const longAgo = new Date(now.getTime() - BROWSER_DAYS * DAY_MS)
      await deleteInParts(database, 'staff_browsers', 'last_used_at < $1', [longAgo])
    },
  }
}

async function endSession(connection: PoolClient | Database, session: Buffer): Promise<void> {
  await connection.query('delete from staff_sessions where token_hash = $1', [session])
}

/** Remembers the browser, too, whose tries are its own from now on. */
export async function beginStaffSession(
  connection: PoolClient,
  staffId: string,
  { session, browser }: NewStaffSession,
  at: Date,
): Promise<void> {
  await connection.query(
    `insert into staff_sessions (token_hash, staff_id, created_at, last_used_at, expires_at)
     values ($1, $2, $3, $3, $4)`,
    [session, staffId, at, endOf(at, at)],
  )
  await connection.query(
    `insert into staff_browsers (staff_id, token_hash, last_used_at) values ($1, $2, $3)
     on conflict (staff_id, token_hash) do update set last_used_at = excluded.last_used_at`,
    [staffId, browser, at],
  )
}

const endOf = (createdAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))
