import type { PoolClient } from 'pg'
import { HOUR_MS } from '#shared/values/time-units.ts'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import { clearOtherFaults } from './fault-store.ts'
import type { Feed } from './feed.ts'
import { takeOff } from './feed-listing-store.ts'
import { IMPORT_STOCK, type ImportReport, type ImportStore, type ImportToRun, keyIn } from './import.ts'
import { applyBatch } from './import-batch-store.ts'
import { importFiles, queueRun } from './import-file-store.ts'
import { lockStock } from './stock-store.ts'
import { forgetUnusedNames, replaceEarlier } from './zip-room-store.ts'

const ALWAYS = () => true
/** Longer than a part of a file takes. */
const FOLLOWED_MS = 90_000

/** `mostAdverts`: of one branch. */
export function importStore(database: Database, mostAdverts: number): ImportStore {
  const inside = <T>(run: (connection: PoolClient) => Promise<T>, isKept: (result: T) => boolean = ALWAYS) =>
    inTransaction(database, run, isKept)
  return {
    ...importFiles(database),
    report: (id, feedId) => report(database, id, feedId),
    begin: (id, at) => inside((connection) => beginInside(connection, id, at)),
    setRows: async (id, rows) => {
      await database.query('update feed_imports set rows = $2 where id = $1', [id, rows])
    },
    apply: (run, batch, at) =>
      inside(async (connection) => {
        await applyBatch(connection, run, batch, mostAdverts, at)
        // The tries of a worker that dies are counted from its last rows, not from the file's first.
        await queueRun(connection, run.id, new Date(at.getTime() + FOLLOWED_MS))
      }),
    missing: (run, seen) => missing(database, run, seen),
    takeOff: async (run, numbers, at) => {
      for (let from = 0; from < numbers.length && !run.isDryRun; from += PART) {
        const part = numbers.slice(from, from + PART)
        await inside((connection) => takePartOff(connection, run, part, at))
      }
      await inside((connection) => endTakingOff(connection, run, numbers, at))
    },
    hold: ({ id, isDryRun }, numbers, why, at) =>
      inside(async (connection) => {
        await connection.query(
          `update feed_imports set state = 'held', held = $2, problem = $3 where id = $1`,
          [id, numbers.length, why],
        )
        await forgetHeld(connection, id)
        await noteMissing(connection, id, 'held', numbers)
        if (isDryRun) await endInside(connection, id, { state: 'done', at })
      }),
    fail: (id, why, at) => inside((connection) => endInside(connection, id, { state: 'failed', why, at })),
    goOnLater: (id, at) => queueRun(database, id, at),
    endHeldBefore: (then, at) =>
      endAll(database, "state = 'held' and received_at < $1", [then], { state: 'done', at }),
    endLost: (why, at) => endAll(database, LOST, [IMPORT_STOCK], { state: 'failed', why, at }),
  }
}

const LOST = `state in ('waiting', 'running') and not exists (select from job_common
  where name = $1 and singleton_key = feed_imports.id::text and state < 'completed')`

async function endAll(
  database: Database,
  where: string,
  values: readonly unknown[],
  end: End,
): Promise<number> {
  const { rows } = await database.query<{ id: string }>(`select id from feed_imports where ${where}`, [
    ...values,
  ])
  for (const { id } of rows)
    await inTransaction(database, (connection) => endIfStill(connection, where, values, id, end), ALWAYS)
  return rows.length
}

/** A person may have confirmed it meanwhile, or a worker begun it. */
async function endIfStill(
  connection: PoolClient,
  where: string,
  values: readonly unknown[],
  id: string,
  end: End,
): Promise<void> {
  const { rowCount } = await connection.query(
    `select from feed_imports where ${where} and id = $${values.length + 1} for update`,
    [...values, id],
  )
  if (rowCount === 1) await endInside(connection, id, end)
}

/** Runs a held one again, with a person's yes. False if none is held. */
export const confirmImport = (database: Database, id: string, { by, why, at }: Decision): Promise<boolean> =>
  inTransaction(
    database,
    async (connection) => {
      const { rowCount } = await connection.query(
        `update feed_imports set state = 'waiting', is_confirmed = true where id = $1 and state = 'held'`,
        [id],
      )
      if (rowCount !== 1) return false
      await recordAct(connection, by, { act: 'confirm-import', on: { kind: 'feed', id }, why }, at)
      await queueRun(connection, id, at)
      return true
    },
    (isDone) => isDone,
  )

async function report(database: Database, id: string, feedId: string): Promise<ImportReport | null> {
  const { rows } = await database.query<ImportReport>(
    `select state, problem, rows, created, updated, unchanged, hidden, removed, held,
       (select coalesce(json_agg(json_build_object('row', row, 'agent_ref', ref, 'code', code, 'message', message)
          order by row), '[]') from feed_import_refusals where import_id = feed_imports.id) as refused,
       (select coalesce(json_agg(json_build_object('row', row, 'agent_ref', ref, 'code', 'GP_W_MEDIA_FILE', 'message', message)
          order by row, name), '[]')
        from feed_import_pictures where import_id = feed_imports.id and message is not null) as pictures
     from feed_imports where id = $1 and feed_id = $2`,
    [id, feedId],
  )
  return rows[0] ?? null
}

