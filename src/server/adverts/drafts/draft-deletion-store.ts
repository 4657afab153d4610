import type { PoolClient } from 'pg'
import { lockedOwner } from '../../db/move-owner.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deleted, DraftDeletion, Restored } from './draft.ts'

/** No advert, and no money. */
export const IS_UNUSED = `listing_id is null and not is_paid
  and not exists (select 1 from orders where draft_uuid = drafts.uuid and state in ('open', 'paid'))`

/** A deleted draft stays for the purge to remove, photos and all. */
export function draftDeletionStore(database: Database): DraftDeletion {
  return {
    delete: async (uuid, ownerKey, at) => {
      const { rows } = await database.query<{ deleted: boolean }>(
        `with found as (select uuid from drafts where uuid = $1 and owner_key = $2),
           done as (update drafts set deleted_at = coalesce(deleted_at, $3)
             where uuid = (select uuid from found) and ${IS_UNUSED} returning 1)
         select exists (select 1 from done) as deleted from found`,
        [uuid, ownerKey, at],
      )
      const [row] = rows
      return row === undefined ? 'not-found' : deletedAs(row.deleted)
    },
    restore: (uuid, ownerKey, perOwner) =>
      inTransaction(
        database,
        (connection) => restoreInside(connection, uuid, ownerKey, perOwner),
        (outcome) => outcome === 'done',
      ),
  }
}

const deletedAs = (isDeleted: boolean): Deleted => (isDeleted ? 'done' : 'in-use')

/** The owner is locked, as when drafts are created. */
async function restoreInside(
  connection: PoolClient,
  uuid: string,
  ownerKey: Buffer,
  perOwner: number,
): Promise<Restored> {
  const owner = await lockedOwner(connection, ownerKey)
  const { rows } = await connection.query<{ is_deleted: boolean; kept: number }>(
    `select deleted_at is not null as is_deleted,
       (select count(*)::int from drafts where owner_key = $2 and deleted_at is null) as kept
     from drafts where uuid = $1 and owner_key = $2 for update`,
    [uuid, owner],
  )
  const [row] = rows
  if (row === undefined) return 'not-found'
  if (row.is_deleted && row.kept >= perOwner) return 'full'
  await connection.query('update drafts set deleted_at = null where uuid = $1 and deleted_at is not null', [
    uuid,
  ])
  return 'done'
}
