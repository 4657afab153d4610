import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/server/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the role that owns the tests' database. */
    postgres: { host: string; user: string; password: string; database: string }
    /** Of the role that the program works with. */
    postgresApp: { host: string; user: string; password: string; database: string }
  }
}

/** One PostgreSQL for all tests, by the very code that starts the program's own. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-test-'))
  const server = await startEmbedded(dataDir, () => undefined)
  project.provide('postgres', complete(server.owner))
  project.provide('postgresApp', complete(server.app))
  return async () => {
    await server.stop(10_000)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Address = Awaited<ReturnType<typeof startEmbedded>>['owner']

function complete({ host, user, password, database }: Address) {
  if (host === undefined || user === undefined || typeof password !== 'string' || database === undefined) {
    throw new Error('the embedded server gave no whole address')
  }
  return { host, user, password, database }
}
