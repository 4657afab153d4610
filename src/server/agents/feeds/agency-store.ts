import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
import { newOwnerKey } from '../../db/new-owner-key.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { FeedFormat } from '../../formats/feed-format.ts'

interface NewAgency {
  readonly name: string
  /** Normalised. */
  readonly email: string
}

interface NewFeed {
  readonly agencyId: string
  readonly branch: string
  readonly format: FeedFormat
}

export interface KnownFeed {
  readonly id: string
  readonly agency: string
  readonly branch: string
  readonly format: FeedFormat
  readonly lastCallAt: Date | null
  readonly hasCertificate: boolean
}

/** Its id. 'seller': the address is somebody's who sells or lets their own home; 'elsewhere': who works at another agency. */
export type AddedAgency = { readonly id: string } | 'seller' | 'elsewhere'

/** What the operator does about agencies. Of a secret only its hash comes here. */
export interface AgencyStore {
  /** An agency that exists is given back. */
  readonly add: (agency: NewAgency, decision: Decision) => Promise<AddedAgency>
  readonly addFeed: (
    feed: NewFeed,
    secretHash: Buffer,
    decision: Decision,
  ) => Promise<{ readonly id: string } | 'no-agency' | 'known'>
  /** Until then the secret before works, too. Null if there is no such feed; else its format. */
  readonly changeSecret: (
    id: string,
    secretHash: Buffer,
    oldUntil: Date,
    decision: Decision,
  ) => Promise<KnownFeed | null>
  /** Calls have to come with one of these from now on; with none, they need none. False if there is no such feed. */
  readonly changeCertificates: (
    id: string,
    certificates: readonly Buffer[],
    decision: Decision,
  ) => Promise<boolean>
  readonly listFeeds: () => Promise<readonly KnownFeed[]>
}

export function agencyStore(database: Database): AgencyStore {
  return {
    add: (agency, decision) =>
      inTransaction(
        database,
        (connection) => addInside(connection, agency, decision),
        (outcome) => typeof outcome !== 'string',
      ),
    addFeed: (feed, secretHash, decision) =>
      inTransaction(
        database,
        (connection) => addFeedInside(connection, feed, secretHash, decision),
        (outcome) => outcome !== 'known' && outcome !== 'no-agency',
      ),
    changeSecret: (id, secretHash, oldUntil, { by, why, at }) =>
      inTransaction(
        database,
        async (connection) => {
          const { rowCount } = await connection.query(
            `update feeds set old_secret_hash = secret_hash, old_secret_until = $3, secret_hash = $2 where id = $1`,
            [id, secretHash, oldUntil],
          )
          if (rowCount !== 1) return null
          await recordAct(connection, by, { act: 'change-secret', on: { kind: 'feed', id }, why }, at)
          const { rows } = await connection.query<KnownFeed>(`${FEEDS} where feeds.id = $1`, [id])
          return rows[0] ?? null
        },
        (feed) => feed !== null,
      ),
    changeCertificates: (id, certificates, decision) =>
      inTransaction(
        database,
        (connection) => changeCertificates(connection, id, certificates, decision),
        (isDone) => isDone,
      ),
    listFeeds: async () =>
      (await database.query<KnownFeed>(`${FEEDS} order by agencies.name, branch, format`)).rows,
  }
}

async function changeCertificates(
  connection: PoolClient,
  id: string,
  certificates: readonly Buffer[],
  { by, why, at }: Decision,
): Promise<boolean> {
  const { rowCount } = await connection.query('update feeds set certificates = $2 where id = $1', [
    id,
    certificates,
  ])
  if (rowCount !== 1) return false
  const after = { certificates: certificates.map((one) => one.toString('hex')) }
  await recordAct(connection, by, { act: 'change-certificates', on: { kind: 'feed', id }, why, after }, at)
  return true
}

const FEEDS = `select feeds.id, agencies.name as agency, branch, format,
    (select max(called_at) from feed_calls where feed_id = feeds.id) as "lastCallAt",
    certificates <> '{}' as "hasCertificate"
  from feeds join agencies on agencies.id = agency_id`

async function addInside(
  connection: PoolClient,
  { name, email }: NewAgency,
  { by, why, at }: Decision,
): Promise<AddedAgency> {
  await connection.query(
    `insert into accounts (id, email, first_name, last_name, is_agent, agency_name, owner_key, created_at)
     values ($1, $2, $3, '', true, $3, $4, $5) on conflict (email) do nothing`,
    [randomUUID(), email, name, newOwnerKey(), at],
  )
  const { rows } = await connection.query<{ id: string; is_agent: boolean; agency: string | null }>(
    `select accounts.id, is_agent, agencies.id as agency from accounts left join agencies on account_id = accounts.id
     where email = $1 for update of accounts`,
    [email],
  )
  const [account] = rows
  if (!account?.is_agent) return 'seller'
  if (account.agency !== null) return { id: account.agency }
  const id = randomUUID()
  await connection.query('insert into agencies (id, account_id, name, created_at) values ($1, $2, $3, $4)', [
    id,
    account.id,
    name,
    at,
  ])
  const { rowCount: owners } = await connection.query(
    `insert into agency_people (account_id, agency_id, role, joined_at) values ($1, $2, 'owner', $3)
     on conflict (account_id) do nothing`,
    [account.id, id, at],
  )
  if (owners !== 1) return 'elsewhere'
  await recordAct(
    connection,
    by,
    { act: 'add-agency', on: { kind: 'agency', id }, why, after: { name, email } },
    at,
  )
  return { id }
}

export async function addFeedInside(
  connection: PoolClient,
  { agencyId, branch, format }: NewFeed,
  secretHash: Buffer,
  { by, why, at }: Decision,
): ReturnType<AgencyStore['addFeed']> {
  const { rowCount: agencies } = await connection.query('select 1 from agencies where id = $1', [agencyId])
  if (agencies !== 1) return 'no-agency'
  const id = randomUUID()
  const { rowCount } = await connection.query(
    `insert into feeds (id, agency_id, branch, format, secret_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (agency_id, branch, format) do nothing`,
    [id, agencyId, branch, format, secretHash, at],
  )
  if (rowCount !== 1) return 'known'
  await recordAct(
    connection,
    by,
    { act: 'add-feed', on: { kind: 'feed', id }, why, after: { agencyId, branch, format } },
    at,
  )
  return { id }
}
