import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../../src/server/composition/app.ts'
import { type Deps, makeDeps } from '../../src/server/composition/deps.ts'
import { type Config, readConfig } from '../../src/server/config/config.ts'
import { openLog } from '../../src/server/http/log.ts'
import { atFileEnd } from './at-file-end.ts'
import { aDatabase, type TestDatabase } from './database.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** A configuration as the environment would give it, in the words of the environment. */
function aConfig(environment: Record<string, string> = {}): Config {
  const read = readConfig({ LOG_LEVEL: 'trace', NODE_ENV: 'test', PASSWORD_KIB: '64', ...environment }, ROOT)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.config
}

/** Gone when the test file ends. */
function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-data-'))
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Collects log lines as objects. */
function aLog() {
  const text: string[] = []
  return {
    log: openLog('trace', { write: (line: string) => void text.push(line) }),
    text,
    lines: () => text.map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

interface Wanted {
  readonly environment?: Record<string, string>
  readonly now?: () => Date
  readonly change?: (deps: Deps) => Deps
  readonly on?: TestDatabase
}

/** The whole server on a database of its own, without a port. */
export async function aServer({
  environment = {},
  now = () => new Date(),
  change = (deps) => deps,
  on,
}: Wanted = {}) {
  const { database, owner } = on ?? (await aDatabase())
  const config = aConfig({ DATA_DIR: aFolder(), ...environment })
  const { log, lines, text } = aLog()
  const deps = change(await makeDeps(config, ROOT, database, log, now))
  const { app, drain } = await buildApp(config, deps)
  atFileEnd(() => app.close())
  const storedDrafts = async (): Promise<number> => {
    const { rows } = await owner.query<{ count: string }>('select count(*) from drafts')
    return Number(rows[0]?.count)
  }
  return {
    app,
    deps,
    drain,
    database,
    owner,
    photos: deps.photos,
    dataDir: config.dataDir,
    logged: lines,
    logText: () => text.join(''),
    storedDrafts,
  }
}
