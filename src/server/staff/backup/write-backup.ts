import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { missingMigrations, readMigrations } from '../../db/migrate.ts'
import type { OpenServer } from '../../db/open-database.ts'
import { productVersion } from '../../db/product-version.ts'
import { openSnapshot, type Snapshot } from '../../db/snapshot.ts'
import { syncFolder } from '../../gateways/disk-photo-files.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import { type Account, checkBackup } from './check-backup.ts'
import { savePhotos } from './copy-photos.ts'
import { type Manifest, manifestOf, type StoredTable, tableFile, writeManifest } from './manifest.ts'
import { measuring } from './measure.ts'
import { CHECKSUMS, MISSING } from './photo-list.ts'

export interface BackupDeps {
  readonly server: Pick<OpenServer, 'owner'>
  readonly files: PhotoFiles
  readonly migrations: string
  readonly now: () => Date
  /** The owner of the embedded database; undefined with another. */
  readonly databaseOwner?: Account | undefined
  readonly print: (line: string) => void
  readonly signal: AbortSignal
}

/** A copy as of one moment, restored once to see that it can be. */
export async function writeBackup(deps: BackupDeps, folder: string): Promise<Manifest> {
  await makeEmptyFolder(folder)
  const manifest = await copyAll(deps, folder).catch(async (error: Error) => {
    await removeParts(folder)
    throw isFull(error) ? new Error(`the disk of ${folder} is full.`, { cause: error }) : error
  })
  deps.print('Checking it by restoring it into a database of its own …')
  await checkBackup(deps, folder, manifest).catch((error: Error) => {
    throw new Error(`the copy in ${folder} can’t be restored, so don’t rely on it: ${error.message}`, {
      cause: error,
    })
  })
  await writeManifest(folder, manifest)
  return manifest
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that does not exist yet.`)
  await chmod(folder, 0o700)
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
  await mkdir(path.join(folder, 'photos'), { mode: 0o700 })
}

/** The folder itself may be a mount point. */
async function removeParts(folder: string): Promise<void> {
  for (const part of ['tables', 'photos', CHECKSUMS, MISSING]) {
    await rm(path.join(folder, part), { recursive: true, force: true })
  }
}

const isFull = ({ message }: Error): boolean => /ENOSPC|EDQUOT/.test(message)

async function copyAll(deps: BackupDeps, folder: string): Promise<Manifest> {
  const { server, files, migrations, now, print, signal } = deps
  const snapshot = await openSnapshot(server.owner)
  try {
    const madeAt = now()
    if (snapshot.migrations.length === 0)
      throw new Error('there is nothing to back up: the database has no tables of ours.')
    missingMigrations(snapshot.migrations, await readMigrations(migrations))
    print('Copying the tables …')
    const { tables, sequences } = await copyRows(snapshot, folder, signal)
    print('Copying the photos …')
    const photos = await savePhotos(files, folder, tables, signal)
    if (photos.files === 0 && photos.missing > 0) {
      throw new Error(
        'not one of the photos is where they are looked for. Set DATA_DIR, or S3_ENDPOINT and its kind, as they are for the site.',
      )
    }
    for (const part of ['tables', 'photos']) await syncFolder(path.join(folder, part))
    const { migrations: applied } = snapshot
    return manifestOf({ version: productVersion(), madeAt, migrations: applied, tables, sequences, photos })
  } finally {
    await snapshot.close()
  }
}

async function copyRows(
  snapshot: Snapshot,
  folder: string,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  const tables: StoredTable[] = []
  for (const table of snapshot.tables) {
    const { stream, measured } = measuring()
    const file = createWriteStream(tableFile(folder, table), { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(snapshot.rowsOf(table), stream, file, { signal })
    tables.push({ ...table, ...measured() })
  }
  // After the rows, so that none of them has a sequence's next value.
  const sequences = await snapshot.sequences()
  await snapshot.endRows()
  return { tables, sequences }
}
