import { createStore } from 'zustand/vanilla'
import { LIMITS } from '#shared/advert/limits.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { PhotoPicker, PhotosState } from '#web/form/photo-tiles.ts'
import type { PhotoUploads } from '#web/photos/photo-uploads.tsx'

export interface Photos extends Omit<PhotoPicker, 'load'> {
  readonly load: () => Promise<unknown>
  readonly isBusy: () => boolean
  /** Resolves when no upload is in progress: true if all succeeded, false if the user has to act. */
  readonly settled: () => Promise<boolean>
  readonly stop: () => void
}

/** The page's photos. The upload code loads with the first photo. */
export function photosOf(form: BoundForm, uuid: () => string): Photos {
  const store = createStore<PhotosState>(() => ({
    tiles: null,
    problems: [],
    isLost: false,
    batch: [],
    part: null,
  }))
  let uploads: PhotoUploads | null = null
  const deps = { store, form, uuid, max: LIMITS.photos, maxBytes: LIMITS.photoBytes }
  const load = async (): Promise<PhotoUploads> => {
    const { startPhotoUploads } = await import('#web/photos/photo-uploads.tsx')
    uploads ??= startPhotoUploads(deps)
    return uploads
  }
  return {
    store,
    load: () => load().catch(() => undefined),
    take: (files) => {
      load().then(
        (photos) => {
          store.setState({ isLost: false })
          photos.take(files)
        },
        () => store.setState({ isLost: true }),
      )
    },
    isBusy: () => uploads?.isBusy() ?? false,
    settled: async () => (uploads ? uploads.settled() : true),
    stop: () => uploads?.stop(),
  }
}
