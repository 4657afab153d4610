import { type Photo, photoUrl } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'

/** A photo as a draft names it; another number is another photo. */
export function aPhoto(number = 1): Photo {
  const file = { name: `Room ${number}.jpg`, size: 1_000 + number, lastModified: 1_763_000_000_000 + number }
  const id = number.toString(16).padStart(32, '0')
  return { id, url: photoUrl(id), uid: photoUid(file), ...file }
}

export const photos = (count: number): Photo[] => Array.from({ length: count }, (_, i) => aPhoto(i + 1))
