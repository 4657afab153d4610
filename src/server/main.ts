import path from 'node:path'
import { buildApp } from './composition/app.ts'
import { makeDeps } from './composition/deps.ts'
import { jobList } from './composition/job-list.ts'
import { type Config, readOwnConfig } from './config/config.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/pool.ts'
import { retryWhileDown } from './db/retry-while-down.ts'
import { type Log, openLog } from './http/log.ts'
import { openQueue } from './jobs/queue/queue-store.ts'
import { queuePaidOrders } from './orders/settling-store.ts'
import { addressNote } from './process/address-note.ts'
import { listen } from './process/listen.ts'
import { type Stopping, stopOnSignals } from './process/stop.ts'
import { setV8Flags } from './process/v8-flags.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** For the person at the terminal: the log goes to standard output. */
const print = (line: string): void => void process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  setV8Flags()
  const read = readOwnConfig()
  if (!read.ok) {
    for (const problem of read.problems) print(problem)
    process.exitCode = 1
    return
  }
  const { config } = read
  const log = openLog(config.logLevel)
  const stopping = stopOnSignals(log)
  try {
    const warn = (error: Error, message: string): void => log.warn({ err: error }, message)
    const opening = openDatabase(config, path.join(ROOT, 'migrations'), { print, warn })
    // Registered first, so that a stop while PostgreSQL starts still closes it.
    stopping.onStop(async () => (await opening).close())
    const { database } = await opening
    if (!stopping.isStopping()) await serve(config, database, log, stopping)
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    print(`We couldn’t start: ${(error as Error).message}`)
    await stopping.stop(1)
  }
}

async function serve(config: Config, database: Database, log: Log, stopping: Stopping): Promise<void> {
  const deps = await makeDeps(config, ROOT, database, log, () => new Date())
  const { app, drain } = await buildApp(config, deps)
  const url = await listen(app, config, print)
  const email = { ...deps.email, origin: config.publicUrl ?? url }
  const opening = retryWhileDown(
    async () => {
      await queuePaidOrders(database, deps.now())
      if (await deps.feeds.feeds.areAny()) void deps.feeds.makeReady()
      return openQueue(database, jobList({ ...deps, email }), log)
    },
    () => !stopping.isStopping(),
  )
  // Runs once the last call is answered: an email being sent may take longer than anything else.
  stopping.onStop(async () => {
    await (await opening).stop()
    email.mailer.close()
  })
  stopping.onStop(drain)
  log.info({ url, sandboxed: config.sandboxed }, 'listening')
  const note = addressNote(config, url)
  if (note !== null) {
    print(note)
    log.warn(note)
  }
  print(`Ready: ${config.publicUrl ?? url}`)
  await (await opening).work()
}

await main()
