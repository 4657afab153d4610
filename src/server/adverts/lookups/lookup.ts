import type { SharedBudget, Use } from '../../db/limit.ts'
import type { Caller } from '../../http/caller.ts'

export type LookupKind = 'addresses' | 'certificates'

/** In 24 hours from the first. Remembered answers and failures that cannot have been billed do not count. */
export interface LookupLimits {
  readonly perOwner: number
  readonly overall: SharedBudget
}

export type LookupCaller = Pick<Caller, 'ownerKey' | 'client'>

export type Remembered =
  | { readonly kind: 'known'; readonly answer: string }
  /** Another call is asking the provider now. */
  | { readonly kind: 'asked' }
  /** The provider failed a moment ago. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }

/** Lets `giveBack` take this use back, and nothing of a later day. */
export interface CountedUse {
  readonly limits: readonly Use[]
  readonly at: Date
}

export type Taken =
  | { readonly kind: 'taken'; readonly use: CountedUse }
  /** Another call took or answered it first. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface LookupStore {
  readonly find: (name: string, at: Date) => Promise<Remembered>
  /** Of concurrent calls for one name, in all processes, one takes it and is counted. */
  readonly take: (
    name: string,
    kind: LookupKind,
    caller: LookupCaller,
    limits: LookupLimits,
    time: { readonly at: Date; readonly until: Date },
  ) => Promise<Taken>
  readonly keep: (name: string, answer: string, until: Date) => Promise<void>
  /** Writes the failure and gives the use back, both or neither. */
  readonly fail: (name: string, until: Date, giveBack: CountedUse | null) => Promise<void>
  readonly forgetBefore: (now: Date) => Promise<number>
}
