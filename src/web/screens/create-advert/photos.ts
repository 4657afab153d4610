import { createStore } from 'zustand/vanilla'
import { LIMITS } from '#shared/advert/limits.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import {
  type Chosen,
  chosenOf,
  type FileKeeping,
  type PhotoPicker,
  type PhotosState,
} from '#web/form/photo-tiles.ts'
import type { PhotoUploads } from '#web/photos/photo-uploads.tsx'
import { waitingFiles } from './waiting-files.ts'

export interface Photos extends Omit<PhotoPicker, 'load'> {
  readonly load: () => Promise<unknown>
  /** Uploads files that were chosen before, except those that the page has already. */
  readonly takeAgain: (files: readonly Chosen<File>[]) => Promise<void>
  readonly isBusy: () => boolean
  /** Resolves when no upload is in progress: true if all succeeded, false if the user has to act. */
  readonly settled: () => Promise<boolean>
  readonly stop: () => void
}

interface PhotosDeps {
  readonly form: BoundForm
  readonly uuid: () => string
  readonly kept: FileKeeping
}

/** The page's photos. The upload code loads with the first photo; what is chosen before it is there waits for it. */
export function photosOf({ form, uuid, kept }: PhotosDeps): Photos {
  const store = createStore<PhotosState>(() => ({
    tiles: null,
    problems: [],
    waiting: 0,
    hasNoRoom: false,
    batch: [],
    part: null,
  }))
  let uploads: PhotoUploads | null = null
  let isStopped = false
  const deps = {
    store,
    form,
    uuid,
    kept,
    max: { photos: LIMITS.photos, plans: LIMITS.plans },
    maxBytes: LIMITS.photoBytes,
  }
  const load = async (): Promise<PhotoUploads | null> => {
    const part = uploads ? null : await import('#web/photos/photo-uploads.tsx').catch(() => null)
    if (part !== null && !isStopped) uploads ??= part.startPhotoUploads(deps)
    return uploads
  }
  const waiting = waitingFiles({ store, kept, load })
  return {
    store,
    load,
    take: (files, as) => void waiting.take(files.map((file) => chosenOf(file, as))),
    takeAgain: (files) => waiting.take(files.filter(({ uid }) => !uidsOn(form).has(uid))),
    isBusy: () => !waiting.isEmpty() || (uploads?.isBusy() ?? false),
    settled: async () => (await waiting.handOver()) && (uploads === null || uploads.settled()),
    stop: () => {
      isStopped = true
      waiting.stop()
      uploads?.stop()
    },
  }
}

function uidsOn({ store }: BoundForm): ReadonlySet<string> {
  const photos = (store.getState().answers['files_uploaded'] ?? []) as readonly { readonly uid: string }[]
  return new Set(photos.map(({ uid }) => uid))
}
