import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { LOCKS } from './locks.ts'
import { migrate } from './migrate.ts'
import { type Database, isDatabaseDown, openPool } from './pool.ts'

export interface OpenDatabase {
  readonly database: Database
  /** Closes the pool, and stops the embedded server unless another process still uses it. */
  readonly close: () => Promise<void>
}

interface Wanted {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databaseMigrationUrl: string | null
}
interface Reports {
  /** For the person who waits. */
  readonly say: (line: string) => void
  /** For the log. */
  readonly warn: (error: Error, message: string) => void
}

const RETRY_MS = 100
const START_PATIENCE_MS = 60_000
const STOP_PATIENCE_MS = 4_000

/** A database with its tables up to date, be it the embedded one or another. */
export async function openDatabase(
  wanted: Wanted,
  migrations: string,
  reports: Reports,
): Promise<OpenDatabase> {
  return wanted.databaseUrl === null
    ? openEmbedded(wanted.dataDir, migrations, reports)
    : openOther(wanted.databaseUrl, wanted.databaseMigrationUrl, migrations, reports)
}

async function openOther(
  url: string,
  migrationUrl: string | null,
  migrations: string,
  { say, warn }: Reports,
): Promise<OpenDatabase> {
  const appRole = migrationUrl === null ? null : await roleOf(url)
  await migrate({ connectionString: migrationUrl ?? url }, migrations, appRole, say)
  const database = openPool({ connectionString: url }, (error) => warn(error, 'a database connection ended'))
  return { database, close: () => database.end() }
}

async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}

async function openEmbedded(dataDir: string, migrations: string, reports: Reports): Promise<OpenDatabase> {
  const { say, warn } = reports
  const { server, watch } = await startAndClaim(dataDir, reports)
  await migrate(server.owner, migrations, server.app.user ?? null, say)
  const database = openPool(server.app, (error) => warn(error, 'a database connection ended'))
  const close = async () => {
    await database.end()
    await watch.end(async () => {
      if (!(await server.stop(STOP_PATIENCE_MS))) warn(new Error('still stopping'), 'left PostgreSQL behind')
    })
  }
  return { database, close }
}

/** Another process may stop the server, as its last user, between our start and our claim to it: then once more. */
async function startAndClaim(dataDir: string, { say, warn }: Reports) {
  const deadline = Date.now() + START_PATIENCE_MS
  for (;;) {
    try {
      const server = await startEmbedded(dataDir, say)
      return { server, watch: await watchOver(server, warn) }
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > deadline) throw error
      await sleep(RETRY_MS)
    }
  }
}

interface Watch {
  /** Ends the watch, and calls `stop` where no other process uses the server. */
  readonly end: (stop: () => Promise<void>) => Promise<void>
}

/**
 * Holds one connection to the embedded server for as long as we live. It tells other processes that the server is in
 * use (by a shared lock, which a killed process loses), and its end tells us that the server has to be started again.
 */
async function watchOver(server: EmbeddedPostgres, warn: Reports['warn']): Promise<Watch> {
  let client: Client | null = null
  let over = false
  const hold = async (): Promise<void> => {
    const held = await claim(server.admin)
    client = held
    held.once('end', () => {
      client = null
      if (!over) void holdAgain()
    })
  }
  const holdAgain = async (): Promise<void> => {
    while (!over && client === null) {
      await server
        .ensureRunning()
        .then(hold)
        .catch((error: Error) => warn(error, 'the database is not running'))
      await sleep(RETRY_MS)
    }
  }
  await hold()
  return {
    end: async (stop) => {
      over = true
      if (client === null || (await isUsedByUsAlone(client))) await stop()
      await client?.end().catch(() => undefined)
    },
  }
}

/** Gives the shared lock up and takes the exclusive one: held until the server stops, it keeps new users waiting. */
async function isUsedByUsAlone(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LOCKS.inUse])
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      LOCKS.inUse,
    ])
    return rows[0]?.free === true
  } catch {
    return true
  }
}

async function claim(admin: ClientConfig): Promise<Client> {
  const client = new Client({
    ...admin,
    connectionTimeoutMillis: 2_000,
    query_timeout: 3_000,
    application_name: 'gatepost watch',
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [LOCKS.inUse])
  return client
}
