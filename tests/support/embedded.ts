import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../../src/server/db/embedded.ts'

const PATIENCE_MS = 60_000

/** Puts a database that was made and stopped into a data folder: making one takes seconds. */
export function putDatabaseInto(dataDir: string): void {
  execFileSync('cp', ['-a', inject('stoppedDatabase'), path.join(dataDir, 'postgres')])
}

/** A data folder for each test of the file; what is started in it is stopped after the test. */
export const aDataDirForEachTest = () => aDataDir(beforeEach, afterEach)

/** One data folder for the tests of a group, whose database goes on from one to the next. */
export const aDataDirForAllTests = () => aDataDir(beforeAll, afterAll)

function aDataDir(before: (begin: () => void) => void, after: (end: () => Promise<void>) => void) {
  let dataDir = ''
  let output: string[] = []
  let running: EmbeddedPostgres[] = []
  before(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-pg-'))
    output = []
    running = []
  })
  after(async () => {
    for (const server of running) await server.stop(PATIENCE_MS)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir: () => dataDir,
    pgData: () => path.join(dataDir, 'postgres'),
    output: () => output,
    clearOutput: (): void => {
      output = []
    },
    running: () => running,
    start: async (folder = dataDir) => {
      const server = await startEmbedded(folder, (line) => output.push(line))
      running.push(server)
      return server
    },
  }
}

export async function ask(server: EmbeddedPostgres, sql: string) {
  const client = new Client(server.owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
