import { DrawingProcesses } from '../adverts/photos/drawing-processes.ts'
import { drawingQueue } from '../adverts/photos/drawing-queue.ts'
import { photoStore } from '../adverts/photos/photo-store.ts'
import type { Config } from '../config/config.ts'
import {
  DRAWING_LIMITS,
  DRAWING_QUEUE,
  HELD_QUEUE,
  SLOWEST_LINE,
  UPLOAD_LIMITS,
  UPLOAD_QUEUE,
} from '../config/limits.ts'
import { ensurePhotoFolders } from '../db/data-folder.ts'
import { hasRoom, roomIn } from '../db/disk-room.ts'
import type { Database } from '../db/pool.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Gateways } from './gateways.ts'

export function photoDeps(
  { dataDir, photoBucket }: Config,
  { photoFiles: files }: Gateways,
  database: Database,
) {
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
    room: async () => (photoBucket === null ? roomIn(incoming) : Number.POSITIVE_INFINITY),
    receiving: { queue: UPLOAD_QUEUE, slowest: SLOWEST_LINE },
    limits: UPLOAD_LIMITS,
  }
}
