import { AGENT_PICTURE_MIB, LIMITS } from '#shared/advert/limits.ts'

/** A picture of a home, as its sender names it. */
export interface SentPicture {
  /** Its address, or the name of a file. */
  readonly url: string
  /** When its bytes changed, as the sender says it. */
  readonly changedAt: string | null
  readonly caption: string
  readonly isPlan: boolean
  /** Null if it is fetched from its address. */
  readonly file: SentFile | null
}

/** A file that came in a zip. */
export interface SentFile {
  /** SHA-256; null if nobody sent it. */
  readonly hash: Buffer | null
  /** Why it can never be shown, for the agent. */
  readonly problem: string | null
}

export interface WaitingPicture extends Omit<SentPicture, 'file'> {
  readonly number: number
  readonly fileHash: Buffer | null
}

export interface PicturesToFetch {
  readonly draftUuid: string
  readonly ownerKey: Buffer
  readonly agencyId: string
  readonly branch: string
  readonly waiting: readonly WaitingPicture[]
}

export interface FetchedPicture {
  readonly photoId: string
  readonly bytes: number
}

export const NOT_SENT =
  'It didn’t come in a zip with the file, and we don’t have it from before. Send it in the zip, too.'

export const NO_PICTURE = 'It isn’t a whole JPEG, PNG or GIF.'
export const TOO_LARGE = `It’s larger than ${AGENT_PICTURE_MIB} MiB.`
/** Of a picture that is shown, in pixels. */
export const SMALLEST_SIDE = LIMITS.smallestPictureSide
export const TOO_SMALL = `It’s smaller than ${SMALLEST_SIDE} pixels.`

export const FETCH_PICTURES = 'fetch-pictures'

export interface MediaStore {
  /** Null if the home is not advertised any more. */
  readonly find: (number: number) => Promise<PicturesToFetch | null>
  /** Nothing is kept if the home names another picture by now. */
  readonly keep: (picture: WaitingPicture, fetched: FetchedPicture, at: Date) => Promise<void>
  /** The one from before stays. `isPassing`: the same file may do when it is sent again. */
  readonly giveUp: (picture: WaitingPicture, problem: string, isPassing: boolean) => Promise<void>
  /** Shows the photo that another home of the owner has of the bytes with this SHA-256; false if there is none. */
  readonly share: (picture: WaitingPicture, hash: Buffer, ownerKey: Buffer, at: Date) => Promise<boolean>
  /** Begins anew with homes whose pictures wait and no job is left for, since their workers died again and again; returns how many. */
  readonly fetchLost: (at: Date) => Promise<number>
  /** A file that came in a zip; how many bytes, or null if they are not there any more. */
  readonly writeFile: (picture: WaitingPicture, of: PicturesToFetch, target: string) => Promise<number | null>
}
