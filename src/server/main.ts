import path from 'node:path'
import { startSettling } from './checkout/settle-payments.ts'
import { buildApp } from './composition/app.ts'
import { makeDeps } from './composition/deps.ts'
import { type Config, readOwnConfig } from './config/config.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/pool.ts'
import { type Log, openLog } from './http/log.ts'
import { startOutbox } from './jobs/outbox-worker.ts'
import { addressNote } from './process/address-note.ts'
import { listen } from './process/listen.ts'
import { schedulePurge } from './process/schedule-purge.ts'
import { type Stopping, stopOnSignals } from './process/stop.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** For the person at the terminal; the log has its own lines on standard output. */
const say = (line: string): void => void process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  const read = readOwnConfig()
  if (!read.ok) {
    for (const problem of read.problems) say(problem)
    process.exitCode = 1
    return
  }
  const { config } = read
  const log = openLog(config.logLevel)
  const stopping = stopOnSignals(log)
  try {
    const warn = (error: Error, message: string): void => log.warn({ err: error }, message)
    const opening = openDatabase(config, path.join(ROOT, 'migrations'), { say, warn })
    // Added before it is open: told to stop while PostgreSQL starts, we still close it.
    stopping.onStop(async () => (await opening).close())
    const { database } = await opening
    if (!stopping.isStopping()) await serve(config, database, log, stopping)
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    say(`Could not start: ${(error as Error).message}`)
    await stopping.stop(1)
  }
}

async function serve(config: Config, database: Database, log: Log, stopping: Stopping): Promise<void> {
  const deps = await makeDeps(config, ROOT, database, log, () => new Date())
  const { app, drain } = await buildApp(config, deps)
  const url = await listen(app, config, say)
  // Ends after the last call was answered: an email under way may take longer than anything else.
  stopping.onStop(startOutbox({ ...deps.outbox, origin: config.publicUrl ?? url }))
  stopping.onStop(startSettling(deps.checkout))
  stopping.onStop(drain)
  const endPurge = schedulePurge(deps, log)
  stopping.onStop(async () => endPurge())
  log.info({ url, sandboxed: config.sandboxed }, 'listening')
  const note = addressNote(config, url)
  if (note !== null) {
    say(note)
    log.warn(note)
  }
  say(`Ready: ${config.publicUrl ?? url}`)
}

await main()
