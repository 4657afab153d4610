import type { IsoDate } from '#shared/values/iso-date.ts'

export interface StoredPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** The draft need not be stored yet. */
export interface PhotoPlace {
  readonly draftUuid: string
  readonly ownerKey: Buffer
  readonly isPlan: boolean
}
export interface PhotoToAdd extends PhotoPlace, StoredPhoto {
  /** SHA-256 of the uploaded file. */
  readonly contentHash: Buffer
  readonly at: Date
  /** Of its files, together. */
  readonly bytes: number
}

export interface UploadLimits {
  readonly photosPerDraft: number
  readonly plansPerDraft: number
  /** Photos stored in 24 hours from the first. */
  readonly perOwner: number
  readonly perClient: number
  /** Of what the store has room for, so that nobody fills it: as it fills, so their share shrinks. */
  readonly partOfRoom: number
}

export type Admission =
  | { readonly kind: 'free' }
  | { readonly kind: 'others' }
  /** The draft already has the same file, as this photo. */
  | { readonly kind: 'duplicate'; readonly photo: StoredPhoto }
  | { readonly kind: 'full' }
export type Added = Admission | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface PhotoStore {
  readonly admits: (place: PhotoPlace, contentHash: Buffer, limits: UploadLimits) => Promise<Admission>
  /** Concurrent uploads cannot exceed the draft's limit. `room`: bytes that the store has left. */
  readonly add: (photo: PhotoToAdd, client: string, limits: UploadLimits, room: number) => Promise<Added>
  /** Includes whether a shown advert has it on that day; null if there is no such photo. */
  readonly find: (
    id: string,
    day: IsoDate,
  ) => Promise<{ readonly ownerKey: Buffer; readonly isPublic: boolean } | null>
  /** Deletes at most `most` photos that nothing has referred to since then; returns their ids. */
  readonly forgetUnnamedSince: (then: Date, most: number) => Promise<readonly string[]>
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}
