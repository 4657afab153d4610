import { isPhotoId, mediumPhotoUrl, PHOTO_PATH, photoUrl, thumbnailUrl } from '#shared/form/photo.ts'

export const photoNames = (id: string): [large: string, medium: string, thumbnail: string] => [
  photoUrl(id).slice(PHOTO_PATH.length),
  mediumPhotoUrl(id).slice(PHOTO_PATH.length),
  thumbnailUrl(id).slice(PHOTO_PATH.length),
]

const LENGTH_OF_ID = 32

export function idIn(name: string): string | null {
  const id = name.slice(0, LENGTH_OF_ID)
  return isPhotoId(id) ? id : null
}
