import type { StoreApi } from 'zustand/vanilla'
import type { PhotosState, TileProps } from '#web/form/photo-tiles.ts'
import type { PhotoQueue } from './photo-queue.ts'

export interface InsideProps extends TileProps {
  readonly queue: PhotoQueue
  readonly store: StoreApi<PhotosState>
}
