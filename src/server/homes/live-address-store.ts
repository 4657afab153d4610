import { countUse } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import type { LiveAddressStore } from './live-address.ts'

const DAY_SECONDS = 86_400
const UNIQUE_VIOLATION = '23505'

export function liveAddressStore(database: Database): LiveAddressStore {
  return {
    isLive: async (keys, { uuid, ownerKey }) => {
      const { rows } = await database.query<[boolean]>({
        name: 'live-addresses-find',
        text: `select exists (
          select 1 from live_addresses live
          where live.key = any($1::text[]) and not (
            live.draft_uuid = $2 and exists (select 1 from drafts where uuid = $2 and owner_key = $3)))`,
        values: [keys, uuid, ownerKey ?? Buffer.alloc(0)],
        rowMode: 'array',
      })
      return rows[0]?.[0] ?? false
    },
    claim: (keys, draftUuid, at) => claim(database, keys, draftUuid, at),
    giveUp: async (draftUuid) => {
      await database.query('delete from live_addresses where draft_uuid = $1', [draftUuid])
    },
    countCheck: ({ ownerKey, client }, limits, at) =>
      countUse(
        database,
        [
          ...(ownerKey === null
            ? []
            : [{ name: `address checks guest ${ownerKey.toString('base64url')}`, most: limits.perOwner }]),
          { name: `address checks client ${client}`, most: limits.perClient },
        ],
        at,
        DAY_SECONDS,
      ),
  }
}

async function claim(
  database: Database,
  keys: readonly string[],
  draftUuid: string,
  at: Date,
): Promise<boolean> {
  try {
    await database.query(
      `insert into live_addresses (key, draft_uuid, claimed_at)
       select key, $2, $3 from (select distinct unnest($1::text[])) as wanted (key)
       where not exists (select 1 from live_addresses held where held.key = wanted.key and held.draft_uuid = $2)
       order by key`,
      [keys, draftUuid, at],
    )
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    return holdsAll(database, keys, draftUuid)
  }
}

/** The same draft may have claimed them at the same moment. */
async function holdsAll(database: Database, keys: readonly string[], draftUuid: string): Promise<boolean> {
  const { rows } = await database.query<[number]>({
    text: 'select count(*)::int from live_addresses where key = any($1::text[]) and draft_uuid = $2',
    values: [keys, draftUuid],
    rowMode: 'array',
  })
  return rows[0]?.[0] === new Set(keys).size
}
