import { createHash, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AppType } from '#shared/form/block.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import { moveDraft } from '../../db/move-owner.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DraftLinkStore, LinkLimits, OpenedDraft, WantedLink } from './draft-link.ts'

export function draftLinkStore(database: Database): DraftLinkStore {
  return {
    request: (wanted, limits, at) =>
      inTransaction(
        database,
        (connection) => requestInside(connection, wanted, limits, at),
        (wait) => wait === null,
      ),
    open: (link, ownerKey, at) =>
      inTransaction(
        database,
        (connection) => openInside(connection, link, ownerKey, at),
        (opened) => opened !== null,
      ),
  }
}

async function requestInside(
  connection: PoolClient,
  { uuid, appType, ownerKey, to, accountId, client }: WantedLink,
  limits: LinkLimits,
  at: Date,
): Promise<number | null> {
  const email = createHash('sha256').update(to).digest('base64url')
  const day = [
    { name: `draft links owner ${ownerKey.toString('base64url')}`, most: limits.perOwnerADay },
    { name: 'draft links', client, most: limits.perClientADay },
  ]
  const hour = [{ name: `draft links email ${email}`, client, budget: limits.toEmailAnHour }]
  const wait =
    (await countUse(connection, hour, at, HOUR_SECONDS)) ?? (await countUse(connection, day, at, DAY_SECONDS))
  if (wait !== null) return wait
  const kind = accountId === null ? 'finish-advert' : 'finish-own-advert'
  const payload = { uuid, appType, ownerKey: ownerKey.toString('base64url') }
  await queueEmail(connection, { sendKey: `${kind} ${randomUUID()}`, kind, to, payload })
  return null
}

async function openInside(
  connection: PoolClient,
  link: Buffer,
  ownerKey: Buffer,
  at: Date,
): Promise<OpenedDraft | null> {
  const { rows } = await connection.query<{ uuid: string; app_type: AppType; owner_key: Buffer }>(
    `delete from single_use_links link using drafts
     where link.token_hash = $1 and link.purpose = 'finish-advert' and link.expires_at > $2 and drafts.uuid = link.draft_uuid
     returning drafts.uuid, drafts.app_type, link.owner_key`,
    [link, at],
  )
  const [found] = rows
  if (!found || !(await moveDraft(connection, found.uuid, found.owner_key, ownerKey))) return null
  return { uuid: found.uuid, appType: found.app_type }
}
