import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { databaseProblem } from './database-problem.ts'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { LOCKS } from './locks.ts'
import { migrate } from './migrate.ts'
import { type Database, openPool } from './pool.ts'
import { retryWhileDown } from './retry-while-down.ts'

export interface OpenDatabase {
  readonly database: Database
  /** Also stops the embedded server, unless another process uses it. */
  readonly close: () => Promise<void>
}

export interface Wanted {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databaseMigrationUrl: string | null
}
export interface Reports {
  readonly print: (line: string) => void
  readonly warn: (error: Error, message: string) => void
}

/** It answers, but its tables are not known yet. */
export interface OpenServer {
  readonly owner: ClientConfig
  readonly app: ClientConfig
  /** The role that gets only rows; null if the owner works with them itself. */
  readonly appRole: string | null
  /** Whether only we use the embedded server: then others wait until it closes. Always true of an external one. */
  readonly isOurs: () => Promise<boolean>
  readonly close: () => Promise<void>
}

const RETRY_MS = 100
const START_PATIENCE_MS = 60_000
const STOP_PATIENCE_MS = 4_000

/** Also brings its tables up to date. */
export async function openDatabase(
  wanted: Wanted,
  migrations: string,
  reports: Reports,
): Promise<OpenDatabase> {
  const server = await openServer(wanted, reports)
  const { owner, app, appRole, close } = server
  try {
    await migrate(owner, migrations, appRole, reports.print)
  } catch (error) {
    await close()
    throw ownersProblem(wanted, error)
  }
  const database = openPool(app, (error) => reports.warn(error, 'a database connection ended'))
  return {
    database,
    close: async () => {
      await database.end()
      await close()
    },
  }
}

export const openServer = (wanted: Wanted, reports: Reports): Promise<OpenServer> =>
  wanted.databaseUrl === null
    ? openEmbedded(wanted.dataDir, reports)
    : openOther(wanted.databaseUrl, wanted.databaseMigrationUrl)

async function openOther(url: string, migrationUrl: string | null): Promise<OpenServer> {
  const app = await roleOf('DATABASE_URL', url)
  if (migrationUrl !== null) await roleOf('DATABASE_MIGRATION_URL', migrationUrl)
  return {
    owner: { connectionString: migrationUrl ?? url },
    app: { connectionString: url },
    appRole: migrationUrl === null ? null : app,
    isOurs: async () => true,
    close: async () => undefined,
  }
}

/** Names the variable of the role that owns the tables. */
export function ownersProblem({ databaseUrl, databaseMigrationUrl }: Wanted, error: unknown): unknown {
  if (databaseMigrationUrl !== null) {
    return databaseProblem('DATABASE_MIGRATION_URL', databaseMigrationUrl, error)
  }
  return databaseUrl === null ? error : databaseProblem('DATABASE_URL', databaseUrl, error)
}

async function roleOf(variable: string, url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } catch (error) {
    throw databaseProblem(variable, url, error)
  } finally {
    await client.end()
  }
}

async function openEmbedded(dataDir: string, reports: Reports): Promise<OpenServer> {
  const { warn } = reports
  const { server, watch } = await startAndClaim(dataDir, reports)
  return {
    owner: server.owner,
    app: server.app,
    appRole: server.app.user ?? null,
    isOurs: watch.isOurs,
    close: () =>
      watch.end(async () => {
        if (!(await server.stop(STOP_PATIENCE_MS)))
          warn(new Error('still stopping'), 'left PostgreSQL behind')
      }),
  }
}

/** Once more, since another process may stop the server between our start and our claim to it. */
async function startAndClaim(dataDir: string, { print, warn }: Reports) {
  const deadline = Date.now() + START_PATIENCE_MS
  try {
    return await retryWhileDown(
      async () => {
        const server = await startEmbedded(dataDir, print)
        return { server, watch: await watchOver(server, warn) }
      },
      () => Date.now() < deadline,
    )
  } catch (error) {
    throw isKept(error) ? new Error(KEPT, { cause: error }) : error
  }
}

const KEPT = 'another process keeps the database to itself: a restore, or a server that does not end.'
const isKept = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

interface Watch {
  /** If true, other processes cannot use it until the watch ends. */
  readonly isOurs: () => Promise<boolean>
  /** Calls `stop` if no other process uses the server. */
  readonly end: (stop: () => Promise<void>) => Promise<void>
}

/** Holds a connection whose shared lock, lost with our process, shows that the server is in use. */
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
    isOurs: async () => client !== null && (await isUsedByUsAlone(client)),
    end: async (stop) => {
      over = true
      if (client === null || (await isUsedByUsAlone(client))) await stop()
      await client?.end().catch(() => undefined)
    },
  }
}

/** Trades the shared lock for the exclusive one, which keeps new users waiting until the server stops. */
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
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [LOCKS.inUse])
    return client
  } catch (error) {
    // Its waiting query would otherwise get the lock on a connection that nobody uses.
    void client.end().catch(() => undefined)
    throw error
  }
}
