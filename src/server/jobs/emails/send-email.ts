import { EMAIL_DAYS } from '#shared/advert/limits.ts'
import { SEND_EMAIL } from '../../db/queue-email.ts'
import type { Mailer } from '../../gateways/mailer.ts'
import type { Attempt, Job, JobResult } from '../queue/job.ts'
import type { ForgetEmail } from './sent-email-store.ts'
import { type QueuedEmail, type WriteDeps, writeEmail } from './write-email.ts'

export interface SendEmailDeps extends WriteDeps {
  readonly mailer: Mailer
  readonly forgetEmail: ForgetEmail
  readonly log: {
    readonly warn: (fields: object, message: string) => void
    readonly error: (fields: object, message: string) => void
  }
}

/** Ten attempts take about two hours, through which a mail server may be restarted. */
export const sendEmailJob = (deps: SendEmailDeps): Job => ({
  name: SEND_EMAIL,
  atOnce: 5,
  pollSeconds: 0.5,
  // The mailer gives up after 60 s.
  attemptSeconds: 75,
  retries: { most: 9, firstWaitSeconds: 10 },
  keptDays: EMAIL_DAYS,
  waitsDays: EMAIL_DAYS,
  schedule: null,
  run: (data, attempt) => sendEmail(deps, data, attempt),
})

async function sendEmail(
  deps: SendEmailDeps,
  data: Readonly<Record<string, unknown>>,
  { id, number, isLast }: Attempt,
): Promise<JobResult> {
  const email = readEmail(data)
  // Sent by a process that died before recording it.
  if (email === null) return { kind: 'done' }
  const written = await writeEmail(deps, email)
  const { sendKey, to, kind } = email
  const failure = written === null ? null : await deps.mailer.send({ ...written, sendKey, to })
  if (failure === null) {
    await deps.forgetEmail(id)
    return { kind: 'done' }
  }
  const { reason } = failure.failed
  const fields = { emailId: id, kind, reason, attempts: number }
  if (failure.isFinal || isLast) deps.log.error(fields, 'an email was given up')
  else deps.log.warn(fields, 'an email has to wait')
  return { kind: failure.isFinal ? 'failed' : 'retry', reason }
}

/** Null if only its key and kind are left. */
function readEmail(data: Readonly<Record<string, unknown>>): QueuedEmail | null {
  const { sendKey, kind, to, payload } = data
  if (typeof sendKey !== 'string' || typeof kind !== 'string' || typeof to !== 'string') return null
  return { sendKey, kind, to, payload: Object.fromEntries(textsIn(payload)) }
}

const textsIn = (payload: unknown): [string, string][] =>
  Object.entries(payload ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
