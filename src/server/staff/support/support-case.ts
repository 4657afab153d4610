import type { ContactMessage } from '#shared/support/contact-form.ts'
import type { SharedBudget } from '../../db/limit.ts'

/** Per 24 hours. */
export interface SupportLimits {
  readonly perClient: number
  readonly overall: SharedBudget
  /** Confirmations to one address. Beyond it messages are kept without one. */
  readonly toEmail: SharedBudget
}

export interface SentMessage {
  readonly message: ContactMessage
  readonly client: string
  readonly at: Date
}

export type OpenedCase =
  | { readonly kind: 'opened'; readonly number: string }
  /** `wait` in seconds. */
  | { readonly kind: 'too-many'; readonly wait: number }

export interface Cases {
  /** Stores the message and queues its confirmation. The same message twice on one day is one case. */
  readonly open: (sent: SentMessage, limits: SupportLimits) => Promise<OpenedCase>
  /** Returns how many. */
  readonly forgetClosedBefore: (then: Date) => Promise<number>
}
