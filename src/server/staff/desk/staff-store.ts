import { randomBytes, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Actor, Decision } from '../../db/actor.ts'
import { countUse, giveUseBack } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { seal, unseal } from '../../db/sealed.ts'
import { secretKey } from '../../db/secret-key.ts'
import { inTransaction } from '../../db/transaction.ts'
import type {
  Joining,
  NewStaff,
  NewStaffSession,
  Proof,
  Staff,
  StaffMember,
  StaffSecrets,
  StaffStore,
} from './staff.ts'
import { beginStaffSession, staffSessions } from './staff-session-store.ts'

/** As RFC 4226 has it for SHA-1. */
const TOTP_KEY_BYTES = 20

export function staffStore(database: Database): StaffStore {
  const sealingKey = () => secretKey(database, 'second factors')
  return {
    ...inviting(database, sealingKey),
    ...finding(database, sealingKey),
    ...signingIn(database),
    ...staffSessions(database),
    count: (uses, at, seconds) =>
      inTransaction(
        database,
        (connection) => countUse(connection, uses, at, seconds),
        (wait) => wait === null,
      ),
    giveBack: (uses, at, seconds) => giveUseBack(database, uses, at, seconds),
  }
}

type SealingKey = () => Promise<Buffer>

function inviting(
  database: Database,
  sealingKey: SealingKey,
): Pick<StaffStore, 'invite' | 'list' | 'remove'> {
  return {
    invite: async (staff, decision) => {
      const key = await sealingKey()
      return inTransaction(
        database,
        (connection) => invite(connection, key, staff, decision),
        (invited) => invited === 'invited',
      )
    },
    list: () => list(database),
    remove: (email, decision) =>
      inTransaction(
        database,
        (connection) => remove(connection, email, decision),
        (removed) => removed,
      ),
  }
}

function finding(
  database: Database,
  sealingKey: SealingKey,
): Pick<StaffStore, 'findInvited' | 'findSecrets'> {
  return {
    findInvited: async (link, at) => {
      const { rows } = await database.query<Staff & { totp_key: Buffer }>(
        `select id, email, totp_key from staff_invitations join staff on staff.id = staff_id
         where token_hash = $1 and expires_at > $2`,
        [link, at],
      )
      if (!rows[0]) return null
      const { id, email, totp_key } = rows[0]
      return { id, email, totpKey: unseal(await sealingKey(), totp_key, id) }
    },
    findSecrets: async (email, browser) => {
      const { rows } = await database.query<Omit<StaffSecrets, 'email' | 'totpKey'> & { sealed: Buffer }>(
        `select id, password_hash as "passwordHash", totp_key as sealed,
           exists (select from staff_browsers where staff_id = id and token_hash = $2) as "isKnownBrowser"
         from staff where email = $1 and joined_at is not null`,
        [email, browser],
      )
      if (!rows[0]) return null
      const { sealed, ...secrets } = rows[0]
      return { ...secrets, email, totpKey: unseal(await sealingKey(), sealed, secrets.id) }
    },
  }
}

function signingIn(database: Database): Pick<StaffStore, 'join' | 'signIn'> {
  return {
    join: (link, joining, opened, at) =>
      inTransaction(
        database,
        (connection) => join(connection, link, joining, opened, at),
        (joined) => joined,
      ),
    signIn: (staff, proof, opened, at) =>
      inTransaction(
        database,
        async (connection) => {
          if (!(await useProof(connection, staff, proof))) return false
          await beginStaffSession(connection, staff.id, opened, at)
          const act = proof.kind === 'app' ? 'sign-in' : 'sign-in-by-recovery-code'
          await recordAct(connection, actorOf(staff), { act, on: staffSubject(staff.email) }, at)
          return true
        },
        (signedIn) => signedIn,
      ),
  }
}

const actorOf = ({ id, email }: Staff): Actor => ({ staffId: id, name: email })
const staffSubject = (email: string) => ({ kind: 'staff', id: email }) as const

async function invite(
  connection: PoolClient,
  sealingKey: Buffer,
  { email, link, linkEndsAt }: NewStaff,
  { by, why, at }: Decision,
): Promise<'invited' | 'joined-before'> {
  const id = randomUUID()
  await connection.query(
    `insert into staff (id, email, totp_key, invited_at) values ($1, $2, $3, $4) on conflict (email) do nothing`,
    [id, email, seal(sealingKey, randomBytes(TOTP_KEY_BYTES), id), at],
  )
  const { rows } = await connection.query<{ id: string }>(
    'select id from staff where email = $1 and joined_at is null for update',
    [email],
  )
  if (!rows[0]) return 'joined-before'
  // The link that was sent before ends with its row.
  await connection.query(
    `insert into staff_invitations (token_hash, staff_id, expires_at) values ($1, $2, $3)
     on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [link, rows[0].id, linkEndsAt],
  )
  await recordAct(connection, by, { act: 'invite', on: staffSubject(email), why }, at)
  return 'invited'
}

async function list(database: Database): Promise<readonly StaffMember[]> {
  const { rows } = await database.query<StaffMember>(
    'select id, email, invited_at as "invitedAt", joined_at as "joinedAt" from staff order by email',
  )
  return rows
}

async function remove(connection: PoolClient, email: string, { by, why, at }: Decision): Promise<boolean> {
  const { rowCount } = await connection.query('delete from staff where email = $1', [email])
  if (rowCount !== 1) return false
  await recordAct(connection, by, { act: 'remove', on: staffSubject(email), why }, at)
  return true
}

async function join(
  connection: PoolClient,
  link: Buffer,
  { staffId, passwordHash, step, recoveryHashes }: Joining,
  opened: NewStaffSession,
  at: Date,
): Promise<boolean> {
  const { rowCount: used } = await connection.query(
    'delete from staff_invitations where token_hash = $1 and staff_id = $2 and expires_at > $3',
    [link, staffId, at],
  )
  if (used !== 1) return false
  const { rows } = await connection.query<Staff>(
    `update staff set password_hash = $2, last_totp_step = $3, joined_at = $4
     where id = $1 and joined_at is null returning id, email`,
    [staffId, passwordHash, step, at],
  )
  const [staff] = rows
  if (!staff) return false
  await connection.query(
    'insert into staff_recovery_codes (staff_id, code_hash) select $1, unnest($2::bytea[])',
    [staffId, recoveryHashes],
  )
  await beginStaffSession(connection, staffId, opened, at)
  await recordAct(connection, actorOf(staff), { act: 'join', on: staffSubject(staff.email) }, at)
  return true
}

/** Both by one statement that finds its row once: of two who show the same code at once one signs in. */
async function useProof(
  connection: PoolClient,
  { id, passwordHash }: StaffSecrets,
  proof: Proof,
): Promise<boolean> {
  const { rowCount } =
    proof.kind === 'app'
      ? await connection.query(
          `update staff set last_totp_step = $3
           where id = $1 and password_hash = $2 and (last_totp_step is null or last_totp_step < $3)`,
          [id, passwordHash, proof.step],
        )
      : await connection.query(
          `delete from staff_recovery_codes using staff
           where staff_id = $1 and code_hash = $3 and staff.id = staff_id and password_hash = $2`,
          [id, passwordHash, proof.codeHash],
        )
  return rowCount === 1
}
