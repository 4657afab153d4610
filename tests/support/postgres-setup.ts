import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { runAs } from '../../src/server/db/postgres-binaries.ts'
import { livingPostmaster } from '../../src/server/db/postmaster.ts'
import { MIGRATIONS } from './migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the tests' database. */
    postgres: { host: string; user: string; password: string; database: string }
    /** Of the role that the program works with. */
    postgresApp: { host: string; user: string; password: string; database: string }
    /** One with all migrations applied, to be copied. */
    migratedDatabase: string
    /** A folder of a database that was made, with all migrations applied, and stopped. */
    stoppedDatabase: string
  }
}

const STOP_PATIENCE_MS = 10_000
const START_PATIENCE_MS = 30_000

/** One PostgreSQL for all tests: made by the very code that makes the program's own, and then started with quicker settings. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-test-'))
  const server = await startEmbedded(dataDir, () => undefined)
  await migrate(server.owner, MIGRATIONS, server.app.user ?? null, () => undefined)
  const pgData = path.join(dataDir, 'postgres')
  const stoppedDatabase = path.join(dataDir, 'stopped')
  await server.stop(STOP_PATIENCE_MS)
  execFileSync('cp', ['-a', pgData, stoppedDatabase])
  project.provide('stoppedDatabase', stoppedDatabase)
  startQuick(dataDir, pgData, server)
  await untilAlive(pgData)
  await server.ensureRunning()
  await prepare(server)
  project.provide('migratedDatabase', await aMigratedDatabase(server))
  project.provide('postgres', complete(server.owner))
  project.provide('postgresApp', complete(server.app))
  return async () => {
    await server.stop(STOP_PATIENCE_MS)
    // Hundreds of databases are hundreds of thousands of files, for which nothing else has to wait half a minute.
    spawn('rm', ['-rf', dataDir], { stdio: 'ignore', detached: true }).unref()
  }
}

/** Nothing that is stored here has to outlive the machine, or is there for long; what has to is tested on databases of their own. */
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
}

/** By arguments, as the program does: the settings that it gives would outdo those of the server's files. */
function startQuick(dataDir: string, pgData: string, { admin }: EmbeddedPostgres): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: admin.host,
    max_connections: '200',
    timezone: 'UTC',
    ...QUICK,
  }
  const as = runAs(dataDir)
  const [command, args] = as.command('postgres', [
    ...['-D', pgData, '-p', '5432'],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  spawn(command, args, { ...as.options, detached: true, stdio: 'ignore' }).unref()
}

/** Until it holds its folder: the program's own start would come before it on a busy machine. */
async function untilAlive(pgData: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS
  while (livingPostmaster(pgData) === null && Date.now() < deadline) await sleep(20)
}

async function prepare({ admin, owner }: EmbeddedPostgres): Promise<void> {
  const client = new Client(admin)
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`show ${setting}`)
    if (rows[0]?.[setting] !== 'off') throw new Error(`the tests' database has ${setting} on`)
  }
  await client.query(`alter role ${owner.user} createdb`)
  // To drop a database that a program still uses.
  await client.query(`grant pg_signal_backend to ${owner.user}`)
  await client.end()
}

/** Not the very one that the others of the server are made from, lest somebody be connected to it. */
async function aMigratedDatabase({ owner }: EmbeddedPostgres): Promise<string> {
  const client = new Client({ ...owner, database: 'template1' })
  await client.connect()
  await client.query(`create database migrated template ${owner.database}`)
  await client.end()
  return 'migrated'
}

type Address = Awaited<ReturnType<typeof startEmbedded>>['owner']

function complete({ host, user, password, database }: Address) {
  if (host === undefined || user === undefined || typeof password !== 'string' || database === undefined) {
    throw new Error('the embedded server gave no whole address')
  }
  return { host, user, password, database }
}
