import type { PoolClient } from 'pg'
import { clearFaults, writeFaults } from './fault-store.ts'
import type { Kept } from './feed.ts'
import type { Batch, ImportToRun, RefusedRow } from './import.ts'
import { keepHomes } from './keep-homes-store.ts'
import { withFiles } from './name-files-store.ts'
import { writeNotes } from './picture-note-store.ts'
import { lockStock } from './stock-store.ts'
import { takeFiles } from './take-files-store.ts'

type Count = 'created' | 'updated' | 'unchanged' | 'hidden'

interface Line {
  readonly row: number
  readonly ref: string
  readonly outcome: Exclude<Count, 'unchanged'>
}

/** Throws if another worker has done these rows meanwhile. A dry run keeps the counts alone. */
export async function applyBatch(
  connection: PoolClient,
  run: ImportToRun,
  batch: Batch,
  mostAdverts: number,
  at: Date,
): Promise<void> {
  // Nobody was promised these rows: what a crash of PostgreSQL loses is counted as not done, and comes again.
  await connection.query('set local synchronous_commit to off')
  await lockStock(connection, run.feed)
  const { rowCount } = await connection.query(
    'update feed_imports set rows_done = $3 where id = $1 and rows_done = $2',
    [run.id, batch.rowsBefore, batch.rowsDone],
  )
  if (rowCount !== 1) throw new Error('another worker has done these rows')
  if (run.isDryRun) await connection.query('savepoint dry')
  const counts = new Map<Count, number>()
  const refused: RefusedRow[] = [...batch.refused]
  const taken: string[] = []
  const lines: Line[] = []
  const homes = await withFiles(connection, run, batch.homes)
  const sent = homes.map(({ home }) => home)
  const keptAs = await keepHomes(connection, run.feed, sent, { mostAdverts, at })
  const pictures = await takeFiles(connection, homes, keptAs, at)
  for (const one of homes) {
    const kept = keptAs(one.home)
    const refusal = batch.refusalOf(one, kept)
    const count = countOf(one.home.isShown, kept)
    if (refusal !== null) refused.push(refusal)
    else taken.push(one.home.ref)
    if (count !== null && count !== 'unchanged')
      lines.push({ row: one.row, ref: one.home.ref, outcome: count })
    if (count !== null) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  if (run.isDryRun) await connection.query('rollback to savepoint dry')
  await write(connection, run.id, counts, refused)
  await writeLines(connection, run.id, lines)
  const noted = run.isDryRun ? pictures.filter(({ problem }) => problem !== null) : pictures
  await writeNotes(connection, run.id, noted)
  if (!run.isDryRun) await noteFaults(connection, run, taken, refused, at)
}

async function noteFaults(
  connection: PoolClient,
  { feed }: ImportToRun,
  taken: readonly string[],
  refused: readonly RefusedRow[],
  at: Date,
): Promise<void> {
  await clearFaults(connection, feed, taken)
  const named = refused.flatMap(({ agent_ref: ref, message }) => (ref === null ? [] : [{ ref, message }]))
  await writeFaults(connection, feed, named, at)
}

function countOf(isShown: boolean, { kind }: Kept): Count | null {
  if (kind === 'older' || kind === 'unchanged') return 'unchanged'
  if (kind === 'created' || kind === 'updated') return isShown ? kind : 'hidden'
  return null
}

async function write(
  connection: PoolClient,
  id: string,
  counts: ReadonlyMap<Count, number>,
  refused: readonly RefusedRow[],
): Promise<void> {
  const of = (count: Count): number => counts.get(count) ?? 0
  await connection.query(
    `update feed_imports set created = created + $2, updated = updated + $3, unchanged = unchanged + $4,
       hidden = hidden + $5 where id = $1`,
    [id, of('created'), of('updated'), of('unchanged'), of('hidden')],
  )
  await connection.query(
    `insert into feed_import_refusals (import_id, row, ref, code, message)
     select $1, row, left(agent_ref, 100), code, left(message, 2000)
     from json_to_recordset($2) as given (row int, agent_ref text, code text, message text)`,
    [id, JSON.stringify(refused)],
  )
}

async function writeLines(connection: PoolClient, id: string, lines: readonly Line[]): Promise<void> {
  await connection.query(
    `insert into feed_import_rows (import_id, row, ref, outcome)
     select $1, row, left(ref, 100), outcome from json_to_recordset($2) as given (row int, ref text, outcome text)`,
    [id, JSON.stringify(lines)],
  )
}
