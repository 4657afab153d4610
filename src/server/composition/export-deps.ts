import { photoNames } from '../adverts/photos/photo-names.ts'
import type { Config } from '../config/config.ts'
import { EXPORT_QUEUE, SLOWEST_READER } from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import type { Database } from '../db/pool.ts'
import type { PhotoFiles } from '../gateways/photo-files.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { exportStore } from '../listings/exports/export-store.ts'
import type { ExportRouteDeps } from '../listings/exports/routes.ts'

export const exportDeps = (
  config: Pick<Config, 'publicUrl' | 'host' | 'dataDir'>,
  files: PhotoFiles,
  database: Database,
  { agencyOf, drawPdf, now }: Pick<ExportRouteDeps, 'agencyOf' | 'drawPdf' | 'now'>,
): ExportRouteDeps => ({
  adverts: exportStore(database),
  agencyOf,
  drawPdf,
  incoming: ensurePhotoFolders(config.dataDir).incoming,
  queue: EXPORT_QUEUE,
  slowest: SLOWEST_READER,
  photo: (id) => files.get(photoNames(id)[0]),
  originOf: ownOrigin(config),
  now,
})
