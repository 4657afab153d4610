import { HOUR_SECONDS } from '#shared/values/time-units.ts'
import { countOne, countUse } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import type { ApiKey, ApiKeys } from './api.ts'

interface ApiLimits {
  /** Of one key. */
  readonly callsAMinute: number
  /** In an hour. */
  readonly badKeysPerClient: number
}

const MINUTE_SECONDS = 60

export function apiKeys(database: Database, limits: ApiLimits): ApiKeys {
  return {
    find: (keyHash, at) => find(database, keyHash, at),
    countCall: async ({ id }, at) => {
      const most = limits.callsAMinute
      const { used, endsAt } = await countOne(database, `api calls ${id}`, at, MINUTE_SECONDS)
      const seconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000))
      return { most, left: Math.max(0, most - used), seconds, isOver: used > most }
    },
    countBadKey: (client, at) =>
      countUse(database, [{ name: 'api keys', client, most: limits.badKeysPerClient }], at, HOUR_SECONDS),
  }
}

async function find(database: Database, keyHash: Buffer, at: Date): Promise<ApiKey | null> {
  const { rows } = await database.query<ApiKey & { readonly isUnused: boolean }>({
    name: 'api-keys-find',
    text: `select id, agency_id as "agencyId", scopes, branch,
        used_at is null or used_at < $2::timestamptz - interval '1 minute' as "isUnused"
      from api_keys where key_hash = $1 and revoked_at is null`,
    values: [keyHash, at],
  })
  const [row] = rows
  if (row === undefined) return null
  const { isUnused, ...key } = row
  if (isUnused) await database.query('update api_keys set used_at = $2 where id = $1', [key.id, at])
  return key
}
