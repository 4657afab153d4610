import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import { ALTERED } from '#shared/form/photo.ts'

/** 'Photo 2 of 5: Kitchen. Digitally altered.' */
export function photoWords(which: string, { caption, isAltered }: PublishedPhoto): string {
  const named = [which, caption].filter(Boolean).join(': ')
  return isAltered ? [named, `${ALTERED}.`].filter(Boolean).join('. ') : named
}

/** Beside the photo; empty where one photo has nothing to be said of it. */
export const photoLegend = (photo: PublishedPhoto, index: number, length: number): string =>
  photoWords(length === 1 ? '' : `Photo ${index + 1} of ${length}`, photo)

/** Of the strip of photos, and of the page that has them one below the other. */
export const photoAnchor = (index: number): string => `photo-${index + 1}`
