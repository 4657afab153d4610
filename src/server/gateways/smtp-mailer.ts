import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mailer, MailFailure } from './mailer.ts'
import { ProviderFailed } from './provider-failed.ts'

const PROVIDER = 'SMTP'
const CONNECT_MS = 5_000
const SOCKET_MS = 15_000
/** Ends servers that trickle, which the other limits do not. The email's job allows 15 s more. */
const PATIENCE_MS = 60_000

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password if the server needs them. */
  readonly url: string
  readonly from: string
  readonly patienceMs?: number
}

export function smtpMailer({ url, from, patienceMs = PATIENCE_MS }: SmtpSettings): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    send: async ({ sendKey, to, subject, text, html, replyTo }) => {
      const messageId = `<${createHash('sha256').update(sendKey).digest('hex').slice(0, 32)}@${domain}>`
      try {
        // An object, because a text could be read as several addresses.
        await transport.sendMail({
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId,
          signal: AbortSignal.timeout(patienceMs),
        })
        return null
      } catch (error) {
        return failureOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The error's text contains addresses, so it is dropped. */
function failureOf(error: unknown): MailFailure {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : 0
  const isFinal = code === 'EENVELOPE' && status >= 500
  return { failed: new ProviderFailed(PROVIDER, reasonOf(String(code), status)), isFinal }
}

function reasonOf(code: string, status: number): ProviderFailed['reason'] {
  if (code === 'EAUTH') return 'refused'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'slow'
  if (code === 'ECONNECTION' || code === 'EDNS' || code === 'ESOCKET') return 'unreachable'
  return status >= 400 && status < 500 ? 'busy' : 'broken'
}
