import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import { copyIn, prepareToCopy } from './copy-session.ts'
import {
  type AppliedMigration,
  appliedMigrations,
  applyOne,
  connectToMigrate,
  ensureList,
  grantRows,
  missingMigrations,
  readMigrations,
} from './migrate.ts'
import {
  FILLED_BY_THE_PROGRAM,
  firstWithRows,
  inLoadOrder,
  type Sequence,
  setSequences,
  type Table,
  tablesOf,
} from './tables.ts'

export interface StoredRows {
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
  readonly sequences: readonly Sequence[]
  /** Lines as COPY wrote them. */
  readonly rowsOf: (table: Table) => Readable
}

/** An empty database, in which nobody else can make tables until it is closed. */
export interface Target {
  /** In one transaction: makes the tables, loads the rows, and migrates unless they are to stay as they were. */
  readonly load: (
    stored: StoredRows,
    tables: 'up-to-date' | 'as-they-were',
    signal: AbortSignal,
  ) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openTarget(
  address: ClientConfig,
  migrationsFolder: string,
  appRole: string | null,
): Promise<Target> {
  const client = await connectToMigrate(address)
  try {
    await prepareToCopy(client)
    // Migration 044: what is loaded is no news.
    await client.query("select set_config('gatepost.is_restoring', 'on', false)")
    await refuseRows(client, await tablesOf(client))
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    load: async (stored, tables, signal) => {
      await client.query('begin')
      await loadInside(client, stored, migrationsFolder, tables, signal)
      if (appRole !== null) await grantRows(client, appRole)
      await client.query('commit')
      await client.query('analyze')
    },
    close: () => client.end(),
  }
}

async function refuseRows(client: Client, tables: readonly Table[]): Promise<void> {
  const found = await firstWithRows(client, tables)
  if (found === null) return
  throw new Error(
    `the database is not empty: there are rows in ${found}. Restore into a DATA_DIR that does not exist yet, or into an empty database.`,
  )
}

async function loadInside(
  client: Client,
  stored: StoredRows,
  migrationsFolder: string,
  wanted: 'up-to-date' | 'as-they-were',
  signal: AbortSignal,
): Promise<void> {
  const known = await readMigrations(migrationsFolder)
  const newer = missingMigrations(stored.migrations, known, 'backup')
  await ensureList(client)
  const present = await tablesOf(client)
  if (present.length > 0) {
    // It may have come into use since the check.
    const names = present.map(({ name }) => client.escapeIdentifier(name))
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
    await refuseRows(client, present)
  }
  const applied = await appliedMigrations(client)
  const ahead = applied.find(({ name }) => newer.some((migration) => migration.name === name))
  if (ahead !== undefined) {
    throw new Error(
      `the database has newer tables than the backup (${ahead.name}). Restore into a DATA_DIR that does not exist yet, or into an empty database.`,
    )
  }
  const missing = missingMigrations(applied, known)
  for (const migration of missing) if (!newer.includes(migration)) await applyOne(client, migration)
  for (const table of await inLoadOrder(client, await sameTables(client, stored.tables))) {
    if (table.name === FILLED_BY_THE_PROGRAM) await client.query(`delete from ${table.name}`)
    await pipeline(stored.rowsOf(table), copyIn(client, table), { signal })
  }
  await setSequences(client, stored.sequences)
  if (wanted === 'up-to-date') for (const migration of newer) await applyOne(client, migration)
}

/** Throws unless the backup's tables are those that the migrations made. */
async function sameTables(client: Client, stored: readonly Table[]): Promise<readonly Table[]> {
  const describe = (tables: readonly Table[]): string[] =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`)
  const made = describe(await tablesOf(client))
  const kept = describe(stored)
  const unknown = kept.find((table) => !made.includes(table))
  if (unknown !== undefined) throw new Error(`the backup has a table that no migration makes: ${unknown}.`)
  const lacking = made.find((table) => !kept.includes(table))
  if (lacking !== undefined) {
    throw new Error(`the backup lacks a table that the migrations make: ${lacking}.`)
  }
  return stored
}
