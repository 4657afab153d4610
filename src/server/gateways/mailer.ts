import type { ProviderFailed } from './provider-failed.ts'

export interface Email {
  /** Becomes the Message-ID, so that a mailbox can recognise a second copy. */
  readonly sendKey: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string | undefined
}

/** `isFinal` if no attempt can succeed. */
export interface MailFailure {
  readonly failed: ProviderFailed
  readonly isFinal: boolean
}

export interface Mailer {
  /** Null if the server accepted it. */
  readonly send: (email: Email) => Promise<MailFailure | null>
  readonly close: () => void
}
