import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import type { OpenServer } from '../../src/server/db/open-database.ts'
import { diskPhotoFiles } from '../../src/server/gateways/disk-photo-files.ts'
import type { PhotoFiles } from '../../src/server/gateways/photo-files.ts'
import { type RestoreDeps, restoreBackup } from '../../src/server/staff/backup/restore-backup.ts'
import { type BackupDeps, writeBackup } from '../../src/server/staff/backup/write-backup.ts'
import { atFileEnd } from './at-file-end.ts'
import { addressOf } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** Gone when the test file ends. */
export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-backups-'))
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const aBackupFolder = (): string => path.join(aFolder(), 'backup')
export const diskFiles = (): PhotoFiles => diskPhotoFiles(aFolder())

/** The database of that connection, as a server of its own would be. */
export function serverOf(owner: Client): OpenServer {
  const app = addressOf(owner, 'postgresApp')
  return {
    owner: addressOf(owner),
    app,
    appRole: app.user,
    isOurs: async () => true,
    close: async () => undefined,
  }
}

const around = () => ({
  migrations: MIGRATIONS,
  now: () => new Date(),
  print: () => undefined,
  signal: new AbortController().signal,
})

/** Backs up the database of that connection. */
export async function backUp(
  owner: Client,
  files: PhotoFiles,
  folder: string,
  more: Partial<BackupDeps> = {},
) {
  return writeBackup({ ...around(), server: serverOf(owner), files, ...more }, folder)
}

/** Restores into the database of that connection. */
export async function restore(
  owner: Client,
  files: PhotoFiles,
  folder: string,
  more: Partial<RestoreDeps> = {},
) {
  const server = serverOf(owner)
  return restoreBackup({ ...around(), openServer: async () => server, files: () => files, ...more }, folder)
}
