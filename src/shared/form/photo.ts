import { isCleanLine } from '../values/clean-text.ts'

/** One uploaded file (specification section 3): its `id` and `url` are the server's, the rest tells of the person's own file. */
export interface Photo {
  readonly id: string
  readonly url: string
  readonly uid: string
  readonly name: string
  /** Bytes. */
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

/** Whether a value of the wire is a photo of ours: its address is the one that its id has, never one to be fetched. */
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

/** Nothing but what a photo has: an upload's answer holds more. */
export const photoOf = ({ id, url, uid, name, size, lastModified }: Photo): Photo => ({
  id,
  url,
  uid,
  name,
  size,
  lastModified,
})

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
