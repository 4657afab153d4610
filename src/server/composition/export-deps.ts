import type { Config } from '../config/config.ts'
import { EXPORT_QUEUE } from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import type { Database } from '../db/pool.ts'
import { exportStore } from '../exports/export-store.ts'
import type { ExportRouteDeps } from '../exports/routes.ts'
import type { PhotoFiles } from '../gateways/photo-files.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { photoNames } from '../photos/photo-names.ts'

export const exportDeps = (
  { publicUrl, dataDir }: Pick<Config, 'publicUrl' | 'dataDir'>,
  files: PhotoFiles,
  database: Database,
  agencyOf: ExportRouteDeps['agencyOf'],
  now: () => Date,
): ExportRouteDeps => ({
  adverts: exportStore(database),
  agencyOf,
  incoming: ensurePhotoFolders(dataDir).incoming,
  queue: EXPORT_QUEUE,
  photo: (id) => files.get(photoNames(id)[0]),
  originOf: ownOrigin(publicUrl),
  now,
})
