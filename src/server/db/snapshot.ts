import type { Readable } from 'node:stream'
import type { Client, ClientConfig } from 'pg'
import { connectToCopy, copyOut } from './copy-session.ts'
import { LOCKS } from './locks.ts'
import { type AppliedMigration, appliedMigrations } from './migrate.ts'
import { type Sequence, sequencesOf, type Table, tablesOf } from './tables.ts'

/** The database at one moment. Until it is closed, none of its photos is removed. */
export interface Snapshot {
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
  readonly rowsOf: (table: Table) => Readable
  /** Read after the rows, so that no row has the next value. */
  readonly sequences: () => Promise<Sequence[]>
  /** Releases the tables, but not the photos. */
  readonly endRows: () => Promise<void>
  readonly close: () => Promise<void>
}

const LOCK_PATIENCE = '120s'

export async function openSnapshot(address: ClientConfig): Promise<Snapshot> {
  const client = await connectToCopy(address)
  try {
    const { migrations, tables } = await start(client)
    return {
      migrations,
      tables,
      rowsOf: (table) => copyOut(client, table),
      sequences: () => sequencesOf(client),
      endRows: async () => void (await client.query('commit')),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function start(client: Client): Promise<Pick<Snapshot, 'migrations' | 'tables'>> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1, hashtext(current_schema())) as free',
    [LOCKS.backup],
  )
  if (rows[0]?.free !== true) throw new Error('another backup of this database is being made.')
  await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`)
  // Removals under way end first, so that the snapshot does not contain those photos.
  await client.query('select pg_advisory_lock($1, hashtext(current_schema()))', [LOCKS.photosStay])
  await client.query('select pg_advisory_lock($1, hashtext(current_schema()))', [LOCKS.migration])
  const tables = await tablesOf(client)
  await client.query('begin isolation level repeatable read, read only')
  // Before the first query, which takes the snapshot, so that no table can change its columns after it.
  if (tables.length > 0) {
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    await client.query(`lock table ${names.join(', ')} in access share mode`)
  }
  const migrations = await appliedMigrations(client)
  await client.query('select pg_advisory_unlock($1, hashtext(current_schema()))', [LOCKS.migration])
  return { migrations, tables }
}
