import type { WebHookEvent, WebHookFault } from '#shared/account/web-hooks.ts'

export interface WebHook {
  readonly id: string
  readonly url: string
  /** The present one first, and the one before it while it signs as well. Null where no key opens the present one. */
  readonly secrets: readonly Buffer[] | null
}

/** An event that is to be told. It is in the hand of whoever took it, for a while. */
export interface DueEvent {
  readonly number: string
  readonly id: string
  readonly type: WebHookEvent | 'test'
  readonly happenedAt: Date
  readonly data: Readonly<Record<string, unknown>>
  /** With this one. */
  readonly tries: number
  readonly failingSince: Date | null
}

export interface TriedEvent {
  readonly outcome: 'taken' | 'failing' | 'given-up'
  readonly fault: WebHookFault | null
  /** Of HTTP; null without an answer. */
  readonly status: number | null
  readonly failingSince: Date | null
  /** When to try again; null: not at all. */
  readonly nextAt: Date | null
}

export interface WebHookStore {
  /** Null if it is off or gone. */
  readonly find: (id: string, at: Date) => Promise<WebHook | null>
  /** Null if nothing is due. Enquiries come first. No two processes have one event in hand at once. */
  readonly take: (webHook: string, at: Date, inHandUntil: Date) => Promise<DueEvent | null>
  /**
   * What was taken is not kept any longer. In one transaction with how the web hook stands. Nothing happens if somebody
   * else has had the event in hand since, or if it failed and was given up meanwhile.
   */
  readonly settle: (webHook: string, event: DueEvent, tried: TriedEvent, at: Date) => Promise<void>
  /** Adds the job for what is left, not before then. */
  readonly queueRest: (webHook: string, notBefore: Date) => Promise<void>
  /** What happened before then. */
  readonly forgetBefore: (then: Date) => Promise<number>
}
