import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import type { LiveAddressStore, OwnAdvert } from './live-address.ts'

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
    ownLive: async (keys, { uuid, ownerKey }) => {
      if (ownerKey === null) return null
      const { rows } = await database.query<OwnAdvert>({
        name: 'live-addresses-own',
        text: `select uuid, app_type as "appType" from live_addresses live join drafts on uuid = live.draft_uuid
          where live.key = any($1::text[]) and uuid <> $2 and owner_key = $3 order by uuid limit 1`,
        values: [keys, uuid, ownerKey],
      })
      return rows[0] ?? null
    },
    countCheck: ({ ownerKey, client }, limits, at) =>
      countUse(
        database,
        [
          ...(ownerKey === null
            ? []
            : [{ name: `address checks guest ${ownerKey.toString('base64url')}`, most: limits.perOwner }]),
          { name: 'address checks', client, most: limits.perClient },
        ],
        at,
        DAY_SECONDS,
      ),
  }
}
