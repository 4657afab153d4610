import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { migrate } from '../../src/server/db/migrate.ts'
import { addressOf, anEmptyDatabase } from './database.ts'

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')

/** A database as it was before that migration; `go` brings it up to date. */
export async function aDatabaseBefore(
  migration: string,
): Promise<{ readonly owner: Client; readonly go: () => Promise<unknown> }> {
  const owner = await anEmptyDatabase()
  const address = addressOf(owner)
  const older = (await readdir(MIGRATIONS)).filter((name) => name < migration)
  const folder = await mkdtemp(path.join(tmpdir(), 'gatepost-before-'))
  await Promise.all(older.map((name) => copyFile(path.join(MIGRATIONS, name), path.join(folder, name))))
  await migrate(address, folder, null, () => undefined)
  await rm(folder, { recursive: true })
  return { owner, go: () => migrate(address, MIGRATIONS, null, () => undefined) }
}
