import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { countUse, giveUseBack } from '../../db/count-use.ts'
import { newOwnerKey } from '../../db/new-owner-key.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { NewSession } from '../../http/caller.ts'
import type { AccountStore, NewAccount, StoredAccount } from './account.ts'
import { startSession } from './session-store.ts'

const PASSWORD_PURPOSES = `('reset', 'choose-password')`

export function accountStore(database: Database): AccountStore {
  return {
    findByEmail: (email, device) => findByEmail(database, email, device),
    register: (account, session, at) =>
      inTransaction(
        database,
        (connection) => registerInside(connection, account, session, at),
        (id) => id !== null,
      ),
    isPasswordLink: async (link, at) => {
      const { rowCount } = await database.query(
        `select 1 from single_use_links where token_hash = $1 and expires_at > $2 and purpose in ${PASSWORD_PURPOSES}`,
        [link, at],
      )
      return rowCount === 1
    },
    choosePassword: (link, passwordHash, session, at) =>
      inTransaction(
        database,
        (connection) => choosePasswordInside(connection, link, passwordHash, session, at),
        (chosen) => chosen !== 'used',
      ),
    queueReset: (email) =>
      queueEmail(database, { sendKey: `reset ${randomUUID()}`, kind: 'reset', to: email, payload: {} }),
    count: (uses, at, windowSeconds) =>
      inTransaction(
        database,
        (connection) => countUse(connection, uses, at, windowSeconds),
        (wait) => wait === null,
      ),
    giveBack: (uses, at, windowSeconds) => giveUseBack(database, uses, at, windowSeconds),
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
): Promise<StoredAccount | null> {
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
  session: NewSession,
  at: Date,
): Promise<string | null> {
  const id = randomUUID()
  const { rowCount } = await connection.query(
    `insert into accounts (id, email, title, first_name, last_name, phone, is_agent, agency_name, owner_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (email) do nothing`,
    [id, email, title, firstName, lastName, phone, agencyName !== null, agencyName, newOwnerKey(), at],
  )
  if (rowCount !== 1) return null
  await startSession(connection, id, false, session, at)
  await queueEmail(connection, {
    sendKey: `welcome ${id}`,
    kind: 'welcome',
    to: email,
    payload: { accountId: id },
  })
  return id
}

/** Whoever registered an unconfirmed address may not own it, so what they added goes when a link is used elsewhere. */
async function forgetUnproven(connection: PoolClient, accountId: string): Promise<void> {
  const { rowCount } = await connection.query(
    `update accounts set phone = null, phone_verified_at = null where id = $1 and email_verified_at is null`,
    [accountId],
  )
  if (rowCount === 1) {
    await connection.query('delete from social_identities where account_id = $1', [accountId])
  }
}

async function choosePasswordInside(
  connection: PoolClient,
  link: Buffer,
  passwordHash: string,
  session: NewSession,
  at: Date,
): Promise<'used' | 'chosen' | 'chosen-signed-in'> {
  // Locked before its links, of which two could be used at once, and before its sessions: a concurrent sign-in has started its own by now, or will see the new password.
  await connection.query(
    'select 1 from accounts where id = (select account_id from single_use_links where token_hash = $1) for update',
    [link],
  )
  const { rows } = await connection.query<{ account_id: string }>(
    `delete from single_use_links where token_hash = $1 and expires_at > $2 and purpose in ${PASSWORD_PURPOSES}
     returning account_id`,
    [link, at],
  )
  const [used] = rows
  if (!used) return 'used'
  const { rows: ended } = await connection.query<{ token_hash: Buffer; remembered: boolean }>(
    'delete from sessions where account_id = $1 returning token_hash, remembered',
    [used.account_id],
  )
  const own = ended.find(({ token_hash }) => session.oldSession?.equals(token_hash))
  if (!own) await forgetUnproven(connection, used.account_id)
  await connection.query(
    'update accounts set password_hash = $2, email_verified_at = coalesce(email_verified_at, $3) where id = $1',
    [used.account_id, passwordHash, at],
  )
  await connection.query(`delete from single_use_links where account_id = $1`, [used.account_id])
  // Browsers that others signed in with lose their own tries.
  await connection.query('delete from known_devices where account_id = $1', [used.account_id])
  if (!own) return 'chosen'
  await startSession(connection, used.account_id, own.remembered, session, at)
  return 'chosen-signed-in'
}
