import type { AddressType, AppType } from '#shared/api/page-state.ts'
import type { Database } from '../db/pool.ts'
import type { DraftRow, DraftStore } from './draft.ts'
import { createWithinLimits } from './draft-creation-store.ts'

const LOAD = {
  name: 'draft-load',
  text: `select version, app_type, address_type, case when guest_key = $2 then blocks end
    from drafts where uuid = $1`,
  rowMode: 'array' as const,
}
const FIND_FOR_SAVING = {
  name: 'draft-find-for-saving',
  text: `select version, app_type, address_type, case when guest_key = $2 then blocks end, field_versions
    from drafts where uuid = $1`,
  rowMode: 'array' as const,
}
const REPLACE = {
  name: 'draft-replace',
  text: `update drafts set version = $3 + 1, address_type = $4, blocks = $5, field_versions = $6, updated_at = $7
    where uuid = $1 and guest_key = $2 and version = $3`,
}

type LoadRow = [version: number, appType: AppType, addressType: AddressType, blocks: string | null]
type SavingRow = [...LoadRow, fieldVersions: string]

export function draftStore(database: Database): DraftStore {
  return {
    load: async (uuid, guestKey) => {
      const { rows } = await database.query<LoadRow>({ ...LOAD, values: [uuid, guestKey] })
      const row = rows[0]
      return row ? rowOf(uuid, row) : 'none'
    },
    findForSaving: async (uuid, guestKey) => {
      const { rows } = await database.query<SavingRow>({ ...FIND_FOR_SAVING, values: [uuid, guestKey] })
      const row = rows[0]
      if (!row) return 'none'
      const [version, appType, addressType, blocks, fieldVersions] = row
      const found = rowOf(uuid, [version, appType, addressType, blocks])
      return found === 'others' ? found : { ...found, fieldVersions }
    },
    replace: async ({ uuid, version, addressType, blocks, fieldVersions, at }, guestKey) => {
      const values = [uuid, guestKey, version - 1, addressType, blocks, fieldVersions, at]
      const { rowCount } = await database.query({ ...REPLACE, values })
      return rowCount === 1
    },
    create: (draft, guestKey, client, limits) =>
      createWithinLimits(database, draft, guestKey, client, limits),
    removeSavedBefore: async (then, most) => {
      const { rowCount } = await database.query(
        'delete from drafts where uuid in (select uuid from drafts where updated_at < $1 limit $2)',
        [then, most],
      )
      return rowCount ?? 0
    },
  }
}

function rowOf(uuid: string, [version, appType, addressType, blocks]: LoadRow): DraftRow | 'others' {
  return blocks === null ? 'others' : { uuid, version, appType, addressType, blocks }
}
