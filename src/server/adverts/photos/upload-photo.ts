import { randomBytes } from 'node:crypto'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import type { DrawPhoto } from './drawing-queue.ts'
import type { NotAPhoto } from './drawn-photo.ts'
import type { PhotoPlace, PhotoStore, StoredPhoto, UploadLimits } from './photo.ts'
import { photoNames } from './photo-names.ts'

export interface UploadDeps {
  readonly photos: Pick<PhotoStore, 'admits' | 'add'>
  readonly files: Pick<PhotoFiles, 'put' | 'remove'>
  /** Bytes that may still be stored; infinite where the store has no end of its own. */
  readonly room: () => Promise<number>
  readonly draw: DrawPhoto
  readonly limits: UploadLimits
  readonly now: () => Date
}
export interface UploadedFile {
  readonly path: string
  readonly contentHash: Buffer
  readonly gone: AbortSignal
}

export type Uploaded =
  | { readonly kind: 'stored' | 'duplicate'; readonly photo: StoredPhoto }
  | { readonly kind: 'not-a-photo'; readonly why: NotAPhoto }
  | { readonly kind: 'others' | 'full' | 'busy' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

const ID_BYTES = 16

/** Stores the files before the row, so that a photo with a row has its files. */
export async function uploadPhoto(
  deps: UploadDeps,
  place: PhotoPlace,
  { path, contentHash, gone }: UploadedFile,
  client: string,
): Promise<Uploaded> {
  const admitted = await deps.photos.admits(place, contentHash, deps.limits)
  if (admitted.kind !== 'free') return admitted
  const drawn = await deps.draw(path, client, gone)
  if (drawn === 'busy') return { kind: 'busy' }
  if (drawn.kind !== 'drawn') return drawn
  const { large, medium, thumbnail, width, height } = drawn.photo
  const id = randomBytes(ID_BYTES).toString('hex')
  const names = photoNames(id)
  const room = await deps.room()
  await putAll(deps.files, [
    [names[0], large],
    [names[1], medium],
    [names[2], thumbnail],
  ])
  const bytes = large.length + medium.length + thumbnail.length
  const photo = { ...place, id, contentHash, width, height, bytes, at: deps.now() }
  // If this fails the row may exist, so the files stay for the sweep.
  const added = await deps.photos.add(photo, client, deps.limits, room)
  if (added.kind === 'free') return { kind: 'stored', photo: { id, width, height } }
  await deps.files.remove(names)
  return added
}

async function putAll(
  files: UploadDeps['files'],
  all: readonly (readonly [string, Buffer])[],
): Promise<void> {
  const puts = await Promise.allSettled(all.map(([name, bytes]) => files.put(name, bytes)))
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return
  await files.remove(all.map(([name]) => name)).catch(() => undefined)
  throw failed.reason
}
