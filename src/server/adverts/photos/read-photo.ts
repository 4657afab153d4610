import { today } from '#shared/values/iso-date.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import type { PhotoStore } from './photo.ts'
import { idIn, photoNames } from './photo-names.ts'

export interface ReadPhotoDeps {
  readonly photos: Pick<PhotoStore, 'find'>
  readonly files: Pick<PhotoFiles, 'get'>
  readonly now: () => Date
}
export type ReadPhoto =
  | { readonly kind: 'found'; readonly bytes: Buffer; readonly isPublic: boolean }
  | { readonly kind: 'not-found'; readonly refused: boolean }

/** Only its owner sees a photo that no shown advert has. */
export async function readPhoto(
  { photos, files, now }: ReadPhotoDeps,
  name: string,
  ownerKey: Buffer | null,
): Promise<ReadPhoto> {
  const id = idIn(name)
  if (id === null || !photoNames(id).includes(name)) return { kind: 'not-found', refused: false }
  const photo = await photos.find(id, today(now()))
  if (photo === null) return { kind: 'not-found', refused: false }
  const { isPublic } = photo
  const isOwn = ownerKey !== null && photo.ownerKey.equals(ownerKey)
  if (!isPublic && !isOwn) return { kind: 'not-found', refused: true }
  const bytes = await files.get(name)
  return bytes === null ? { kind: 'not-found', refused: false } : { kind: 'found', bytes, isPublic }
}
