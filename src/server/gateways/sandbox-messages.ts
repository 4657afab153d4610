import { randomUUID } from 'node:crypto'
import type { Mailer } from './mailer.ts'
import type { SmsSender } from './sms.ts'
import type { SpokenCalls } from './spoken-calls.ts'

export interface SandboxMessage {
  readonly id: string
  readonly kind: 'email' | 'sms' | 'call'
  readonly to: string
  /** '' for a text message and a call. */
  readonly subject: string
  readonly text: string
}

/** A second message with the same id is ignored. */
type Keep = (message: SandboxMessage) => Promise<void>

export function sandboxSms(keep: Keep): SmsSender {
  return {
    send: async ({ to, text }) => {
      await keep({ id: `sms ${randomUUID()}`, kind: 'sms', to, subject: '', text })
      return null
    },
  }
}

export function sandboxCalls(keep: Keep): SpokenCalls {
  return {
    say: async (to, text) => {
      await keep({ id: `call ${randomUUID()}`, kind: 'call', to, subject: '', text })
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
