import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { formatMoment } from '#shared/values/moment.ts'
import type { Config } from '../config/config.ts'
import { ensureDataDir, ensurePhotoFolders } from '../db/data-folder.ts'
import { handOverAll } from '../db/data-owner.ts'
import { openServer, ownersProblem, type Reports } from '../db/open-database.ts'
import type { Manifest } from '../staff/backup/manifest.ts'
import { restoreBackup } from '../staff/backup/restore-backup.ts'
import { writeBackup } from '../staff/backup/write-backup.ts'
import { done, type Installation, notDone, type Outcome } from '../staff/operator/command.ts'
import { photoFilesOf } from './gateways.ts'

interface Around {
  readonly migrations: string
  readonly now: () => Date
  readonly reports: Reports
  readonly signal: AbortSignal
}

export const installation = (config: Config, around: Around): Installation => ({
  backup: (given) => backUp(config, around, path.resolve(given)),
  restore: (given) => restore(config, around, path.resolve(given)),
})

async function backUp(config: Config, { reports, ...around }: Around, folder: string): Promise<Outcome> {
  if (isInside(folder, config.dataDir)) {
    return notDone(`${folder} is inside DATA_DIR and would be lost with it. Choose a folder outside it.`)
  }
  const startedAt = performance.now()
  const server = await openServer(config, reports)
  try {
    const files = photoFilesOf(config)
    const manifest = await writeBackup(
      { server, files, print: reports.print, databaseOwner: databaseOwner(config), ...around },
      folder,
    )
    const lines = [
      `Backed up into ${folder}: ${sizeOf(manifest)}.`,
      `We checked it by restoring it. That took ${seconds(startedAt)}.`,
    ]
    const { missing } = manifest.photos
    if (missing === 0) return done(...lines)
    return notDone(
      ...lines,
      `But ${missing} photo files are missing from the site itself. The file photos.missing in the backup lists them. Everything else is in the backup.`,
    )
  } catch (error) {
    throw ownersProblem(config, error)
  } finally {
    await server.close()
  }
}

async function restore(config: Config, { reports, ...around }: Around, folder: string): Promise<Outcome> {
  const startedAt = performance.now()
  try {
    const manifest = await restoreBackup(
      {
        ...around,
        print: reports.print,
        openServer: () => openServer(config, reports),
        files: () => {
          if (config.photoBucket === null) ensurePhotoFolders(config.dataDir)
          return photoFilesOf(config)
        },
      },
      folder,
    )
    if (config.photoBucket === null) handPhotosOver(config.dataDir)
    return done(
      `Restored the backup of ${formatMoment(manifest.madeAt)}: ${sizeOf(manifest)}. It took ${seconds(startedAt)}.`,
      'Now start the site with the same variables as before.',
    )
  } catch (error) {
    throw ownersProblem(config, error)
  }
}

function databaseOwner({ databaseUrl, dataDir }: Config) {
  return databaseUrl === null ? statSync(path.join(dataDir, 'postgres')) : undefined
}

/** For a restore by root: the owner of DATA_DIR will run the site. */
function handPhotosOver(dataDir: string): void {
  ensureDataDir(dataDir)
  const owner = statSync(dataDir)
  if (process.getuid?.() === 0 && owner.uid !== 0) handOverAll(path.join(dataDir, 'photos'), owner)
}

function isInside(folder: string, other: string): boolean {
  return existsSync(other) && !path.relative(other, folder).startsWith('..')
}

const seconds = (startedAt: number): string => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`

function sizeOf({ tables, photos }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, photos.bytes)
  return `${rows} rows of ${tables.length} tables, ${photos.files} files of photos, ${(bytes / 1_000_000).toFixed(1)} MB`
}
