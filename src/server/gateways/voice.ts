export type VoiceProvider = 'twilio' | 'sandbox'

export interface PoolNumber {
  /** E.164. */
  readonly number: string
  /** The provider's own name of it, where it has told one. */
  readonly sid: string | null
  /** By us, not by the operator. */
  readonly isBought: boolean
}

export type CallOutcome = 'answered' | 'engaged' | 'unanswered' | 'failed'

/** What the provider tells of a call; `callId` is its name of the call. */
export type CallEvent =
  | {
      readonly kind: 'incoming'
      readonly callId: string
      readonly to: string
      /** Tells callers apart, and says nothing of who they are. */
      readonly caller: string
    }
  | { readonly kind: 'forward-ended'; readonly callId: string; readonly outcome: CallOutcome }

/** What becomes of a call. */
export type CallAnswer =
  /** `to` rings, and is shown `callerId`, not who calls. Nothing is recorded. */
  | { readonly kind: 'forward'; readonly to: string; readonly callerId: string }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'hang-up' }

export interface WebhookRequest {
  /** With its query, as it was asked for. */
  readonly path: string
  readonly body: Buffer
  readonly signature: string | undefined
}

/** Telephone numbers that forward to others. Whatever asks the provider throws ProviderFailed where that fails. */
export interface Voice {
  readonly provider: VoiceProvider
  /** The numbers of the pool, each set up to tell us of its calls. */
  readonly pool: () => Promise<readonly PoolNumber[]>
  /**
   * Buys one more, or gives one that was bought and is none of those that we know: its answer was lost. Null where all that may be
   * bought are.
   */
  readonly buy: (known: readonly string[]) => Promise<PoolNumber | null>
  /** How many numbers may be bought. */
  readonly mostBought: number
  /** Null where it is not the provider's, or says nothing that we know. */
  readonly readEvent: (request: WebhookRequest) => CallEvent | null
  /** The body of the answer to a webhook. */
  readonly writeAnswer: (answer: CallAnswer) => string
}
