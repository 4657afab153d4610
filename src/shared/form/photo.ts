import { isCleanLine, withoutInvisible } from '../values/clean-text.ts'
import { isObject } from '../values/is-object.ts'

/** An uploaded photo (specification section 3). The server sets `id` and `url`; the rest describes the user's file. */
export interface Photo {
  readonly id: string
  readonly url: string
  readonly uid: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
  /** What it shows, in its owner's words. */
  readonly caption?: string
  /** By its owner’s word it was edited to show what is not there (advert-law.md, L30). */
  readonly isAltered?: true
  /** A floor plan: it has its own place in the advert, after the photos. */
  readonly isPlan?: true
}

/** 128 random bits. */
const ID = /^[\da-f]{32}$/
export const LONGEST_NAME = 255
export const LONGEST_UID = 320
export const LONGEST_CAPTION = 50
/** A draft keeps a caption that is too long, so that its owner can shorten it. */
const LONGEST_KEPT_CAPTION = 1_000

export const isPhotoId = (id: unknown): id is string => typeof id === 'string' && ID.test(id)
export const PHOTO_PATH = '/photos/'
export const photoUrl = (id: string): string => `${PHOTO_PATH}${id}.jpg`
/** The whole photo, small enough for a phone on a slow line. */
export const mediumPhotoUrl = (id: string): string => `${PHOTO_PATH}${id}-medium.jpg`
/** A square. */
export const thumbnailUrl = (id: string): string => `${PHOTO_PATH}${id}-thumbnail.jpg`

/** As it is sent: a mark may be false, and whatever an owner may leave out may be null. */
export type SentPhoto = Omit<Photo, 'caption' | 'isAltered' | 'isPlan'> & {
  readonly caption?: string | null
  readonly isAltered?: boolean | null
  readonly isPlan?: boolean | null
}

/** The URL must follow from the id, so that no other URL is ever fetched. */
export function isPhoto(value: unknown): value is SentPhoto {
  if (!isObject(value)) return false
  const { id, url, uid, name, size, lastModified, caption, isAltered, isPlan } = value
  return (
    isPhotoId(id) &&
    url === photoUrl(id) &&
    isCleanLine(uid) &&
    uid.length <= LONGEST_UID &&
    isCleanLine(name) &&
    name.length <= LONGEST_NAME &&
    isCount(size) &&
    isCount(lastModified) &&
    (caption === undefined ||
      caption === null ||
      (isCleanLine(caption) && caption.length <= LONGEST_KEPT_CAPTION)) &&
    [isAltered, isPlan].every((mark) => typeof (mark ?? false) === 'boolean')
  )
}

/** Without unknown members; an empty caption is none. */
export function photoOf(photo: SentPhoto): Photo {
  const { id, url, uid, name, size, lastModified, caption, isAltered, isPlan } = photo
  const cleaned = withoutInvisible(caption ?? '').trim()
  return {
    ...{ id, url, uid, name, size, lastModified },
    ...(cleaned !== '' && { caption: cleaned }),
    ...(isAltered && { isAltered: true }),
    ...(isPlan && { isPlan: true }),
  }
}

/** What everybody reads of a photo that its owner has altered. */
export const ALTERED = 'Digitally altered'

interface Pictured {
  readonly isPlan?: boolean | null
}

export const withoutPlans = <P extends Pictured>(files: readonly P[] | null | undefined): readonly P[] =>
  (files ?? []).filter(({ isPlan }) => !isPlan)
export const plansIn = <P extends Pictured>(files: readonly P[] | null | undefined): readonly P[] =>
  (files ?? []).filter(({ isPlan }) => isPlan)

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
