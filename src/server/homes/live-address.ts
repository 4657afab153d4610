import type { Caller } from '../http/caller.ts'

export interface AskedDraft extends Pick<Caller, 'ownerKey'> {
  readonly uuid: string
}

export interface CheckLimits {
  readonly perOwner: number
  readonly perClient: number
}

export interface LiveAddressStore {
  /** Ignores the caller's own draft. */
  readonly isLive: (keys: readonly string[], draft: AskedDraft) => Promise<boolean>
  /** Returns the seconds to wait if that is too many, else null. */
  readonly countCheck: (
    caller: Pick<Caller, 'ownerKey' | 'client'>,
    limits: CheckLimits,
    at: Date,
  ) => Promise<number | null>
}
