import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AskedKey } from '#shared/account/agency-keys.ts'
import type { AgencyKey, AgencyMember } from '#shared/api/agency-view.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { KeyOutcome, OwnKeys } from './agency.ts'
import { recordOwnAct } from './record-own-act-store.ts'

export function ownKeys(database: Database, most: number): OwnKeys {
  const inside = (run: (connection: PoolClient) => Promise<KeyOutcome>): Promise<KeyOutcome> =>
    inTransaction(database, run, (outcome) => outcome === 'done')
  return {
    list: async (agencyId) =>
      (
        await database.query<AgencyKey>(
          `select id, name, scopes, branch, made_at as "madeAt", used_at as "usedAt", revoked_at as "revokedAt"
           from api_keys where agency_id = $1 order by revoked_at is not null, made_at desc, id`,
          [agencyId],
        )
      ).rows,
    add: (by, key, hash, at) => inside((connection) => add(connection, most, by, key, hash, at)),
    revoke: (by, id, at) => inside((connection) => revoke(connection, by, id, at)),
  }
}

async function add(
  connection: PoolClient,
  most: number,
  by: AgencyMember,
  { name, scopes, branch }: AskedKey,
  hash: Buffer,
  at: Date,
): Promise<KeyOutcome> {
  // Whoever makes keys of one agency takes turns, so that there are never too many.
  await connection.query('select from agencies where id = $1 for update', [by.agencyId])
  const { rowCount } = await connection.query(
    `insert into api_keys (id, agency_id, name, scopes, branch, key_hash, made_at)
     select $1, $2, $3, $4, $5, $6, $7
     where (select count(*) from api_keys where agency_id = $2 and revoked_at is null) < $8`,
    [randomUUID(), by.agencyId, name, scopes, branch, hash, at, most],
  )
  if (rowCount !== 1) return 'too-many'
  const about = `${name}: ${scopes.join(', ')}${branch === null ? '' : `; branch ${branch}`}`
  await recordOwnAct(connection, by, 'add-key', about, at)
  return 'done'
}

async function revoke(connection: PoolClient, by: AgencyMember, id: string, at: Date): Promise<KeyOutcome> {
  const { rows } = await connection.query<{ name: string }>(
    `update api_keys set revoked_at = $3 where id = $1 and agency_id = $2 and revoked_at is null returning name`,
    [id, by.agencyId, at],
  )
  if (!rows[0]) return 'unknown'
  await recordOwnAct(connection, by, 'revoke-key', rows[0].name, at)
  return 'done'
}
