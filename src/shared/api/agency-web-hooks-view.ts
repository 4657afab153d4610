import type { WebHookEvent, WebHookFault } from '../account/web-hooks.ts'
import type { TypedForm } from '../form/plain-form.ts'

/** An address of the agency's own programs. Its secret is never shown again. */
export interface AgencyWebHook {
  readonly id: string
  /** Null: all of the agency's. */
  readonly branch: string | null
  readonly url: string
  readonly events: readonly WebHookEvent[]
  readonly isOn: boolean
  /** As its people were told. */
  readonly isFailing: boolean
  /** Until then what is sent is signed with the one before, too. */
  readonly oldSecretUntil: Date | null
  /** How many events are about to be sent, and how many it did not take. */
  readonly waiting: number
  readonly wrong: number
}

export interface ToldEvent {
  readonly id: string
  readonly type: WebHookEvent | 'test'
  readonly happenedAt: Date
  /** The advert's; null: a test. */
  readonly listing: string | null
  /** Its software's own; null if the advert was written here. */
  readonly ref: string | null
  readonly outcome: 'waiting' | 'taken' | 'failing' | 'given-up'
  readonly tries: number
  readonly triedAt: Date | null
  readonly status: number | null
  readonly fault: WebHookFault | null
}

export interface WebHooksView {
  readonly name: 'web-hooks'
  readonly webHooks: readonly AgencyWebHook[]
  /** False: this site sends nothing. */
  readonly isOffered: boolean
  readonly form: TypedForm
}

export interface WebHookView {
  readonly name: 'web-hook'
  readonly webHook: AgencyWebHook
  /** False: this site sends nothing. */
  readonly isOffered: boolean
  /** Newest first. */
  readonly events: readonly ToldEvent[]
  /** There are older ones, too. */
  readonly hasMore: boolean
  readonly onlyWrong: boolean
  /** A new one, shown this once. */
  readonly secret: string | null
  readonly form: TypedForm
}
