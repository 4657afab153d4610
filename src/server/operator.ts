import { existsSync } from 'node:fs'
import path from 'node:path'
import { operatorDeps } from './composition/operator-deps.ts'
import { installation } from './composition/operator-installation.ts'
import { readDatabaseConfig, readOrigin, readStorageConfig } from './config/config.ts'
import { openDatabase } from './db/open-database.ts'
import { notDone, type Outcome, type Run, type RunOnInstallation } from './staff/operator/command.ts'
import { findCommand } from './staff/operator/find-command.ts'
import { printable } from './staff/operator/terminal-text.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = path.join(ROOT, 'migrations')
const [NOT_DONE, NOT_UNDERSTOOD] = [1, 2]

const print = (line: string): void => void process.stdout.write(`${printable(line)}\n`)
/** On standard error, so that another program can read the answer alone. */
const printStatus = (line: string): void => void process.stderr.write(`${printable(line)}\n`)

const warn = (error: Error, message: string): void => printStatus(`${message}: ${error.message}`)
const now = (): Date => new Date()

async function main(): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => undefined)
  const found = findCommand(process.argv.slice(2), new Date())
  if (found.kind === 'run') {
    process.exitCode = await run(() => runOnDatabase(found.run))
  } else if (found.kind === 'run-on-installation') {
    process.exitCode = await run(() => runOnInstallation(found.run))
  } else {
    found.lines.forEach(found.kind === 'help' ? print : printStatus)
    if (found.kind === 'misread') process.exitCode = NOT_UNDERSTOOD
  }
}

/** Returns the exit code. */
async function run(command: () => Promise<Outcome>): Promise<number> {
  try {
    const { isDone, lines } = await command()
    lines.forEach(isDone ? print : printStatus)
    return isDone ? 0 : NOT_DONE
  } catch (error) {
    printStatus(`That didn’t work: ${(error as Error).message}`)
    return NOT_DONE
  }
}

async function runOnDatabase(command: Run): Promise<Outcome> {
  const read = readDatabaseConfig()
  const problems = read.ok ? missing(read.config) : read.problems
  if (!read.ok || problems.length > 0) return notDone(...problems)
  const { database, close } = await openDatabase(read.config, MIGRATIONS, { print: printStatus, warn })
  try {
    const { references, outgoing } = read.config
    const keys = { references: references?.keys ?? [], outgoing: outgoing?.keys ?? [] }
    return await command(operatorDeps(database, now, keys, readOrigin()))
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
    // It may have started a PostgreSQL of its own, which must be stopped and removed.
    process.on(signal, () => ending.abort(new Error('You stopped it.')))
  }
  const around = { migrations: MIGRATIONS, now, reports: { print: printStatus, warn }, signal: ending.signal }
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
    // After an interrupt, report that and not the failures it caused.
    ending.signal.throwIfAborted()
    throw error
  }
}

/** A mistyped DATA_DIR must not become an empty database in which nothing is found. */
function missing({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): string[] {
  if (databaseUrl !== null || existsSync(path.join(dataDir, 'postgres'))) return []
  return [
    `We found no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the site has them, or start the site first.`,
  ]
}

await main()
