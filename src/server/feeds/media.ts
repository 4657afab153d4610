/** A picture of a home, as its sender names it. */
export interface SentPicture {
  readonly url: string
  /** When its bytes changed, as the sender says it. */
  readonly changedAt: string | null
  readonly caption: string
  readonly isPlan: boolean
}

export interface WaitingPicture extends SentPicture {
  readonly number: number
}

export interface PicturesToFetch {
  /** Where its photos belong. */
  readonly draftUuid: string
  readonly ownerKey: Buffer
  readonly agencyId: string
  readonly waiting: readonly WaitingPicture[]
}

export interface FetchedPicture {
  readonly photoId: string
  readonly bytes: number
}

export const FETCH_PICTURES = 'fetch-pictures'

export interface MediaStore {
  /** Null if the home is not advertised any more. */
  readonly find: (number: number) => Promise<PicturesToFetch | null>
  /** Nothing is kept if the home names another picture by now. */
  readonly keep: (picture: WaitingPicture, fetched: FetchedPicture, at: Date) => Promise<void>
  /** The one from before stays. */
  readonly giveUp: (picture: WaitingPicture, problem: string) => Promise<void>
}
