import { existsSync } from 'node:fs'
import path from 'node:path'
import { operatorDeps } from './composition/operator-deps.ts'
import { installation } from './composition/operator-installation.ts'
import { readDatabaseConfig, readStorageConfig } from './config/config.ts'
import { openDatabase } from './db/open-database.ts'
import { notDone, type Outcome, type Run, type RunOnInstallation } from './operator/command.ts'
import { findCommand } from './operator/find-command.ts'
import { printable } from './operator/said.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = path.join(ROOT, 'migrations')
const [NOT_DONE, NOT_UNDERSTOOD] = [1, 2]

const print = (line: string): void => void process.stdout.write(`${printable(line)}\n`)
/** For what is no answer: the answer can then be read by another program. */
const say = (line: string): void => void process.stderr.write(`${printable(line)}\n`)

const warn = (error: Error, message: string): void => say(`${message}: ${error.message}`)
const now = (): Date => new Date()

async function main(): Promise<void> {
  // Somebody reads the beginning of it alone.
  process.stdout.on('error', () => undefined)
  const found = findCommand(process.argv.slice(2), new Date())
  if (found.kind === 'run') {
    process.exitCode = await run(() => runOnDatabase(found.run))
  } else if (found.kind === 'run-on-installation') {
    process.exitCode = await run(() => runOnInstallation(found.run))
  } else {
    found.lines.forEach(found.kind === 'help' ? print : say)
    if (found.kind === 'misread') process.exitCode = NOT_UNDERSTOOD
  }
}

/** The exit code. */
async function run(command: () => Promise<Outcome>): Promise<number> {
  try {
    const { isDone, lines } = await command()
    lines.forEach(isDone ? print : say)
    return isDone ? 0 : NOT_DONE
  } catch (error) {
    say(`It was not done: ${(error as Error).message}`)
    return NOT_DONE
  }
}

async function runOnDatabase(command: Run): Promise<Outcome> {
  const read = readDatabaseConfig()
  const problems = read.ok ? missing(read.config) : read.problems
  if (!read.ok || problems.length > 0) return notDone(...problems)
  const { database, close } = await openDatabase(read.config, MIGRATIONS, { say, warn })
  try {
    return await command(operatorDeps(database, now))
  } finally {
    await close()
  }
}

async function runOnInstallation(command: RunOnInstallation): Promise<Outcome> {
  const read = readStorageConfig()
  if (!read.ok) return notDone(...read.problems)
  const { config } = read
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A PostgreSQL of its own may be running for it, which has to be stopped and removed.
    process.on(signal, () => ending.abort(new Error('it was told to stop.')))
  }
  const around = { migrations: MIGRATIONS, now, reports: { say, warn }, signal: ending.signal }
  const { backup, restore } = installation(config, around)
  try {
    return await command({
      restore,
      backup: async (folder) => {
        const problems = missing(config)
        return problems.length > 0 ? notDone(...problems) : backup(folder)
      },
    })
  } catch (error) {
    // Whatever failed by it says less.
    ending.signal.throwIfAborted()
    throw error
  }
}

/** A mistyped DATA_DIR must not become an empty database in which nothing is found. */
function missing({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): string[] {
  if (databaseUrl !== null || existsSync(path.join(dataDir, 'postgres'))) return []
  return [
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as they are for the site, or start it first.`,
  ]
}

await main()
