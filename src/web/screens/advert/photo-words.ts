import type { PublishedPhoto } from '#shared/advert/published-advert.ts'
import { ALTERED } from '#shared/form/photo.ts'

/** 'Photo 2 of 5: Kitchen. Digitally altered.' */
export function photoWords(which: string, { caption, isAltered }: PublishedPhoto): string {
  const named = [which, caption].filter(Boolean).join(': ')
  return isAltered ? [named, `${ALTERED}.`].filter(Boolean).join('. ') : named
}

/** Of the strip of photos, and of the page that has them one below the other. */
export const photoAnchor = (index: number): string => `photo-${index + 1}`
