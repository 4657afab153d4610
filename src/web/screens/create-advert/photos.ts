import { createStore } from 'zustand/vanilla'
import { LIMITS } from '#shared/advert/limits.ts'
import type { BoundForm } from '#web/form/form-events.ts'
import type { PhotosAsked, PhotosState } from '#web/form/photo-tiles.ts'
import type { BegunPhotos } from '#web/photos/begun-photos.tsx'

export interface Photos extends Omit<PhotosAsked, 'begin'> {
  readonly begin: () => Promise<unknown>
  readonly isBusy: () => boolean
  /** Resolves once nothing is on its way: true where all of it came through, false where the person has something to decide. */
  readonly settled: () => Promise<boolean>
  readonly stop: () => void
}

/** The photos of the page; what uploads and changes them is loaded once there are some. */
export function photosOf(form: BoundForm, uuid: () => string): Photos {
  const store = createStore<PhotosState>(() => ({
    tiles: null,
    problems: [],
    isLost: false,
    batch: [],
    part: null,
  }))
  let begun: BegunPhotos | null = null
  const needs = { store, form, uuid, max: LIMITS.photos, maxBytes: LIMITS.photoBytes }
  const begin = async (): Promise<BegunPhotos> => {
    const { beginPhotos } = await import('#web/photos/begun-photos.tsx')
    begun ??= beginPhotos(needs)
    return begun
  }
  return {
    store,
    begin: () => begin().catch(() => undefined),
    take: (files) => {
      begin().then(
        (photos) => {
          store.setState({ isLost: false })
          photos.take(files)
        },
        () => store.setState({ isLost: true }),
      )
    },
    isBusy: () => begun?.isBusy() ?? false,
    settled: async () => (begun ? begun.settled() : true),
    stop: () => begun?.stop(),
  }
}
