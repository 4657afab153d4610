import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Photo } from '#shared/form/photo.ts'
import { photoName, photoUid } from '#shared/form/photo-file.ts'

/** A photo on the page, from the moment it is chosen. The states are those of the specification (section 4). */
export interface PhotoTile {
  /** Identical for the same file. */
  readonly uid: string
  readonly name: string
  readonly state: 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'
  /** Set once the photo is on the server. */
  readonly photo: Photo | null
  /** An object URL of a local preview. */
  readonly preview: string | null
  /** The share that is sent, from 0 to 1. */
  readonly progress: number
  /** The error, or what it is waiting for. */
  readonly message: string | null
  /** Removed, but shown until the next change so that it can be undone. */
  readonly isRemoved: boolean
  readonly isPlan: boolean
}

/** A chosen file. */
export interface Chosen<F> {
  readonly file: F
  readonly uid: string
  readonly name: string
  readonly lastModified: number
  /** As it was chosen; what is kept of it may be smaller. */
  readonly size: number
  readonly isPlan?: true
}

/** Keeps chosen files in the browser until they are uploaded. */
export interface FileKeeping {
  readonly keep: (files: readonly Chosen<File>[]) => void
  /** The photo is on the server, as this file. */
  readonly uploaded: (uid: string, file: Blob) => void
  readonly drop: (uid: string) => void
}

/** Not on the server, and only the user can change that. */
export const isFailed = ({ state }: PhotoTile): boolean => state === 'error' || state === 'canceled'

/** Whether it will be in the advert. */
export const isCounted = (tile: PhotoTile): boolean => !tile.isRemoved && !isFailed(tile)

/** Files that were rejected, and why. */
export interface PhotoProblem {
  readonly message: string
  readonly names: readonly string[]
  readonly isPlan: boolean
}

export interface PhotosState {
  /** Null until the upload code has loaded; the form's answer is shown until then. */
  readonly tiles: readonly PhotoTile[] | null
  readonly problems: readonly PhotoProblem[]
  /** How many photos wait until the upload code can be loaded. */
  readonly waiting: number
  /** Whether the browser has no room to keep the photos until they are uploaded. */
  readonly hasNoRoom: boolean
  /** The photos chosen together, while some are still uploading. */
  readonly batch: readonly string[]
  readonly part: PhotosPart | null
}

/** Components for uploading and editing photos, loaded on demand. */
export interface PhotosPart {
  /** In the tile, below the photo. */
  readonly Inside: ComponentType<TileProps>
  /** Below the button that chooses photos. */
  readonly Problems: ComponentType<{ readonly ofPlans: boolean }>
  /** Below the number of photos. */
  readonly Progress: ComponentType
  /** Next to the Next button while it waits; `children` after that. */
  readonly Waiting: ComponentType<{ readonly children: ReactNode }>
}

export interface TileProps {
  readonly tile: PhotoTile
  /** Its position among `count` photos, or floor plans, from 0. */
  readonly at: number
  readonly count: number
}

/** What the photo control needs. */
export interface PhotoPicker {
  readonly store: StoreApi<PhotosState>
  /** Adds files at the end. */
  readonly take: (files: readonly File[], as?: { readonly isPlan?: true }) => void
  /** Loads the upload code. */
  readonly load: () => void
}

/** What is known of a file. */
export function chosenOf<F extends Pick<File, 'name' | 'size' | 'lastModified'>>(
  file: F,
  as: { readonly isPlan?: true } = {},
): Chosen<F> {
  // A camera's clock can be set before 1970.
  const lastModified = Math.max(0, Math.trunc(file.lastModified))
  const name = photoName(file.name) || 'Photo'
  const uid = photoUid({ name, size: file.size, lastModified })
  return { file, uid, name, lastModified, size: file.size, ...as }
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
  isPlan: photo.isPlan === true,
})
