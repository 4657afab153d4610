import type { PoolClient } from 'pg'
import type { Database } from '../../db/pool.ts'
import { queueNextRun } from '../../db/queue-job.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Feed } from './feed.ts'
import { IMPORT_STOCK, type ImportState, type ImportStore, type StockToImport } from './import.ts'
import { addFiles } from './zip-file-store.ts'
import { forgetZipFiles, hasRoomForFiles } from './zip-room-store.ts'

/** Files as they came, before anything is read in them. */
export const importFiles = (
  database: Database,
): Pick<ImportStore, 'add' | 'addFailed' | 'stateOf' | 'chunks' | 'hasRoom' | 'forgetZipFiles'> => ({
  add: (feed, stock, at) =>
    inTransaction(
      database,
      (connection) => addInside(connection, feed, stock, at),
      () => true,
    ),
  addFailed: async (feed, id, why, at) => {
    await database.query(
      `insert into feed_imports (id, feed_id, received_at, is_dry_run, state, problem, ended_at)
       values ($1, $2, $3, false, 'failed', $4, $3) on conflict (id) do nothing`,
      [id, feed.id, at, why],
    )
  },
  stateOf: async (id) =>
    (await database.query<{ state: ImportState }>('select state from feed_imports where id = $1', [id]))
      .rows[0]?.state ?? null,
  chunks: (id) => chunksOf(database, id),
  hasRoom: (feed) => hasRoomForFiles(database, feed),
  forgetZipFiles: (then, drawnBefore) => forgetZipFiles(database, then, drawnBefore),
})

export const queueRun = (connection: Database | PoolClient, id: string, at: Date): Promise<void> =>
  queueNextRun(connection, { name: IMPORT_STOCK, key: id, data: { importId: id }, at })

async function addInside(
  connection: PoolClient,
  feed: Pick<Feed, 'id'>,
  { id, chunks, files, isDryRun }: StockToImport,
  at: Date,
): Promise<void> {
  const { rowCount } = await connection.query(
    `insert into feed_imports (id, feed_id, received_at, is_dry_run) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [id, feed.id, at, isDryRun],
  )
  if (rowCount !== 1) return
  let place = 0
  for await (const bytes of chunks) {
    await connection.query('insert into feed_import_parts (import_id, place, bytes) values ($1, $2, $3)', [
      id,
      place,
      bytes,
    ])
    place += 1
  }
  await addFiles(connection, { id, feed }, files, at)
  await queueRun(connection, id, at)
}

/** In hexadecimal, as pg has bytes sent, a file would leave twice as much behind to be collected while people wait for pages. */
const PART = `select encode(bytes, 'escape') as escaped from feed_import_parts where import_id = $1 and place = $2`

async function* chunksOf(database: Database, id: string): AsyncGenerator<Buffer> {
  for (let place = 0; ; place++) {
    const { rows } = await database.query<{ escaped: string }>({
      name: 'feed-import-part',
      text: PART,
      values: [id, place],
    })
    const [part] = rows
    if (!part) return
    yield bytesOf(part.escaped)
  }
}

/** Of PostgreSQL's escape format: its manual, Binary Data Types. */
const bytesOf = (escaped: string): Buffer => Buffer.from(escaped.replaceAll(ESCAPED, byteOf), 'latin1')
const ESCAPED = /\\(?:\\|[0-7]{3})/g
const byteOf = (escape: string): string =>
  escape === '\\\\' ? '\\' : String.fromCharCode(Number.parseInt(escape.slice(1), 8))
