import type { PoolClient } from 'pg'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import { queueDelivery } from '../../db/queue-delivery.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openWebHookSecret } from '../../db/web-hook-secret.ts'
import type { DueEvent, TriedEvent, WebHook, WebHookStore } from './web-hook.ts'

export function webHookStore(database: Database, keys: Keys): WebHookStore {
  return {
    find: (id, at) => find(database, keys, id, at),
    take: async (webHook, at, inHandUntil) => {
      const { rows } = await database.query<DueEvent>({ ...TAKE, values: [webHook, at, inHandUntil] })
      return rows[0] ?? null
    },
    settle: (webHook, event, tried, at) =>
      inTransaction(
        database,
        (connection) => settle(connection, webHook, event, tried, at),
        () => true,
      ),
    queueRest: async (webHook, notBefore) => {
      const { rows } = await database.query<{ next: Date | null }>({ ...REST, values: [webHook, notBefore] })
      const next = rows[0]?.next ?? null
      if (next !== null) await queueDelivery(database, webHook, next)
    },
    forgetBefore: (then) => deleteInParts(database, 'web_hook_events', 'happened_at < $1', [then]),
  }
}

interface WebHookRow {
  readonly url: string
  readonly secret: Buffer
  /** Null, or too old. */
  readonly oldSecret: Buffer | null
}

async function find(database: Database, keys: Keys, id: string, at: Date): Promise<WebHook | null> {
  const { rows } = await database.query<WebHookRow>(
    `select url, secret, case when old_secret_until > $2 then old_secret end as "oldSecret"
     from web_hooks where id = $1 and is_on`,
    [id, at],
  )
  const [row] = rows
  if (!row) return null
  const secret = openWebHookSecret(keys, id, row.secret)
  const old = row.oldSecret === null ? null : openWebHookSecret(keys, id, row.oldSecret)
  return { id, url: row.url, secrets: secret === null ? null : old === null ? [secret] : [secret, old] }
}

/** Counted before it is sent, so that an event that kills whoever sends it is tried less and less often. */
const TAKE = {
  name: 'web-hook-events-take',
  text: `update web_hook_events set in_hand_until = $3, tries = tries + 1,
      once_key = case when type = 'enquiry.received' then once_key end
    where number = (
      select number from web_hook_events
      where web_hook_id = $1 and due_at <= $2 and (in_hand_until is null or in_hand_until <= $2)
      order by (type <> 'enquiry.received'), due_at, number limit 1 for update skip locked)
    returning number, id, type, happened_at as "happenedAt", data, tries, failing_since as "failingSince"`,
}

async function settle(
  connection: PoolClient,
  webHook: string,
  { number, tries }: DueEvent,
  { outcome, fault, status, failingSince, nextAt }: TriedEvent,
  at: Date,
): Promise<void> {
  // First, as wherever a web hook and its events are locked.
  const began = outcome === 'taken' ? null : at
  await connection.query({
    name: 'web-hooks-stand',
    text: `update web_hooks set failing_since = $2
      where id = $1 and (failing_since is null) <> ($2::timestamptz is null)`,
    values: [webHook, began],
  })
  await connection.query({
    name: 'web-hook-events-settle',
    text: `update web_hook_events set outcome = $2, fault = $3, status = $4, failing_since = $5, due_at = $6, tried_at = $7,
        in_hand_until = null, data = case when $2 = 'taken' then null else data end
      where number = $1 and tries = $8 and outcome <> 'taken' and (due_at is not null or $2 = 'taken')`,
    values: [number, outcome, fault, status, failingSince, nextAt, at, tries],
  })
}

const REST = {
  name: 'web-hook-events-rest',
  text: `select greatest(min(greatest(due_at, in_hand_until)), $2::timestamptz) as next from web_hook_events
    where web_hook_id = $1 and due_at is not null having count(*) > 0`,
}
