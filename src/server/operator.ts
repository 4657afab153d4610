import { existsSync } from 'node:fs'
import path from 'node:path'
import { readDatabaseConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import type { Run } from './operator/command.ts'
import { findCommand } from './operator/find-command.ts'
import { printable } from './operator/said.ts'
import { operatorDeps } from './operator-deps.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = path.join(ROOT, 'migrations')
const [NOT_DONE, NOT_UNDERSTOOD] = [1, 2]

const print = (line: string): void => void process.stdout.write(`${printable(line)}\n`)
/** For what is no answer: the answer can then be read by another program. */
const say = (line: string): void => void process.stderr.write(`${printable(line)}\n`)

async function main(): Promise<void> {
  // Somebody reads the beginning of it alone.
  process.stdout.on('error', () => undefined)
  const found = findCommand(process.argv.slice(2), new Date())
  if (found.kind === 'run') {
    process.exitCode = await run(found.run)
    return
  }
  found.lines.forEach(found.kind === 'help' ? print : say)
  if (found.kind === 'misread') process.exitCode = NOT_UNDERSTOOD
}

/** The exit code. */
async function run(command: Run): Promise<number> {
  const read = readDatabaseConfig()
  const problems = read.ok ? missing(read.config) : read.problems
  if (!read.ok || problems.length > 0) {
    problems.forEach(say)
    return NOT_DONE
  }
  try {
    const warn = (error: Error, message: string): void => say(`${message}: ${error.message}`)
    const { database, close } = await openDatabase(read.config, MIGRATIONS, { say, warn })
    try {
      const { isDone, lines } = await command(operatorDeps(database, () => new Date()))
      lines.forEach(isDone ? print : say)
      return isDone ? 0 : NOT_DONE
    } finally {
      await close()
    }
  } catch (error) {
    say(`It was not done: ${(error as Error).message}`)
    return NOT_DONE
  }
}

/** A mistyped DATA_DIR must not become an empty database in which nothing is found. */
function missing({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): string[] {
  if (databaseUrl !== null || existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) return []
  return [
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as they are for the site, or start it first.`,
  ]
}

await main()
