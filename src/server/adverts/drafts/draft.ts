import type { AddressType, AppType } from '#shared/form/block.ts'

export interface Standing {
  /** The advert it was published as. */
  readonly listing: string | null
  readonly isPaid: boolean
}

export interface DraftRow extends Standing {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** The wire's blocks as JSON text, as the save answered them. */
  readonly blocks: string
}

/** 'others': another owner's draft, of which the caller learns nothing. */
export type Found<T> = T | 'none' | 'others'
export interface DraftForSaving extends DraftRow {
  /** JSON text: the version at which each field last changed. */
  readonly fieldVersions: string
}
export interface DraftToWrite extends Omit<DraftForSaving, keyof Standing> {
  readonly at: Date
  /** Null if this save does not change the photos. */
  readonly photoIds: readonly string[] | null
}

/** 'missing': not a photo of this draft; 'twice': two photos have the same bytes. */
export type PhotoProblem = 'missing' | 'twice' | 'too-many' | 'too-many-plans'

export interface CreationLimits {
  readonly perOwner: number
  readonly perClient: number
  readonly clientWindowSeconds: number
}
export type Created =
  | { readonly kind: 'created' }
  | { readonly kind: 'exists' }
  /** The owner has as many drafts as we allow. */
  | { readonly kind: 'full' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'photos'; readonly problem: PhotoProblem }

export interface DraftPage {
  readonly last: string | null
  readonly old: readonly string[]
}

/** A draft is old if it was last saved, or was deleted, before that. */
export interface OldFrom {
  readonly saved: Date
  readonly deleted: Date
}

/** 'in-use': published, paid for or being paid for. */
export type Deleted = 'done' | 'in-use' | 'not-found'
export type Restored = 'done' | 'full' | 'not-found'

/** One transaction each. Doing either again changes nothing. */
export interface DraftDeletion {
  readonly delete: (uuid: string, ownerKey: Buffer, at: Date) => Promise<Deleted>
  readonly restore: (uuid: string, ownerKey: Buffer, perOwner: number) => Promise<Restored>
}

export interface DraftStore {
  readonly find: (uuid: string, ownerKey: Buffer) => Promise<Found<DraftForSaving>>
  /** Writes version `draft.version` over the one before it; 'overtaken' if that is no longer stored. */
  readonly replace: (draft: DraftToWrite, ownerKey: Buffer) => Promise<Standing | 'overtaken' | PhotoProblem>
  readonly create: (
    draft: DraftToWrite,
    ownerKey: Buffer,
    client: string,
    limits: CreationLimits,
  ) => Promise<Created>
  /** Of the next `most` drafts after that uuid: the last one (null at the end), and those that are old. */
  readonly pageAfter: (uuid: string, oldFrom: OldFrom, most: number) => Promise<DraftPage>
  /** Keeps drafts that are no longer old, published or being paid for. Returns how many it removed. */
  readonly remove: (uuids: readonly string[], oldFrom: OldFrom, at: Date) => Promise<number>
  readonly forgetLimitsBefore: (now: Date) => Promise<void>
}
