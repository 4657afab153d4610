import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { AgencyActName } from '#shared/account/agency-acts.ts'
import type { AskedWebHook } from '#shared/account/web-hooks.ts'
import type { AgencyMember } from '#shared/api/agency-view.ts'
import { giveUpEvents } from '../../db/give-up-events.ts'
import { NOT_TAKEN } from '../../db/not-taken.ts'
import type { Database } from '../../db/pool.ts'
import { queueDelivery } from '../../db/queue-delivery.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newWebHookSecret } from '../../db/web-hook-secret.ts'
import { recordOwnAct } from './record-own-act-store.ts'
import type { WebHookChanges, WebHookOutcome } from './web-hooks.ts'

export function webHookChanges(database: Database, keys: Keys, most: number): WebHookChanges {
  return {
    add: (by, webHook, at) =>
      inTransaction(
        database,
        (connection) => add(connection, { keys, most }, by, webHook, at),
        (outcome) => outcome !== 'too-many',
      ),
    change: (by, id, { url, events }, at) =>
      changing(database, by, { id, act: 'change-web-hook', at, newUrl: url }, async (connection) => {
        await connection.query('update web_hooks set url = $2, events = $3 where id = $1', [id, url, events])
        return 'done'
      }),
    turn: (by, id, isOn, at) =>
      changing(database, by, { id, act: isOn ? 'turn-web-hook-on' : 'turn-web-hook-off', at }, (connection) =>
        turn(connection, id, isOn),
      ),
    changeSecret: (by, id, oldUntil, at) =>
      changing(database, by, { id, act: 'change-web-hook-secret', at }, (connection) =>
        changeSecret(connection, keys, id, oldUntil, at),
      ),
    endOldSecret: (by, id, at) =>
      changing(database, by, { id, act: 'end-old-web-hook-secret', at }, async (connection) => {
        await connection.query(
          'update web_hooks set old_secret = null, old_secret_until = null where id = $1',
          [id],
        )
        return 'done'
      }),
    test: (by, id, at) =>
      changing(database, by, { id, act: 'test-web-hook', at }, (connection) => test(connection, id, at)),
    sendAgain: (by, id, at) =>
      changing(database, by, { id, act: 'send-events-again', at }, (connection) =>
        sendAgain(connection, id, at),
      ),
  }
}

interface Changing {
  readonly id: string
  readonly act: AgencyActName
  readonly at: Date
  /** Where it leads from now on, if that changes. */
  readonly newUrl?: string
}

const changing = <T extends WebHookOutcome | { readonly secret: string }>(
  database: Database,
  by: AgencyMember,
  { id, act, at, newUrl }: Changing,
  run: (connection: PoolClient) => Promise<T>,
): Promise<T | 'unknown'> =>
  inTransaction<T | 'unknown'>(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ url: string }>(
        'select url from web_hooks where id = $1 and agency_id = $2 for no key update',
        [id, by.agencyId],
      )
      if (!rows[0]) return 'unknown'
      const outcome = await run(connection)
      const host = hostOf(rows[0].url)
      const newHost = hostOf(newUrl ?? rows[0].url)
      await recordOwnAct(connection, by, act, newHost === host ? host : `${host} to ${newHost}`, at)
      return outcome
    },
    (outcome) => outcome === 'done' || typeof outcome === 'object',
  )

const hostOf = (url: string): string => new URL(url).host

async function add(
  connection: PoolClient,
  { keys, most }: { readonly keys: Keys; readonly most: number },
  by: AgencyMember,
  { branch, url, events }: AskedWebHook,
  at: Date,
): Promise<{ readonly id: string; readonly secret: string } | 'too-many'> {
  // Two who add at once take turns.
  await connection.query('select from agencies where id = $1 for update', [by.agencyId])
  const id = randomUUID()
  const { shown, sealed } = newWebHookSecret(keys, id)
  const { rowCount } = await connection.query(
    `insert into web_hooks (id, agency_id, branch, url, events, secret, created_at)
     select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from web_hooks where agency_id = $2) < $8`,
    [id, by.agencyId, branch, url, events, sealed, at, most],
  )
  if (rowCount !== 1) return 'too-many'
  await recordOwnAct(connection, by, 'add-web-hook', hostOf(url), at)
  return { id, secret: shown }
}

async function turn(connection: PoolClient, id: string, isOn: boolean): Promise<WebHookOutcome> {
  await connection.query(
    'update web_hooks set is_on = $2, is_failing = false, failing_since = null where id = $1',
    [id, isOn],
  )
  if (!isOn) await giveUpEvents(connection, id)
  return 'done'
}

async function changeSecret(
  connection: PoolClient,
  keys: Keys,
  id: string,
  oldUntil: Date,
  at: Date,
): Promise<{ readonly secret: string } | 'old-works'> {
  const { shown, sealed } = newWebHookSecret(keys, id)
  const { rowCount } = await connection.query(
    `update web_hooks set old_secret = secret, old_secret_until = $3, secret = $2
     where id = $1 and (old_secret_until is null or old_secret_until <= $4)`,
    [id, sealed, oldUntil, at],
  )
  return rowCount === 1 ? { secret: shown } : 'old-works'
}

async function test(connection: PoolClient, id: string, at: Date): Promise<WebHookOutcome> {
  await queueDelivery(connection, id, at)
  await connection.query(
    `insert into web_hook_events (web_hook_id, type, happened_at, data, once_key) values ($1, 'test', $2, '{}', 'test')
     on conflict (web_hook_id, once_key) do nothing`,
    [id, at],
  )
  return 'done'
}

async function sendAgain(connection: PoolClient, id: string, at: Date): Promise<WebHookOutcome> {
  await queueDelivery(connection, id, at)
  await connection.query(
    `update web_hook_events set due_at = $2, tries = 0, failing_since = null, outcome = 'waiting'
     where web_hook_id = $1 and ${NOT_TAKEN}`,
    [id, at],
  )
  return 'done'
}
