import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { queueAgencyEmail } from '../../db/queue-agency-email.ts'
import { queuePush } from '../../db/queue-push.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ChangedPortal, WatchPortalsStore } from './watch-portals.ts'

export const watchPortalsStore = (database: Database): WatchPortalsStore => ({
  catchUp: async (at) => {
    const { rows: portals } = await database.query<{ id: string }>('select id from portals order by id')
    for (const { id } of portals) await database.query(ADD_LACKING, [id])
    const { rows } = await database.query<{ id: string }>(
      'select distinct portal_id as id from portal_adverts where due_at <= $1 order by portal_id',
      [at],
    )
    for (const { id } of rows) await queuePush(database, id, at)
  },
  changed: async (failingSince) => (await database.query<ChangedPortal>(CHANGED, [failingSince])).rows,
  tell: (portal, at) =>
    inTransaction(
      database,
      (connection) => tell(connection, portal, at),
      (isNews) => isNews,
    ),
})

/** Of one portal at a time: all at once would take longer than a statement may. */
const ADD_LACKING = `insert into portal_adverts (portal_id, listing_id, app_type)
  select portal_id, listing_id, app_type from portal_wishes where portal_id = $1 and not exists (
    select from portal_adverts where portal_adverts.portal_id = $1 and portal_adverts.listing_id = portal_wishes.listing_id)
  on conflict do nothing`

const CHANGED = `select id, name, "agencyId", "isFailing" from (
    select id, name, agency_id as "agencyId", is_failing, exists (
      select from portal_adverts where portal_id = portals.id
        and (outcome in ('refused', 'given-up') or (outcome = 'failing' and failing_since <= $1))) as "isFailing"
    from portals) as judged
  where is_failing <> "isFailing" order by id`

async function tell(
  connection: PoolClient,
  { id, name, agencyId, isFailing }: ChangedPortal,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update portals set is_failing = $2 where id = $1 and is_failing <> $2',
    [id, isFailing],
  )
  if (rowCount !== 1 || agencyId === null) return rowCount === 1
  await queueAgencyEmail(connection, agencyId, {
    sendKey: `portal watch ${id} ${at.toISOString()}`,
    kind: 'portal-watch',
    payload: { portal: id, name, state: isFailing ? 'failing' : 'well' },
  })
  return true
}
