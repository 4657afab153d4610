import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isUnderWay, type PhotosState } from '#web/form/photo-tiles.ts'
import { progressOf } from './progress.ts'

/** How far all that is on its way has come, in words and as a bar. */
export function PhotoProgress({ store }: { readonly store: StoreApi<PhotosState> }) {
  const { tiles, batch } = useStore(store)
  if (!tiles?.some(isUnderWay)) return null
  const { sent, all, part, held } = progressOf(tiles, batch)
  return (
    <>
      <p className="photo-total">{held ?? `${sent} of ${all} uploaded, ${Math.round(part * 100)}%`}</p>
      <progress aria-label="Upload of all photos" max={1} value={part} />
    </>
  )
}
