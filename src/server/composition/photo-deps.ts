import { hasRoom } from '../adverts/photos/disk-room.ts'
import { DrawingProcesses } from '../adverts/photos/drawing-processes.ts'
import { drawingQueue } from '../adverts/photos/drawing-queue.ts'
import { photoStore } from '../adverts/photos/photo-store.ts'
import type { Config } from '../config/config.ts'
import {
  DRAWING_LIMITS,
  DRAWING_QUEUE,
  HELD_QUEUE,
  SLOWEST_UPLOAD,
  UPLOAD_LIMITS,
  UPLOAD_QUEUE,
} from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import type { Database } from '../db/pool.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Gateways } from './gateways.ts'

export function photoDeps({ dataDir }: Config, { photoFiles: files }: Gateways, database: Database) {
  const { incoming } = ensurePhotoFolders(dataDir)
  const processes = new DrawingProcesses(DRAWING_LIMITS)
  const places = new FairQueue(DRAWING_QUEUE)
  const heldPlaces = new FairQueue(HELD_QUEUE)
  return {
    photos: photoStore(database),
    files,
    incoming,
    draw: drawingQueue({ processes, places, heldPlaces }),
    closeDrawing: () => processes.close(),
    hasRoom: () => hasRoom(incoming),
    receiving: { queue: UPLOAD_QUEUE, slowest: SLOWEST_UPLOAD },
    limits: UPLOAD_LIMITS,
  }
}
