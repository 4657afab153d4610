import { HOUR_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { FEED_FACTS, FEED_FORMATS, type FeedFormat } from '../../formats/feed-format.ts'
import { noteFault } from './fault-store.ts'
import type { Feed, FeedProof, FeedStore } from './feed.ts'

interface FeedLimits {
  /** Of one feed. */
  readonly callsAMinute: number
  /** Wrong secrets, in an hour. */
  readonly badSecretsPerClient: number
}

const MINUTE_SECONDS = 60
const LONGEST_REF = 100

export function feedStore(database: Database, limits: FeedLimits): FeedStore {
  return {
    find: (proof, format, at) => find(database, proof, format, at),
    agencyOf: async (id) => {
      const { rows } = await database.query<{ agency: string }>(
        'select agency_id as agency from feeds where id = $1 and format = any($2) and revoked_at is null',
        [id, FEED_FORMATS.filter((format) => FEED_FACTS[format].isFile)],
      )
      return rows[0]?.agency ?? null
    },
    areAny: async () => {
      const { rowCount } = await database.query('select from feeds where revoked_at is null limit 1')
      return rowCount === 1
    },
    countCall: ({ id }, at) =>
      countUse(database, [{ name: `feed calls ${id}`, most: limits.callsAMinute }], at, MINUTE_SECONDS),
    countBadSecret: (client, at) =>
      countUse(
        database,
        [{ name: 'feed secrets', client, most: limits.badSecretsPerClient }],
        at,
        HOUR_SECONDS,
      ),
    record: async (feed, call, at) => {
      const ref = call.ref?.slice(0, LONGEST_REF).toWellFormed() ?? null
      await database.query({
        name: 'feed-calls-add',
        text: `insert into feed_calls (feed_id, called_at, kind, ref, outcome, notes) values ($1, $2, $3, $4, $5, $6)`,
        values: [feed.id, at, call.kind, ref, call.outcome, JSON.stringify(call.notes)],
      })
      if (ref !== null) await noteFault(database, feed, { ...call, ref }, at)
    },
    forgetCallsBefore: async (then) => {
      const calls = await deleteInParts(database, 'feed_calls', 'called_at < $1', [then])
      return calls + (await deleteInParts(database, 'feed_imports', 'ended_at < $1', [then]))
    },
  }
}

async function find(
  database: Database,
  { secret, certificate }: FeedProof,
  format: FeedFormat,
  at: Date,
): Promise<Feed | null> {
  const { rows } = await database.query<Feed>({
    name: 'feeds-find',
    text: `select feeds.id, agency_id as "agencyId", branch, format, accounts.id as "accountId",
        owner_key as "ownerKey", coalesce(enquiries_email, accounts.email) as email
      from feeds join agencies on agencies.id = agency_id join accounts on accounts.id = account_id
        left join agency_branches using (agency_id, branch)
      where revoked_at is null and (secret_hash = $1 or (old_secret_hash = $1 and old_secret_until > $3)) and format = $2
        and (certificates = '{}' or $4 = any(certificates))`,
    values: [secret, format, at, certificate],
  })
  return rows[0] ?? null
}
