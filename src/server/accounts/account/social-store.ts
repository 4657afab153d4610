import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import { newOwnerKey } from '../../db/new-owner-key.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { NewSession } from '../../http/caller.ts'
import { startSession } from './session-store.ts'
import type { SocialEntered, SocialProof, SocialStore } from './social.ts'

interface Found {
  readonly id: string
  readonly email: string
  readonly is_agent: boolean
  readonly is_verified: boolean
  readonly is_email_verified: boolean
}
const FOUND =
  'id, email, is_agent, phone_verified_at is not null as is_verified, email_verified_at is not null as is_email_verified'

export function socialStore(database: Database): SocialStore {
  return {
    enter: (proof, session, at) =>
      inTransaction(
        database,
        (connection) => enterInside(connection, proof, session, at),
        // A refused token may be used again, since it may work once the person has an account.
        ({ kind }) => kind === 'signed-in',
      ),
    forgetTokensBefore: async (then) => {
      await deleteInParts(database, 'used_identity_tokens', 'used_at < $1', [then])
    },
  }
}

async function enterInside(
  connection: PoolClient,
  proof: SocialProof,
  session: NewSession,
  at: Date,
): Promise<SocialEntered> {
  const { rowCount } = await connection.query(
    'insert into used_identity_tokens (token_hash, used_at) values ($1, $2) on conflict do nothing',
    [proof.tokenHash, at],
  )
  if (rowCount !== 1) return { kind: 'used' }
  const account = await accountOf(connection, proof, at)
  if (typeof account === 'string') return { kind: account }
  await startSession(connection, account.id, false, session, at)
  // The account is locked now: if its owner has just taken it over, this link is gone.
  const { rowCount: links } = await connection.query(
    'select 1 from social_identities where provider = $1 and subject = $2 and account_id = $3',
    [proof.provider, proof.identity.subject, account.id],
  )
  if (links !== 1) return { kind: 'has-account' }
  return {
    kind: 'signed-in',
    isAgent: account.is_agent,
    isVerified: account.is_verified,
    email: account.email,
  }
}

async function accountOf(
  connection: PoolClient,
  proof: SocialProof,
  at: Date,
): Promise<Found | 'no-email' | 'has-account'> {
  const { provider, identity, email } = proof
  const { rows: linked } = await connection.query<Found>(
    `select ${FOUND} from accounts where id =
       (select account_id from social_identities where provider = $1 and subject = $2)`,
    [provider, identity.subject],
  )
  if (linked[0]) return linked[0]
  if (email === null) return 'no-email'
  const made = await makeAccount(connection, proof, email, at)
  const { rows } = made
    ? { rows: [made] }
    : await connection.query<Found>(`select ${FOUND} from accounts where email = $1 for update`, [email])
  const [account] = rows
  // Both sides must have confirmed the address, or whoever registered it first would share the owner's account.
  if (!account || (!made && !(identity.isEmailVerified && account.is_email_verified))) return 'has-account'
  await connection.query(
    'insert into social_identities (provider, subject, account_id, linked_at) values ($1, $2, $3, $4) on conflict do nothing',
    [provider, identity.subject, account.id, at],
  )
  return account
}

/** Null if the address has an account. */
async function makeAccount(
  connection: PoolClient,
  { identity }: SocialProof,
  email: string,
  at: Date,
): Promise<Found | null> {
  const { rows } = await connection.query<Found>(
    `insert into accounts (id, email, first_name, last_name, email_verified_at, owner_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing returning ${FOUND}`,
    [
      randomUUID(),
      email,
      identity.firstName,
      identity.lastName,
      identity.isEmailVerified ? at : null,
      newOwnerKey(),
      at,
    ],
  )
  const [made] = rows
  if (!made) return null
  const payload = { accountId: made.id }
  await queueEmail(connection, { sendKey: `welcome ${made.id}`, kind: 'welcome', to: email, payload })
  return made
}
