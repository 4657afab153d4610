import { randomUUID } from 'node:crypto'
import type { Mailer } from './mailer.ts'
import type { SmsSender } from './sms.ts'

export interface SandboxMessage {
  readonly id: string
  readonly kind: 'email' | 'sms'
  readonly to: string
  /** '' of a text message. */
  readonly subject: string
  readonly text: string
}

/** Keeps a message for the sandbox's page; of two with one id the second is not kept. */
type Keep = (message: SandboxMessage) => Promise<void>

export function sandboxSms(keep: Keep): SmsSender {
  return {
    send: async ({ to, text }) => {
      await keep({ id: `sms ${randomUUID()}`, kind: 'sms', to, subject: '', text })
      return null
    },
  }
}

export function sandboxMailer(keep: Keep): Mailer {
  return {
    send: async ({ sendKey, to, subject, text, replyTo }) => {
      const head = replyTo === undefined ? '' : `Reply-To: ${replyTo}\n\n`
      await keep({ id: sendKey, kind: 'email', to, subject, text: head + text })
      return null
    },
    close: () => undefined,
  }
}
