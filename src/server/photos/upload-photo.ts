import { randomBytes } from 'node:crypto'
import type { LimitFunction } from 'p-limit'
import type { PhotoFiles } from '../gateways/photo-files.ts'
import type { Drawn, NotAPhoto } from './draw-photo.ts'
import type { PhotoPlace, PhotoStore, StoredPhoto, UploadLimits } from './photo.ts'
import { photoNames } from './photo-names.ts'

export interface UploadDeps {
  readonly photos: Pick<PhotoStore, 'admits' | 'add'>
  readonly files: Pick<PhotoFiles, 'put' | 'remove'>
  /** `file` is a path. */
  readonly draw: (file: string) => Promise<Drawn>
  /** Lets as many pictures be drawn at once as memory is meant for. */
  readonly drawing: LimitFunction
  readonly limits: UploadLimits
  readonly now: () => Date
}
export interface UploadedFile {
  readonly path: string
  readonly contentHash: Buffer
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean
}

export type Uploaded =
  | { readonly kind: 'stored' | 'duplicate'; readonly photo: StoredPhoto }
  | { readonly kind: 'not-a-photo'; readonly why: NotAPhoto }
  | { readonly kind: 'others' | 'full' | 'busy' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

const MOST_WAITING = 100
/** A connection on which nothing moves for 30 seconds is closed. */
const LONGEST_WAIT_MS = 20_000
const ID_BYTES = 16

/** Draws our own pictures of a file, keeps them, and then says so: a photo that has a row has its files. */
export async function uploadPhoto(
  deps: UploadDeps,
  place: PhotoPlace,
  { path, contentHash, isGone }: UploadedFile,
  client: string,
): Promise<Uploaded> {
  const admitted = await deps.photos.admits(place, contentHash, deps.limits)
  if (admitted.kind !== 'free') return admitted
  if (deps.drawing.pendingCount >= MOST_WAITING) return { kind: 'busy' }
  const since = deps.now().getTime()
  const drawn = await deps.drawing(async () => {
    const isLate = deps.now().getTime() - since > LONGEST_WAIT_MS
    return isLate || isGone() ? null : deps.draw(path)
  })
  if (drawn === null) return { kind: 'busy' }
  if (drawn.kind !== 'drawn') return drawn
  const { large, thumbnail, width, height } = drawn.photo
  const id = randomBytes(ID_BYTES).toString('hex')
  const names = photoNames(id)
  await putAll(deps.files, [
    [names[0], large],
    [names[1], thumbnail],
  ])
  const photo = { ...place, id, contentHash, width, height, at: deps.now() }
  // If this fails the row may be there all the same: the files stay, and the sweep finds out.
  const added = await deps.photos.add(photo, client, deps.limits)
  if (added.kind === 'free') return { kind: 'stored', photo: { id, width, height } }
  await deps.files.remove(names)
  return added
}

/** All of them or none. */
async function putAll(
  files: UploadDeps['files'],
  all: readonly (readonly [string, Buffer])[],
): Promise<void> {
  const puts = await Promise.allSettled(all.map(([name, bytes]) => files.put(name, bytes)))
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return
  // What cannot be removed now is swept away later.
  await files.remove(all.map(([name]) => name)).catch(() => undefined)
  throw failed.reason
}
