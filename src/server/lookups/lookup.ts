import type { SharedBudget, Use } from '../db/limit.ts'

/** What is asked of a provider: each kind has limits of its own. */
export type LookupKind = 'addresses' | 'certificates'

/** Whom a look-up is counted for. */
export interface Asker {
  /** Null where the browser has no cookie of ours. */
  readonly ownerKey: Buffer | null
  /** The client's network (`clientBucket`). */
  readonly client: string
}

/**
 * How many look-ups may reach a provider in 24 hours from the first: answers that we remember are not counted, nor are
 * failures that nobody can have been billed for.
 */
export interface LookupLimits {
  readonly perOwner: number
  readonly overall: SharedBudget
}

export type Remembered =
  | { readonly kind: 'known'; readonly answer: string }
  /** Somebody is asking the provider at this moment. */
  | { readonly kind: 'asked' }
  /** The provider gave no answer a moment ago. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }

/** A use of the limits that was counted: what `giveBack` needs to take it back, and nothing of a later day. */
export interface CountedUse {
  readonly limits: readonly Use[]
  readonly at: Date
}

export type Taken =
  | { readonly kind: 'taken'; readonly use: CountedUse }
  /** Another took it, or answered it, first. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface LookupStore {
  readonly find: (name: string, at: Date) => Promise<Remembered>
  /** Of many who ask for one name at once, in however many processes, one takes it, and it alone is counted. */
  readonly take: (
    name: string,
    kind: LookupKind,
    asker: Asker,
    limits: LookupLimits,
    time: { readonly at: Date; readonly until: Date },
  ) => Promise<Taken>
  readonly keep: (name: string, answer: string, until: Date) => Promise<void>
  /** A use that is given back is so with the failure or not at all. */
  readonly fail: (name: string, until: Date, giveBack: CountedUse | null) => Promise<void>
  /** Answers how many. */
  readonly forgetBefore: (now: Date) => Promise<number>
}
