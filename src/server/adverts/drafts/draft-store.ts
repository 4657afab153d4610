import type { PoolClient } from 'pg'
import type { AddressType, AppType } from '#shared/form/block.ts'
import { Batches } from '../../db/batch.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DraftForSaving, DraftStore, DraftToWrite, Found, Standing } from './draft.ts'
import { createWithinLimits } from './draft-creation-store.ts'
import { IS_UNUSED } from './draft-deletion-store.ts'
import { namePhotos } from './draft-photos-store.ts'

interface Wanted {
  readonly uuid: string
  readonly ownerKey: Buffer
}
interface Replacement extends Wanted {
  readonly draft: DraftToWrite
}
type Row = [
  uuid: string,
  version: number,
  appType: AppType,
  addressType: AddressType,
  ownerKey: Buffer,
  blocks: string,
  fieldVersions: string,
  listing: string | null,
  isPaid: boolean,
]

const MOST_AT_ONCE = 16
const COLUMNS =
  'uuid, version, app_type, address_type, owner_key, blocks, field_versions, listing_id, is_paid'
const FIND = {
  name: 'drafts-find',
  text: `select ${COLUMNS} from drafts where uuid = any($1::uuid[])`,
  rowMode: 'array' as const,
}

const uuidOf = ({ uuid }: Wanted): string => uuid

/** Concurrent calls share a statement, and so the round trip and the wait for the disk. */
export function draftStore(database: Database): DraftStore {
  const finds = new Batches((wanted: readonly Wanted[]) => findAll(database, wanted), uuidOf, {
    atOnce: 2,
    most: MOST_AT_ONCE,
  })
  const replacements = new Batches((all: readonly Replacement[]) => replaceAll(database, all), uuidOf, {
    // Two at once could deadlock.
    atOnce: 1,
    most: MOST_AT_ONCE,
  })
  return {
    find: (uuid, ownerKey) => finds.call({ uuid, ownerKey }),
    replace: async (draft, ownerKey) => {
      const replacement = { uuid: draft.uuid, draft, ownerKey }
      if (draft.photoIds !== null) return replaceNaming(database, replacement, draft.photoIds)
      return (await replacements.call(replacement)) ?? 'overtaken'
    },
    create: (draft, ownerKey, client, limits) =>
      createWithinLimits(database, draft, ownerKey, client, limits),
    ...purging(database),
  }
}

/** Last saved before $2, or deleted before $3. */
const IS_OLD = '(updated_at < $2 or coalesce(deleted_at < $3, false))'

function purging(database: Database): Pick<DraftStore, 'pageAfter' | 'remove' | 'forgetLimitsBefore'> {
  return {
    pageAfter: async (uuid, { saved, deleted }, most) => {
      const { rows } = await database.query<[uuid: string, isOld: boolean]>({
        text: `select uuid, ${IS_OLD} from drafts where uuid > $1 order by uuid limit $4`,
        values: [uuid, saved, deleted, most],
        rowMode: 'array',
      })
      const old = rows.flatMap(([found, isOld]) => (isOld ? [found] : []))
      return { last: rows.at(-1)?.[0] ?? null, old }
    },
    remove: async (uuids, { saved, deleted }, at) => {
      const { rows } = await database.query<{ count: number }>(
        `with gone as (
             delete from drafts where uuid = any($1::uuid[]) and ${IS_OLD} and ${IS_UNUSED}
             returning uuid),
           unnamed as (update photos set state = 'removed', since = $4 from gone
             where draft_uuid = gone.uuid and state = 'named')
         select count(*)::int from gone`,
        [uuids, saved, deleted, at],
      )
      return rows[0]?.count ?? 0
    },
    forgetLimitsBefore: async (now) => {
      await deleteInParts(database, 'used_limits', 'ends_at < $1', [now])
    },
  }
}

async function findAll(
  database: Database,
  wanted: readonly Wanted[],
): Promise<readonly Found<DraftForSaving>[]> {
  const { rows } = await database.query<Row>({ ...FIND, values: [wanted.map(({ uuid }) => uuid)] })
  const found = new Map(rows.map((row) => [row[0], row]))
  return wanted.map(({ uuid, ownerKey }) => {
    const row = found.get(uuid)
    if (!row) return 'none'
    const [, version, appType, addressType, owner, blocks, fieldVersions, listing, isPaid] = row
    if (!owner.equals(ownerKey)) return 'others'
    return { uuid, version, appType, addressType, blocks, fieldVersions, listing, isPaid }
  })
}

const VALUE_TYPES = ['uuid', 'bytea', 'integer', 'text', 'text', 'text', 'timestamptz']

/** One for each batch size, so that each is prepared once. */
const REPLACE = Array.from({ length: MOST_AT_ONCE + 1 }, (_, size) => ({
  name: `drafts-replace-${size}`,
  text: `update drafts set version = new.version, address_type = new.address_type, blocks = new.blocks,
      field_versions = new.field_versions, updated_at = new.updated_at, deleted_at = null
    from (values ${placeholders(size)}) as new (uuid, owner_key, version, address_type, blocks, field_versions, updated_at)
    where drafts.uuid = new.uuid and drafts.owner_key = new.owner_key and drafts.version = new.version - 1
    returning drafts.uuid, drafts.listing_id, drafts.is_paid`,
  rowMode: 'array' as const,
}))

function placeholders(rows: number): string {
  const width = VALUE_TYPES.length
  return Array.from(
    { length: rows },
    (_, row) => `(${VALUE_TYPES.map((type, column) => `$${row * width + column + 1}::${type}`).join(', ')})`,
  ).join(', ')
}

/** Draft and photos are written together or not at all. */
function replaceNaming(database: Database, replacement: Replacement, ids: readonly string[]) {
  return inTransaction(
    database,
    async (connection) => {
      const [standing] = await replaceAll(connection, [replacement])
      if (!standing) return 'overtaken'
      const { draft, ownerKey } = replacement
      return (await namePhotos(connection, draft, ownerKey, ids)) ?? standing
    },
    (outcome) => typeof outcome === 'object',
  )
}

async function replaceAll(
  database: Database | PoolClient,
  all: readonly Replacement[],
): Promise<readonly (Standing | null)[]> {
  const values = all.flatMap(({ draft, ownerKey }) => [
    draft.uuid,
    ownerKey,
    draft.version,
    draft.addressType,
    draft.blocks,
    draft.fieldVersions,
    draft.at,
  ])
  const statement = REPLACE[all.length]
  if (!statement) throw new RangeError('a batch of drafts is larger than any statement for it')
  const { rows } = await database.query<[uuid: string, listing: string | null, isPaid: boolean]>({
    ...statement,
    values,
  })
  const written = new Map(rows.map(([uuid, listing, isPaid]) => [uuid, { listing, isPaid }]))
  return all.map(({ uuid }) => written.get(uuid) ?? null)
}
