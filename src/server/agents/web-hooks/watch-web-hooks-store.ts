import type { PoolClient } from 'pg'
import { giveUpEvents } from '../../db/give-up-events.ts'
import type { Database } from '../../db/pool.ts'
import { queueAgencyEmail } from '../../db/queue-agency-email.ts'
import { queueDelivery } from '../../db/queue-delivery.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ChangedWebHook, WatchWebHooksStore } from './watch-web-hooks.ts'

export const watchWebHooksStore = (database: Database): WatchWebHooksStore => ({
  catchUp: async (at) => {
    const { rows } = await database.query<{ id: string }>(
      `select id from web_hooks where is_on and exists (
         select from web_hook_events where web_hook_id = web_hooks.id and due_at <= $1) order by id`,
      [at],
    )
    for (const { id } of rows) await queueDelivery(database, id, at)
  },
  changed: async (failing, off) => (await database.query<ChangedWebHook>(CHANGED, [failing, off])).rows,
  tell: (webHook, at) =>
    inTransaction(
      database,
      (connection) => tell(connection, webHook, at),
      (isNews) => isNews,
    ),
})

const CHANGED = `select id, url, "agencyId", trouble from (
    select id, url, agency_id as "agencyId", case
      when failing_since <= $2 then 'off'
      when failing_since <= $1 and not is_failing then 'failing'
      when failing_since is null and is_failing then 'well' end as trouble
    from web_hooks where is_on) as judged
  where trouble is not null order by id`

async function tell(
  connection: PoolClient,
  { id, url, agencyId, trouble }: ChangedWebHook,
  at: Date,
): Promise<boolean> {
  const isOff = trouble === 'off'
  const { rowCount } = await connection.query(
    'update web_hooks set is_failing = $2, is_on = not $3 where id = $1 and is_on and ($3 or is_failing <> $2)',
    [id, trouble !== 'well', isOff],
  )
  if (rowCount !== 1) return false
  if (isOff) await giveUpEvents(connection, id)
  await queueAgencyEmail(connection, agencyId, {
    sendKey: `web hook watch ${id} ${at.toISOString()}`,
    kind: 'web-hook-watch',
    payload: { webHook: id, host: new URL(url).host, state: trouble },
  })
  return true
}
