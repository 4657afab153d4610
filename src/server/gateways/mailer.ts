import type { ProviderFailed } from './provider-failed.ts'

export interface Email {
  /** Names the email for good: sent twice, it is the same one, which a mailbox can tell by its Message-ID. */
  readonly sendKey: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who is to get the answer; left out, it is us. */
  readonly replyTo?: string | undefined
}

/** Why an email was not sent; `isFinal` where it never can be. */
export interface MailFailure {
  readonly failed: ProviderFailed
  readonly isFinal: boolean
}

export interface Mailer {
  /** Null where the server took it. */
  readonly send: (email: Email) => Promise<MailFailure | null>
  readonly close: () => void
}
