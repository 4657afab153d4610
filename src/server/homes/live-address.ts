/** Whose call it is; null where the browser has no cookie of ours. */
export interface Owner {
  readonly uuid: string
  readonly ownerKey: Buffer | null
}

export interface CheckLimits {
  readonly perOwner: number
  readonly perClient: number
}

export interface LiveAddressStore {
  /** Whether a live advert stands for a home with one of these keys, other than the owner's own draft. */
  readonly isLive: (keys: readonly string[], owner: Owner) => Promise<boolean>
  /** Counts one more check; the seconds until there may be another where that is too many, else null. */
  readonly countCheck: (
    asker: { readonly ownerKey: Buffer | null; readonly client: string },
    limits: CheckLimits,
    at: Date,
  ) => Promise<number | null>
}
