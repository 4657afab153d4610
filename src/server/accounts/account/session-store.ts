import type { PoolClient } from 'pg'
import { REMEMBERED_DAYS, SESSION_DAYS, SESSION_IDLE_HOURS } from '#shared/account/sign-in.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/values/time-units.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import { moveOwner } from '../../db/move-owner.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { DEVICE_DAYS, type NewSession } from '../../http/caller.ts'
import type { SessionStore } from './account.ts'

const REMEMBERED_MS = REMEMBERED_DAYS * DAY_MS
/** A session that ends with the browser: when idle, and at most. */
const IDLE_MS = SESSION_IDLE_HOURS * HOUR_MS
const LONGEST_MS = SESSION_DAYS * DAY_MS
/** So that not every call writes. */
const TOUCH_MS = 5 * MINUTE_MS
const DEVICES_KEPT = 20

interface Row {
  readonly account_id: string
  readonly owner_key: Buffer
  readonly email: string
  readonly is_agent: boolean
  readonly phone: string | null
  readonly is_verified: boolean
  readonly is_email_verified: boolean
  readonly remembered: boolean
  readonly created_at: Date
  readonly last_used_at: Date
}

const FIND = {
  name: 'sessions-find',
  text: `select account_id, owner_key, email, is_agent, phone, phone_verified_at is not null as is_verified,
      email_verified_at is not null as is_email_verified, remembered, sessions.created_at, last_used_at
    from sessions join accounts on accounts.id = account_id where token_hash = $1 and expires_at > $2`,
}

export function sessionStore(database: Database): SessionStore {
  return {
    start: (accountId, passwordHash, remembered, session, at) =>
      inTransaction(
        database,
        async (connection) => {
          if (!(await isStill(connection, accountId, passwordHash))) return false
          await startSession(connection, accountId, remembered, session, at)
          return true
        },
        (isStarted) => isStarted,
      ),
    end: async (session) => {
      await database.query('delete from sessions where token_hash = $1', [session])
    },
    find: async (session, at) => {
      const { rows } = await database.query<Row>({ ...FIND, values: [session, at] })
      const [row] = rows
      if (!row) return null
      if (!row.remembered && at.getTime() - row.last_used_at.getTime() > TOUCH_MS) {
        await database.query(
          'update sessions set last_used_at = $2, expires_at = $3 where token_hash = $1 and last_used_at < $2',
          [session, at, endOf(row.remembered, row.created_at, at)],
        )
      }
      return {
        accountId: row.account_id,
        ownerKey: row.owner_key,
        email: row.email,
        isAgent: row.is_agent,
        phone: row.phone,
        isVerified: row.is_verified,
        isEmailVerified: row.is_email_verified,
        remembered: row.remembered,
      }
    },
    forgetBefore: (now) => forgetBefore(database, now),
  }
}

/** Locks the account: a password change comes first and is seen here, or waits and then ends this session. */
async function isStill(
  connection: PoolClient,
  accountId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from accounts where id = $1 and password_hash is not distinct from $2 for share',
    [accountId, passwordHash],
  )
  return rowCount === 1
}

async function forgetBefore(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await deleteInParts(database, 'sessions', 'expires_at < $1', [now])
  await deleteInParts(database, 'single_use_links', 'expires_at < $1', [now])
  await deleteInParts(database, 'phone_codes', 'expires_at < $1', [now])
  await deleteInParts(database, 'moved_owners', 'moved_at < $1', [daysAgo(1)])
  await deleteInParts(database, 'known_devices', 'last_used_at < $1', [daysAgo(DEVICE_DAYS)])
}

function endOf(remembered: boolean, createdAt: Date, at: Date): Date {
  if (remembered) return new Date(createdAt.getTime() + REMEMBERED_MS)
  return new Date(Math.min(at.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))
}

/** Moves the guest's drafts in the same transaction: none is left behind, and no second account finds it. */
export async function startSession(
  connection: PoolClient,
  accountId: string,
  remembered: boolean,
  { guestKey, oldSession, newSession, device }: NewSession,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ owner_key: Buffer }>(
    'select owner_key from accounts where id = $1 for share',
    [accountId],
  )
  const [account] = rows
  if (!account) throw new Error('the account is gone')
  if (oldSession) await connection.query('delete from sessions where token_hash = $1', [oldSession])
  if (guestKey) await moveOwner(connection, guestKey, account.owner_key)
  await connection.query(
    `insert into sessions (token_hash, account_id, remembered, created_at, last_used_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [newSession, accountId, remembered, at, endOf(remembered, at, at)],
  )
  await connection.query(
    `insert into known_devices (account_id, device_hash, last_used_at) values ($1, $2, $3)
     on conflict (account_id, device_hash) do update set last_used_at = $3`,
    [accountId, device, at],
  )
  await connection.query(
    `delete from known_devices where account_id = $1 and device_hash in (
       select device_hash from known_devices where account_id = $1 order by last_used_at desc offset ${DEVICES_KEPT})`,
    [accountId],
  )
}
