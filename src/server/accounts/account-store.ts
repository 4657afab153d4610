import { randomBytes, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { countUse, giveUseBack } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import { queueEmail } from '../db/queue-email.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Account, AccountStore, Entry, NewAccount } from './account.ts'
import { beginSession } from './session-store.ts'

const OWNER_KEY_BYTES = 32
const PASSWORD_PURPOSES = `('reset', 'choose-password')`

export function accountStore(database: Database): AccountStore {
  return {
    findByEmail: (email, device) => findByEmail(database, email, device),
    register: (account, entry, at) =>
      inTransaction(
        database,
        (connection) => registerInside(connection, account, entry, at),
        (id) => id !== null,
      ),
    isPasswordLink: async (link, at) => {
      const { rowCount } = await database.query(
        `select 1 from single_use_links where token_hash = $1 and expires_at > $2 and purpose in ${PASSWORD_PURPOSES}`,
        [link, at],
      )
      return rowCount === 1
    },
    choosePassword: (link, passwordHash, entry, at) =>
      inTransaction(
        database,
        (connection) => choosePasswordInside(connection, link, passwordHash, entry, at),
        (chosen) => chosen !== 'used',
      ),
    queueReset: (email, at) =>
      queueEmail(database, { sendKey: `reset ${randomUUID()}`, kind: 'reset', to: email, payload: {} }, at),
    count: (limits, at, windowSeconds) => countUse(database, limits, at, windowSeconds),
    giveBack: (limits, at, windowSeconds) =>
      giveUseBack(
        database,
        limits.map(({ name }) => name),
        at,
        windowSeconds,
      ),
  }
}

interface Row {
  readonly id: string
  readonly password_hash: string | null
  readonly is_agent: boolean
  readonly is_verified: boolean
  readonly is_known_device: boolean
}

async function findByEmail(
  database: Database,
  email: string,
  device: Buffer | null,
): Promise<Account | null> {
  const { rows } = await database.query<Row>(
    `select id, password_hash, is_agent, phone_verified_at is not null as is_verified,
       exists (select 1 from known_devices where account_id = id and device_hash = $2) as is_known_device
     from accounts where email = $1`,
    [email, device],
  )
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    passwordHash: row.password_hash,
    isAgent: row.is_agent,
    isVerified: row.is_verified,
    isKnownDevice: row.is_known_device,
  }
}

async function registerInside(
  connection: PoolClient,
  { email, title, firstName, lastName, phone, agencyName }: NewAccount,
  entry: Entry,
  at: Date,
): Promise<string | null> {
  const id = randomUUID()
  const { rowCount } = await connection.query(
    `insert into accounts (id, email, title, first_name, last_name, phone, is_agent, agency_name, owner_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (email) do nothing`,
    [
      id,
      email,
      title,
      firstName,
      lastName,
      phone,
      agencyName !== null,
      agencyName,
      randomBytes(OWNER_KEY_BYTES),
      at,
    ],
  )
  if (rowCount !== 1) return null
  await beginSession(connection, id, false, entry, at)
  await queueEmail(
    connection,
    { sendKey: `welcome ${id}`, kind: 'welcome', to: email, payload: { accountId: id } },
    at,
  )
  return id
}

async function choosePasswordInside(
  connection: PoolClient,
  link: Buffer,
  passwordHash: string,
  entry: Entry,
  at: Date,
): Promise<'used' | 'chosen' | 'chosen-signed-in'> {
  const { rows } = await connection.query<{ account_id: string; purpose: string }>(
    `delete from single_use_links where token_hash = $1 and expires_at > $2 and purpose in ${PASSWORD_PURPOSES}
     returning account_id, purpose`,
    [link, at],
  )
  const [used] = rows
  if (!used) return 'used'
  // Whoever registered with an address that was never confirmed may not have been its owner: what they confirmed does
  // not stay with an account that the owner now takes by a reset.
  await connection.query(
    `update accounts set password_hash = $2, email_verified_at = coalesce(email_verified_at, $3),
       phone_verified_at = case when email_verified_at is null and $4 = 'reset' then null else phone_verified_at end
     where id = $1`,
    [used.account_id, passwordHash, at, used.purpose],
  )
  await connection.query(`delete from single_use_links where account_id = $1`, [used.account_id])
  // A browser that somebody else signed in with has no tries of its own any more.
  await connection.query('delete from known_devices where account_id = $1', [used.account_id])
  const { rows: ended } = await connection.query<{ token_hash: Buffer; remembered: boolean }>(
    'delete from sessions where account_id = $1 returning token_hash, remembered',
    [used.account_id],
  )
  const own = ended.find(({ token_hash }) => entry.oldSession?.equals(token_hash))
  if (!own) return 'chosen'
  await beginSession(connection, used.account_id, own.remembered, entry, at)
  return 'chosen-signed-in'
}
