import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Photo } from '#shared/form/photo.ts'

/** One photo as the page shows it, from the moment it was chosen; the states are the specification's (section 4). */
export interface PhotoTile {
  /** The same file has the same. */
  readonly uid: string
  readonly name: string
  readonly state: 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'
  /** Set once it is on the server. */
  readonly photo: Photo | null
  /** An address of what this page has drawn of the file itself. */
  readonly preview: string | null
  /** How much of it is sent, from 0 to 1. */
  readonly progress: number
  /** What went wrong, or what it waits for. */
  readonly message: string | null
  /** Taken out, and shown until the next change so that it can be put back. */
  readonly isRemoved: boolean
}

/** What was not taken, and why. */
export interface PhotoProblem {
  readonly message: string
  readonly names: readonly string[]
}

export interface PhotosState {
  /** Null until something was chosen or is to be changed: the answer itself is shown. */
  readonly tiles: readonly PhotoTile[] | null
  readonly problems: readonly PhotoProblem[]
  /** Whether what takes photos could not be loaded. */
  readonly isLost: boolean
  /** The photos that were chosen together and are not all sent. */
  readonly batch: readonly string[]
  readonly part: PhotosPart | null
}

/** What draws a photo that is on its way or is being changed; loaded on demand. */
export interface PhotosPart {
  /** In the tile, below the photo. */
  readonly Inside: ComponentType<TileProps>
  /** Below the button that chooses photos. */
  readonly Problems: ComponentType
  /** Below the number of photos. */
  readonly Progress: ComponentType
  /** Beside Next, while it waits; `children` once the photos are there. */
  readonly Waiting: ComponentType<{ readonly children: ReactNode }>
}

export interface TileProps {
  readonly tile: PhotoTile
  /** Its place among `count` photos, from 0. */
  readonly at: number
  readonly count: number
}

/** What the photos' control asks for. */
export interface PhotosAsked {
  readonly store: StoreApi<PhotosState>
  /** Adds files at the end. */
  readonly take: (files: readonly File[]) => void
  /** Loads what changes photos. */
  readonly begin: () => void
}

export const tileOf = (photo: Photo): PhotoTile => ({
  uid: photo.uid,
  name: photo.name,
  state: 'success',
  photo,
  preview: null,
  progress: 1,
  message: null,
  isRemoved: false,
})
