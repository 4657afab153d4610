import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../db/pool.ts'
import type { Mailer } from '../gateways/mailer.ts'
import type { Log } from '../http/log.ts'
import type { OutboxStore, QueuedEmail } from './outbox-store.ts'
import { type WriteDeps, writeEmail } from './write-email.ts'

export interface OutboxDeps extends WriteDeps {
  readonly outbox: OutboxStore
  readonly mailer: Mailer
  readonly log: Pick<Log, 'warn' | 'error'>
}

const MOST_AT_ONCE = 5
/** Longer than any sending takes: what is still claimed after it was left by a process that ended. */
const CLAIM_MS = 120_000
const POLL_MS = 700
/** Waits double from the first; ten attempts take about two hours, through which a mail server may be restarted. */
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 4 * 3_600_000
const MOST_ATTEMPTS = 10

/** Sends what is due. Claim, send, mark: a process that dies in between leaves the claim to run out. Answers how many. */
export async function sendDueEmails(deps: OutboxDeps): Promise<number> {
  const at = deps.now()
  const due = await deps.outbox.claim(MOST_AT_ONCE, at, new Date(at.getTime() + CLAIM_MS))
  await Promise.all(due.map((email) => sendOne(deps, email).catch((error: unknown) => report(deps, error))))
  return due.length
}

/** What failed here stays claimed, and is tried again when the claim has run out. */
function report({ log }: OutboxDeps, error: unknown): void {
  if (!isDatabaseDown(error)) log.error({ err: error }, 'an email could not be sent')
}

async function sendOne(deps: OutboxDeps, email: QueuedEmail): Promise<void> {
  const { outbox, mailer, log } = deps
  const { id, kind, attempts } = email
  const written = await writeEmail(deps, email)
  if (written === null) return outbox.markSent(id)
  const failure = await mailer.send({ ...written, sendKey: email.sendKey, to: email.to })
  if (failure === null) return outbox.markSent(id)
  const { reason } = failure.failed
  if (failure.isFinal || attempts >= MOST_ATTEMPTS) {
    log.error({ emailId: id, kind, reason, attempts }, 'an email was given up')
    return outbox.giveUp(id)
  }
  log.warn({ emailId: id, kind, reason, attempts }, 'an email has to wait')
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return outbox.retryAt(id, new Date(deps.now().getTime() + wait))
}

/** Sends emails until told to stop; the stop waits for those under way. */
export function startOutbox(deps: OutboxDeps): () => Promise<void> {
  const stopping = new AbortController()
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const sent = await sendDueEmails(deps).catch((error: unknown) => {
        if (!isDatabaseDown(error)) deps.log.error({ err: error }, 'the emails could not be sent')
        return 0
      })
      if (sent === 0)
        await sleep(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
    deps.mailer.close()
  }
}
