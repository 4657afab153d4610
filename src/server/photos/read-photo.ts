import type { PhotoFiles } from '../gateways/photo-files.ts'
import type { PhotoStore } from './photo.ts'
import { idIn, photoNames } from './photo-names.ts'

export interface ReadPhotoDeps {
  readonly photos: Pick<PhotoStore, 'ownerOf'>
  readonly files: Pick<PhotoFiles, 'get'>
}
export type ReadPhoto =
  | { readonly kind: 'found'; readonly bytes: Buffer }
  /** `refused`: it is another's, which the answer does not tell. */
  | { readonly kind: 'not-found'; readonly refused: boolean }

/** A picture of a draft, for its owner alone. */
export async function readPhoto(
  { photos, files }: ReadPhotoDeps,
  name: string,
  ownerKey: Buffer | null,
): Promise<ReadPhoto> {
  const id = idIn(name)
  if (id === null || !photoNames(id).includes(name)) return { kind: 'not-found', refused: false }
  const owner = await photos.ownerOf(id)
  if (owner === null) return { kind: 'not-found', refused: false }
  if (ownerKey === null || !owner.equals(ownerKey)) return { kind: 'not-found', refused: true }
  const bytes = await files.get(name)
  return bytes === null ? { kind: 'not-found', refused: false } : { kind: 'found', bytes }
}
