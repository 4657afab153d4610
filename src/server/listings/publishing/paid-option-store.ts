import type { PoolClient } from 'pg'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { WireBlocks } from '#shared/api/wire-blocks.ts'

const BLOCK = 'marketingOption'

/** What is published has not changed by it. */
export async function agreePublished(
  connection: PoolClient,
  uuid: string,
  option: MarketingOptionId,
): Promise<void> {
  const { rows } = await connection.query<{ version: number }>('select version from drafts where uuid = $1', [
    uuid,
  ])
  await agreeOnOption(connection, uuid, option)
  await connection.query(
    `update listings set draft_version = drafts.version from drafts
     where drafts.uuid = $1 and listings.draft_uuid = $1 and listings.draft_version = $2`,
    [uuid, rows[0]?.version],
  )
}

/** Another window may have chosen a different option, so this is saved as a new version, which that window notices. */
export async function agreeOnOption(
  connection: PoolClient,
  uuid: string,
  option: MarketingOptionId,
): Promise<void> {
  const { rows } = await connection.query<{ version: number; blocks: string; field_versions: string }>(
    'select version, blocks, field_versions from drafts where uuid = $1',
    [uuid],
  )
  const [draft] = rows
  if (!draft) return
  const blocks = JSON.parse(draft.blocks) as WireBlocks
  if (blocks[BLOCK]?.fields[BLOCK]?.value === option) return
  const version = draft.version + 1
  const paid = { valid: true, fields: { [BLOCK]: { value: option, valid: true, touched: true } } }
  const fieldVersions = { ...(JSON.parse(draft.field_versions) as object), [BLOCK]: version }
  await connection.query('update drafts set version = $2, blocks = $3, field_versions = $4 where uuid = $1', [
    uuid,
    version,
    JSON.stringify({ ...blocks, [BLOCK]: paid }),
    JSON.stringify(fieldVersions),
  ])
}
