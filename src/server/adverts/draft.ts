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
export type PhotoProblem = 'missing' | 'twice' | 'too-many'

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
  /** Of the next `most` drafts after that uuid: the last one (null at the end), and those not saved since then. */
  readonly pageAfter: (uuid: string, then: Date, most: number) => Promise<DraftPage>
  /** Keeps drafts saved since, published or being paid for. Returns how many it removed. */
  readonly removeSavedBefore: (uuids: readonly string[], then: Date) => Promise<number>
  readonly forgetLimitsBefore: (now: Date) => Promise<void>
}