interface StartedRow extends Feed {
  readonly importId: string
  readonly isDryRun: boolean
  readonly isConfirmed: boolean
  readonly rowsDone: number
  readonly isLater: boolean
}

/** Files of one feed are done in the order in which they came. */
async function beginInside(connection: PoolClient, id: string, at: Date): ReturnType<ImportStore['begin']> {
  const { rows } = await connection.query<StartedRow>(
    `select i.id as "importId", is_dry_run as "isDryRun", is_confirmed as "isConfirmed", rows_done as "rowsDone",
       feeds.id, agency_id as "agencyId", branch, format, accounts.id as "accountId", owner_key as "ownerKey",
       coalesce(enquiries_email, email) as email,
       exists (select 1 from feed_imports earlier where earlier.feed_id = i.feed_id and earlier.received_at < i.received_at
         and earlier.state in ('waiting', 'running') and earlier.received_at > $2) as "isLater"
     from feed_imports i join feeds on feeds.id = feed_id join agencies on agencies.id = agency_id
       join accounts on accounts.id = account_id left join agency_branches using (agency_id, branch)
     where i.id = $1 and state in ('waiting', 'running') for update of i`,
    [id, new Date(at.getTime() - HOUR_MS)],
  )
  const [row] = rows
  if (!row) return null
  const { importId, isDryRun, isConfirmed, rowsDone, isLater, ...feed } = row
  if (isLater) return 'later'
  await connection.query(`update feed_imports set state = 'running' where id = $1`, [id])
  return { id: importId, feed, isDryRun, isConfirmed, rowsDone }
}

async function missing(
  database: Database,
  { id, feed, isDryRun }: ImportToRun,
  seen: ReadonlySet<string>,
): ReturnType<ImportStore['missing']> {
  const { rows } = await database.query<{
    number: string
    appType: 'sell' | 'let'
    ref: string
    made: number
  }>(
    `select number, app_type as "appType", ref, (select created + hidden from feed_imports where id = $3) as made
     from feed_adverts where agency_id = $1 and branch = $2 and state <> 'removed'`,
    [feed.agencyId, feed.branch, id],
  )
  const gone = rows.filter((row) => !seen.has(keyIn(row)))
  const made = isDryRun ? 0 : (rows[0]?.made ?? 0)
  return {
    numbers: gone.map(({ number }) => Number(number)),
    before: Math.max(rows.length - made, gone.length),
  }
}

/** A large branch in one transaction would be joined with the homes of others for longer than a statement may take. */
const PART = 500

async function takePartOff(
  connection: PoolClient,
  { id, feed }: ImportToRun,
  numbers: readonly number[],
  at: Date,
): Promise<void> {
  await lockStock(connection, feed)
  const gone = await takeOff(connection, numbers, null, at)
  await noteMissing(connection, id, 'removed', gone)
  await connection.query('update feed_imports set removed = removed + $2 where id = $1', [id, gone.length])
}

async function endTakingOff(
  connection: PoolClient,
  { id, feed, isDryRun }: ImportToRun,
  numbers: readonly number[],
  at: Date,
): Promise<void> {
  await lockStock(connection, feed)
  await forgetHeld(connection, id)
  await connection.query('update feed_imports set held = 0 where id = $1', [id])
  if (isDryRun) {
    await noteMissing(connection, id, 'removed', numbers)
    await connection.query('update feed_imports set removed = $2 where id = $1', [id, numbers.length])
  }
  await endInside(connection, id, { state: 'done', at })
  if (isDryRun) return
  await clearOtherFaults(connection, feed, id)
  // What an earlier file would have taken off is settled by this one.
  const { rows } = await connection.query<{ id: string }>(
    `select id from feed_imports where feed_id = $1 and state = 'held' and id <> $2 for update`,
    [feed.id, id],
  )
  for (const held of rows) await endInside(connection, held.id, { state: 'done', at })
}

const forgetHeld = (connection: PoolClient, id: string) =>
  connection.query(`delete from feed_import_rows where import_id = $1 and outcome = 'held'`, [id])

/** Of homes that the file does not have. */
async function noteMissing(
  connection: PoolClient,
  id: string,
  outcome: 'removed' | 'held',
  numbers: readonly number[],
): Promise<void> {
  await connection.query(
    `insert into feed_import_rows (import_id, ref, outcome)
     select $1, ref, $2 from feed_adverts where number = any($3::bigint[])`,
    [id, outcome, numbers],
  )
}

interface End {
  readonly state: 'done' | 'failed'
  readonly why?: string
  readonly at: Date
}

async function endInside(connection: PoolClient, id: string, { state, why, at }: End): Promise<void> {
  await connection.query(
    'update feed_imports set state = $2, problem = coalesce($3, problem), ended_at = $4 where id = $1',
    [id, state, why ?? null, at],
  )
  await connection.query('delete from feed_import_parts where import_id = $1', [id])
  if (state === 'done') await replaceEarlier(connection, id)
  await forgetUnusedNames(connection, id)
}
