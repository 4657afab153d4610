import { isCleanLine } from '../values/clean-text.ts'

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
}

/** 128 random bits. */
const ID = /^[\da-f]{32}$/
export const LONGEST_NAME = 255
export const LONGEST_UID = 320

export const isPhotoId = (id: unknown): id is string => typeof id === 'string' && ID.test(id)
export const PHOTO_PATH = '/photos/'
export const photoUrl = (id: string): string => `${PHOTO_PATH}${id}.jpg`
/** 200 × 200 pixels. */
export const thumbnailUrl = (id: string): string => `${PHOTO_PATH}${id}-thumbnail.jpg`

/** The URL must follow from the id, so that no other URL is ever fetched. */
export function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { id, url, uid, name, size, lastModified } = value as Readonly<Record<string, unknown>>
  return (
    isPhotoId(id) &&
    url === photoUrl(id) &&
    isCleanLine(uid) &&
    uid.length <= LONGEST_UID &&
    isCleanLine(name) &&
    name.length <= LONGEST_NAME &&
    isCount(size) &&
    isCount(lastModified)
  )
}

export const photoOf = ({ id, url, uid, name, size, lastModified }: Photo): Photo => ({
  id,
  url,
  uid,
  name,
  size,
  lastModified,
})

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
