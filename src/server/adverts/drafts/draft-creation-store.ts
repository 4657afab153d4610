import type { PoolClient } from 'pg'
import { countUse } from '../../db/count-use.ts'
import { lockedOwner } from '../../db/move-owner.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Created, CreationLimits, DraftToWrite } from './draft.ts'
import { namePhotos } from './draft-photos-store.ts'

/** One transaction, so that concurrent calls succeed exactly as often as the limits allow. */
export async function createWithinLimits(
  database: Database,
  draft: DraftToWrite,
  ownerKey: Buffer,
  client: string,
  limits: CreationLimits,
): Promise<Created> {
  return inTransaction(
    database,
    (connection) => createInside(connection, draft, ownerKey, client, limits),
    ({ kind }) => kind === 'created',
  )
}

async function createInside(
  connection: PoolClient,
  draft: DraftToWrite,
  ownerKey: Buffer,
  client: string,
  limits: CreationLimits,
): Promise<Created> {
  const drafts = { name: 'drafts', client, most: limits.perClient }
  const retryAfter = await countUse(connection, [drafts], draft.at, limits.clientWindowSeconds)
  if (retryAfter !== null) return { kind: 'limited', retryAfterSeconds: retryAfter }
  const owner = await lockedOwner(connection, ownerKey)
  const { rows } = await connection.query<[number]>({
    text: 'select count(*)::int from (select 1 from drafts where owner_key = $1 and deleted_at is null limit $2) alive',
    values: [owner, limits.perOwner],
    rowMode: 'array',
  })
  if ((rows[0]?.[0] ?? 0) >= limits.perOwner) return { kind: 'full' }
  const { rowCount } = await connection.query(
    `insert into drafts (uuid, app_type, address_type, owner_key, version, blocks, field_versions, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (uuid) do nothing`,
    [
      draft.uuid,
      draft.appType,
      draft.addressType,
      owner,
      draft.version,
      draft.blocks,
      draft.fieldVersions,
      draft.at,
    ],
  )
  if (rowCount !== 1) return { kind: 'exists' }
  const problem = draft.photoIds && (await namePhotos(connection, draft, owner, draft.photoIds))
  return problem ? { kind: 'photos', problem } : { kind: 'created' }
}
