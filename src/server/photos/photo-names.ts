import { isPhotoId, PHOTO_PATH, photoUrl, thumbnailUrl } from '#shared/form/photo.ts'

/** The names under which the files of a photo are kept: what stands last in their addresses. */
export const photoNames = (id: string): [large: string, thumbnail: string] => [
  photoUrl(id).slice(PHOTO_PATH.length),
  thumbnailUrl(id).slice(PHOTO_PATH.length),
]

const LENGTH_OF_ID = 32

/** The photo whose file this is, were the name whole; null where it is none of ours. */
export function idIn(name: string): string | null {
  const id = name.slice(0, LENGTH_OF_ID)
  return isPhotoId(id) ? id : null
}
