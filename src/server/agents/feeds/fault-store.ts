import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import type { FeedCall, Source } from './feed.ts'
import { faultText } from './receive-home.ts'

interface RefusedHome {
  readonly ref: string
  /** For the agent. */
  readonly message: string
}

/** Why these homes were refused when they were sent last. Of two of one reference the later counts. */
export async function writeFaults(
  connection: Database | PoolClient,
  { agencyId, branch }: Source,
  refused: readonly RefusedHome[],
  at: Date,
): Promise<void> {
  const last = [...new Map(refused.map((home) => [home.ref, home])).values()]
  if (last.length === 0) return
  await connection.query({
    name: 'feed-faults-write',
    text: `insert into feed_faults (agency_id, branch, ref, message, refused_at)
      select $1, $2, left(ref, 100), left(message, 2000), $4 from json_to_recordset($3) as given (ref text, message text)
      where ref <> '' order by ref
      on conflict (agency_id, branch, ref) do update set message = excluded.message, refused_at = excluded.refused_at`,
    values: [agencyId, branch, JSON.stringify(last), at],
  })
}

/** A refused removal is no fault of the home. */
export async function noteFault(
  database: Database,
  source: Source,
  { kind, ref, outcome, notes }: FeedCall & { readonly ref: string },
  at: Date,
): Promise<void> {
  if (outcome !== 'refused') return clearFaults(database, source, [ref])
  if (kind === 'send') await writeFaults(database, source, [{ ref, message: faultText(notes) }], at)
}

/** They were taken, or taken off. */
export async function clearFaults(
  connection: Database | PoolClient,
  { agencyId, branch }: Source,
  refs: readonly string[],
): Promise<void> {
  await connection.query({
    name: 'feed-faults-clear',
    text: 'delete from feed_faults where agency_id = $1 and branch = $2 and ref = any($3::text[])',
    values: [agencyId, branch, refs],
  })
}

/** What a file that replaces the stock does not name has no fault any more. */
export async function clearOtherFaults(
  connection: PoolClient,
  { agencyId, branch }: Source,
  importId: string,
): Promise<void> {
  await connection.query(
    `delete from feed_faults where agency_id = $1 and branch = $2
       and ref not in (select ref from feed_import_refusals where import_id = $3 and ref is not null)`,
    [agencyId, branch, importId],
  )
}
