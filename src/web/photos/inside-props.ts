import type { StoreApi } from 'zustand/vanilla'
import type { TileProps } from '#web/form/photo-tiles.ts'
import type { PhotoQueue } from './photo-queue.ts'

/** The photo whose menu is open. */
export interface OpenOptions {
  readonly uid: string | null
}

export interface InsideProps extends TileProps {
  readonly queue: PhotoQueue
  readonly open: StoreApi<OpenOptions>
}
