import type { IsoDate } from '#shared/values/iso-date.ts'

export interface StoredPhoto {
  readonly id: string
  /** Pixels of the larger picture. */
  readonly width: number
  readonly height: number
}

/** Whose draft a file is for: the draft need not be stored yet. */
export interface PhotoPlace {
  readonly draftUuid: string
  readonly ownerKey: Buffer
}
export interface PhotoToAdd extends PhotoPlace, StoredPhoto {
  /** SHA-256 of the file as it was sent. */
  readonly contentHash: Buffer
  readonly at: Date
}

export interface UploadLimits {
  readonly photosPerDraft: number
  /** In 24 hours from the first: the photos that are kept. */
  readonly perOwner: number
  readonly perClient: number
}

export type Admission =
  | { readonly kind: 'free' }
  /** The draft is another's. */
  | { readonly kind: 'others' }
  /** The draft holds the same bytes already, as this photo. */
  | { readonly kind: 'duplicate'; readonly photo: StoredPhoto }
  | { readonly kind: 'full' }
export type Added = Admission | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface PhotoStore {
  /** What would be said of the same bytes now. */
  readonly admits: (place: PhotoPlace, contentHash: Buffer, limits: UploadLimits) => Promise<Admission>
  /** 'free' where it was added: of many at once exactly as many are as a draft may have. */
  readonly add: (photo: PhotoToAdd, client: string, limits: UploadLimits) => Promise<Added>
  /** Whose it is, and whether it stands in an advert that is shown on that day; null where there is no such photo. */
  readonly find: (
    id: string,
    day: IsoDate,
  ) => Promise<{ readonly ownerKey: Buffer; readonly isPublic: boolean } | null>
  /** Forgets up to `most` photos that nothing has named since then; answers their ids. */
  readonly forgetUnnamedSince: (then: Date, most: number) => Promise<readonly string[]>
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}
