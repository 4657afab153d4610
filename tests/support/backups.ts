import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { type RestoreDeps, restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { type BackupDeps, writeBackup } from '../../src/server/backup/write-backup.ts'
import type { OpenServer } from '../../src/server/db/open-database.ts'
import { diskPhotoFiles } from '../../src/server/gateways/disk-photo-files.ts'
import type { PhotoFiles } from '../../src/server/gateways/photo-files.ts'
import { MIGRATIONS } from './database.ts'

const folders: string[] = []
// Not in the function: a test may not add to what happens after all of them.
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Gone when the test file ends. */
export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-backups-'))
  folders.push(folder)
  return folder
}

export const aBackupFolder = (): string => path.join(aFolder(), 'backup')
export const diskFiles = (): PhotoFiles => diskPhotoFiles(aFolder())

async function serverOf(owner: Client): Promise<OpenServer> {
  const { rows } = await owner.query<{ schema: string }>('select current_schema() as schema')
  const options = `-c search_path=${rows[0]?.schema}`
  const app = inject('postgresApp')
  return {
    owner: { ...inject('postgres'), options },
    app: { ...app, options },
    appRole: app.user,
    isOurs: async () => true,
    close: async () => undefined,
  }
}

const around = () => ({
  migrations: MIGRATIONS,
  now: () => new Date(),
  say: () => undefined,
  signal: new AbortController().signal,
})

/** Backs up the schema of that connection. */
export async function backUp(
  owner: Client,
  files: PhotoFiles,
  folder: string,
  more: Partial<BackupDeps> = {},
) {
  return writeBackup({ ...around(), server: await serverOf(owner), files, ...more }, folder)
}

/** Restores into the schema of that connection. */
export async function restore(
  owner: Client,
  files: PhotoFiles,
  folder: string,
  more: Partial<RestoreDeps> = {},
) {
  const server = await serverOf(owner)
  return restoreBackup({ ...around(), openServer: async () => server, files: () => files, ...more }, folder)
}
