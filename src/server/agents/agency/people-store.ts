import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AgencyActName } from '#shared/account/agency-acts.ts'
import type { AgencyRole, Invited } from '#shared/account/agency-people.ts'
import type { AgencyMember, AgencyPeople, OpenInvitation } from '#shared/api/agency-view.ts'
import { DAY_MS, DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { JoiningAccount, PeopleOutcome, PeopleStore } from './agency.ts'
import { recordOwnAct } from './record-own-act-store.ts'

export interface InvitationLimits {
  readonly perAgencyADay: number
  readonly days: number
}

const ACTS_SHOWN = 50

export function peopleStore(database: Database, limits: InvitationLimits): PeopleStore {
  const inside = (run: (connection: PoolClient) => Promise<PeopleOutcome>): Promise<PeopleOutcome> =>
    inTransaction(database, run, (outcome) => outcome === 'done')
  return {
    memberOf: (accountId) => memberOf(database, accountId),
    people: (agencyId) => people(database, agencyId),
    invite: (by, invited, at) => inside((connection) => invite(connection, limits, by, invited, at)),
    withdraw: (by, invitation, at) =>
      inside(async (connection) => {
        const { rows } = await connection.query<{ email: string }>(
          'delete from agency_invitations where id = $1 and agency_id = $2 returning email',
          [invitation, by.agencyId],
        )
        return noted(connection, by, 'withdraw-invitation', rows[0]?.email, at)
      }),
    changeRole: (by, accountId, role, at) =>
      inside((connection) => changeRole(connection, by, accountId, role, at)),
    remove: (by, accountId, at) => inside((connection) => remove(connection, by, accountId, at)),
    invitation: (link, at) => findInvitation(database, link, at),
    join: (link, account, at) =>
      inTransaction(
        database,
        (connection) => join(connection, link, account, at),
        (joined) => joined,
      ),
  }
}

async function memberOf(database: Database, accountId: string): Promise<AgencyMember | null> {
  const { rows } = await database.query<AgencyMember>({
    name: 'agency-member',
    text: `select accounts.id as "accountId", email, agency_id as "agencyId", agencies.name as agency, role
      from agency_people join agencies on agencies.id = agency_id join accounts on accounts.id = agency_people.account_id
      where agency_people.account_id = $1`,
    values: [accountId],
  })
  return rows[0] ?? null
}

async function people(database: Database, agencyId: string): Promise<AgencyPeople> {
  const list = async <T extends object>(text: string): Promise<readonly T[]> =>
    (await database.query<T>(text, [agencyId])).rows
  return {
    people: await list(
      `select account_id as "accountId", email, role, joined_at as "joinedAt"
       from agency_people join accounts on accounts.id = account_id where agency_id = $1 order by joined_at, email`,
    ),
    invitations: await list(
      `select id, email, role, expires_at as "expiresAt" from agency_invitations where agency_id = $1 order by invited_at`,
    ),
    acts: await list(
      `select done_at as "doneAt", who, act, coalesce(after ->> 'about', '') as about from audit
       where subject_kind = 'agency' and subject = $1::text order by id desc limit ${ACTS_SHOWN}`,
    ),
  }
}

/** Whoever changes the people of one agency takes turns, so that one owner is left. */
const lockAgency = (connection: PoolClient, agencyId: string) =>
  connection.query('select from agencies where id = $1 for update', [agencyId])

async function invite(
  connection: PoolClient,
  { perAgencyADay, days }: InvitationLimits,
  by: AgencyMember,
  { email, role }: Invited,
  at: Date,
): Promise<PeopleOutcome> {
  const uses = [{ name: `agency invitations ${by.agencyId}`, most: perAgencyADay }]
  if ((await countUse(connection, uses, at, DAY_SECONDS)) !== null) return 'too-many'
  const { rowCount: known } = await connection.query(
    'select 1 from agency_people join accounts on accounts.id = account_id where agency_id = $1 and email = $2',
    [by.agencyId, email],
  )
  if (known !== 0) return 'member-already'
  const id = randomUUID()
  await connection.query('delete from agency_invitations where agency_id = $1 and email = $2', [
    by.agencyId,
    email,
  ])
  await connection.query(
    `insert into agency_invitations (id, agency_id, email, role, invited_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, by.agencyId, email, role, at, new Date(at.getTime() + days * DAY_MS)],
  )
  await queueEmail(connection, {
    sendKey: `agency invitation ${id}`,
    kind: 'agency-invitation',
    to: email,
    payload: { invitation: id, days: String(days) },
  })
  return noted(connection, by, 'invite', `${email}, ${role}`, at)
}

async function changeRole(
  connection: PoolClient,
  by: AgencyMember,
  accountId: string,
  role: AgencyRole,
  at: Date,
): Promise<PeopleOutcome> {
  await lockAgency(connection, by.agencyId)
  const { rows } = await connection.query<{ email: string }>(
    `update agency_people set role = $3 from accounts
     where account_id = $1 and agency_id = $2 and accounts.id = account_id returning email`,
    [accountId, by.agencyId, role],
  )
  if (!(await hasOwner(connection, by.agencyId))) return 'last-owner'
  return noted(connection, by, 'change-role', rows[0] && `${rows[0].email}, ${role}`, at)
}

async function remove(
  connection: PoolClient,
  by: AgencyMember,
  accountId: string,
  at: Date,
): Promise<PeopleOutcome> {
  await lockAgency(connection, by.agencyId)
  const { rows } = await connection.query<{ email: string }>(
    `delete from agency_people using accounts
     where account_id = $1 and agency_id = $2 and accounts.id = account_id returning email`,
    [accountId, by.agencyId],
  )
  if (!(await hasOwner(connection, by.agencyId))) return 'last-owner'
  return noted(connection, by, accountId === by.accountId ? 'leave' : 'remove-person', rows[0]?.email, at)
}

async function hasOwner(connection: PoolClient, agencyId: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from agency_people where agency_id = $1 and role = 'owner' limit 1`,
    [agencyId],
  )
  return rowCount === 1
}

async function noted(
  connection: PoolClient,
  by: Pick<AgencyMember, 'email' | 'agencyId'>,
  act: AgencyActName,
  about: string | undefined,
  at: Date,
): Promise<PeopleOutcome> {
  if (about === undefined) return 'nobody'
  await recordOwnAct(connection, by, act, about, at)
  return 'done'
}

async function findInvitation(database: Database, link: Buffer, at: Date): Promise<OpenInvitation | null> {
  const { rows } = await database.query<OpenInvitation>(
    `select agencies.name as agency, email, role from agency_invitations join agencies on agencies.id = agency_id
     where token_hash = $1 and expires_at > $2`,
    [link, at],
  )
  return rows[0] ?? null
}

async function join(
  connection: PoolClient,
  link: Buffer,
  { accountId, email }: JoiningAccount,
  at: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ agencyId: string; role: AgencyRole }>(
    `delete from agency_invitations where token_hash = $1 and email = $2 and expires_at > $3
     returning agency_id as "agencyId", role`,
    [link, email, at],
  )
  const [open] = rows
  if (!open) return false
  const { rowCount } = await connection.query(
    `insert into agency_people (account_id, agency_id, role, joined_at) values ($1, $2, $3, $4)
     on conflict (account_id) do nothing`,
    [accountId, open.agencyId, open.role, at],
  )
  if (rowCount !== 1) return false
  return (await noted(connection, { email, agencyId: open.agencyId }, 'join', open.role, at)) === 'done'
}
