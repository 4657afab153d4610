import { missingMigrations, readMigrations } from '../../db/migrate.ts'
import type { OpenServer } from '../../db/open-database.ts'
import { openTarget } from '../../db/restore-rows.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import { restorePhotos } from './copy-photos.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { storedRows } from './stored-rows.ts'
import { verifyFiles } from './verify-files.ts'

export interface RestoreDeps {
  /** Called once the whole backup is verified. */
  readonly openServer: () => Promise<OpenServer>
  readonly files: () => PhotoFiles
  readonly migrations: string
  readonly print: (line: string) => void
  readonly signal: AbortSignal
}

/** Writes nothing until all is verified; photos first, then the rows in one transaction, so it can be run again. */
export async function restoreBackup(deps: RestoreDeps, folder: string): Promise<Manifest> {
  const { migrations, print, signal } = deps
  const manifest = await readManifest(folder)
  missingMigrations(manifest.migrations, await readMigrations(migrations), 'backup')
  print('Reading the backup …')
  await verifyFiles(folder, manifest, signal)
  const server = await deps.openServer()
  try {
    if (!(await server.isOurs())) throw new Error('the site is running on this DATA_DIR. Stop it first.')
    const target = await openTarget(server.owner, migrations, server.appRole)
    try {
      print('Restoring the photos …')
      await restorePhotos(deps.files(), folder, signal)
      print('Restoring the tables …')
      await target.load(storedRows(folder, manifest), 'up-to-date', signal)
    } finally {
      await target.close()
    }
  } finally {
    await server.close()
  }
  return manifest
}
