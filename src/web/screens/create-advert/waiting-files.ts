import type { StoreApi } from 'zustand/vanilla'
import type { Chosen, FileKeeping, PhotosState } from '#web/form/photo-tiles.ts'
import type { PhotoUploads } from '#web/photos/photo-uploads.tsx'

interface WaitingDeps {
  readonly store: StoreApi<PhotosState>
  readonly kept: FileKeeping
  /** Resolves to null if the upload code cannot be loaded now. */
  readonly load: () => Promise<PhotoUploads | null>
}

interface WaitingFiles {
  readonly take: (files: readonly Chosen<File>[]) => Promise<void>
  /** Resolves to true if no file waits any more. */
  readonly handOver: () => Promise<boolean>
  readonly isEmpty: () => boolean
  readonly stop: () => void
}

const RETRY_MS = 5_000

/** Files that were chosen before the code that uploads them is there. */
export function waitingFiles({ store, kept, load }: WaitingDeps): WaitingFiles {
  let files: readonly Chosen<File>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const give = (uploads: PhotoUploads): void => {
    const given = files
    files = []
    if (given.length === 0) return
    uploads.take(given)
    const uids = new Set(store.getState().tiles?.map(({ uid }) => uid))
    for (const { uid } of given) if (!uids.has(uid)) kept.drop(uid)
  }
  const handOver = async (): Promise<boolean> => {
    const uploads = files.length > 0 ? await load() : null
    if (uploads !== null) give(uploads)
    store.setState({ waiting: files.length })
    clearTimeout(timer)
    if (files.length > 0) timer = setTimeout(() => void handOver(), RETRY_MS)
    return files.length === 0
  }
  return {
    take: async (chosen) => {
      files = [...files, ...chosen]
      kept.keep(chosen)
      await handOver()
    },
    handOver,
    isEmpty: () => files.length === 0,
    stop: () => clearTimeout(timer),
  }
}
