import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { queueAgencyEmail } from '../../db/queue-agency-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ChangedFeed, WatchStore } from './watch-feeds.ts'

/** So many refused one after the other are no chance. */
const REFUSED_SENDS = 3

export const watchStore = (database: Database): WatchStore => ({
  changed: async (silentSince) => (await database.query<ChangedFeed>(CHANGED, [silentSince])).rows,
  tell: (feed, at) =>
    inTransaction(
      database,
      (connection) => tell(connection, feed, at),
      (reported) => reported,
    ),
})

/** Of a feed of which nothing is known any more, nothing changes. */
const CHANGED = `with known as (
    select id, branch, agency_id, trouble as reported,
      greatest((select called_at from feed_calls where feed_id = feeds.id order by id desc limit 1),
        (select received_at from feed_imports where feed_id = feeds.id and not is_dry_run order by received_at desc limit 1)) as heard_at,
      (select count(*) = ${REFUSED_SENDS} and bool_and(outcome = 'refused') from (select outcome from feed_calls
        where feed_id = feeds.id and kind = 'send' order by id desc limit ${REFUSED_SENDS}) as sends) as is_refused,
      (select state = 'failed' from feed_imports where feed_id = feeds.id and not is_dry_run and ended_at is not null
        order by received_at desc limit 1) as is_failed
    from feeds where revoked_at is null),
  judged as (
    select *, case when heard_at is null then reported when heard_at <= $1 then 'silent'
      when is_refused or is_failed then 'failing' end as trouble from known)
  select id, branch, agency_id as "agencyId", reported, trouble from judged where reported is distinct from trouble order by id`

async function tell(
  connection: PoolClient,
  { id, branch, agencyId, reported, trouble }: ChangedFeed,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update feeds set trouble = $3 where id = $1 and trouble is not distinct from $2',
    [id, reported, trouble],
  )
  if (rowCount !== 1) return false
  await queueAgencyEmail(connection, agencyId, {
    sendKey: `feed watch ${id} ${at.toISOString()}`,
    kind: 'feed-watch',
    payload: { feed: id, branch, trouble: trouble ?? 'well' },
  })
  return true
}
