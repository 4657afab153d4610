import type { AppType } from '#shared/form/block.ts'
import type { Caller } from '../../http/caller.ts'

export interface AskedDraft extends Pick<Caller, 'ownerKey'> {
  readonly uuid: string
}

export interface OwnAdvert {
  readonly uuid: string
  readonly appType: AppType
}

export interface CheckLimits {
  readonly perOwner: number
  readonly perClient: number
}

export interface LiveAddressStore {
  /** Ignores the caller's own draft. */
  readonly isLive: (keys: readonly string[], draft: AskedDraft) => Promise<boolean>
  /** The draft of another advert of theirs that has one of these keys. */
  readonly ownLive: (keys: readonly string[], draft: AskedDraft) => Promise<OwnAdvert | null>
  /** Returns the seconds to wait if that is too many, else null. */
  readonly countCheck: (
    caller: Pick<Caller, 'ownerKey' | 'client'>,
    limits: CheckLimits,
    at: Date,
  ) => Promise<number | null>
}
