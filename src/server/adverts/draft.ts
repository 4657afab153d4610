import type { AddressType, AppType } from '#shared/form/block.ts'

/** What publishing made of a draft. */
export interface Standing {
  /** The advert that it was published as. */
  readonly listing: string | null
  readonly isPaid: boolean
}

export interface DraftRow extends Standing {
  readonly uuid: string
  readonly version: number
  readonly appType: AppType
  readonly addressType: AddressType
  /** The JSON text of the wire's blocks, as the save that wrote it answered. */
  readonly blocks: string
}

/** 'others': the draft exists and belongs to another owner; nothing of it is told. */
export type Found<T> = T | 'none' | 'others'
export interface DraftForSaving extends DraftRow {
  /** The JSON text of the version at which each field last changed. */
  readonly fieldVersions: string
}
export interface DraftToWrite extends Omit<DraftForSaving, keyof Standing> {
  readonly at: Date
  /** The photos that the draft names, where this save changes that; null where it does not. */
  readonly photoIds: readonly string[] | null
}

/** 'missing': there is no such photo of this draft; 'twice': two photos are of the same bytes. */
export type PhotoProblem = 'missing' | 'twice' | 'too-many'

export interface CreationLimits {
  readonly perOwner: number
  readonly perClient: number
  readonly clientWindowSeconds: number
}
export type Created =
  | { readonly kind: 'created' }
  | { readonly kind: 'exists' }
  /** The owner holds as many drafts as we keep. */
  | { readonly kind: 'full' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'photos'; readonly problem: PhotoProblem }

export interface DraftPage {
  readonly last: string | null
  readonly old: readonly string[]
}

export interface DraftStore {
  readonly find: (uuid: string, ownerKey: Buffer) => Promise<Found<DraftForSaving>>
  /** Writes version `draft.version` over the one before it; 'overtaken' where that is no longer the stored one. */
  readonly replace: (draft: DraftToWrite, ownerKey: Buffer) => Promise<Standing | 'overtaken' | PhotoProblem>
  readonly create: (
    draft: DraftToWrite,
    ownerKey: Buffer,
    client: string,
    limits: CreationLimits,
  ) => Promise<Created>
  /** Of the next `most` drafts after that uuid: the last one, null at the end, and those whose last save was before then. */
  readonly pageAfter: (uuid: string, then: Date, most: number) => Promise<DraftPage>
  /** Unless they were saved since, or something was published or is being paid for; answers how many. */
  readonly removeSavedBefore: (uuids: readonly string[], then: Date) => Promise<number>
  /** Forgets the limits whose time is over. */
  readonly forgetLimitsBefore: (now: Date) => Promise<void>
}
