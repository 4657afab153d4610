import { TOLD_FOR_DAYS, type WebHookFault } from '#shared/account/web-hooks.ts'
import { DAY_MS, HOUR_MS } from '#shared/values/time-units.ts'
import { isAt } from '../../formats/own-site.ts'
import type { PostPublic } from '../../gateways/public-post.ts'
import { signedHeaders } from './signed-headers.ts'
import type { DueEvent, TriedEvent, WebHook, WebHookStore } from './web-hook.ts'

export interface DeliverDeps {
  readonly webHooks: WebHookStore
  readonly postPublic: PostPublic
  /** Ours. */
  readonly origin: string
  readonly now: () => Date
}

const SECOND_MS = 1_000
/** Of one job, so that an agency's web hooks take turns. */
export const RUN_MS = 30 * SECOND_MS
/** Longer than a call may take. */
const IN_HAND_MS = 60 * SECOND_MS
/** Then it is the address, and not the events. */
const FAILED_IN_A_ROW = 3
const PAUSE_MS = 60 * SECOND_MS
const FIRST_WAIT_MS = 30 * SECOND_MS
const LONGEST_WAIT_MS = 6 * HOUR_MS

/** Tells a web hook what is due, one event after another. What is left is another job. */
export async function deliverEvents(deps: DeliverDeps, id: string): Promise<void> {
  const { webHooks, now } = deps
  const until = now().getTime() + RUN_MS
  let failed = 0
  while (failed < FAILED_IN_A_ROW && now().getTime() < until) {
    // Each time: its people may have given it another address or secret.
    const webHook = await webHooks.find(id, now())
    if (webHook === null) return
    const due = await webHooks.take(id, now(), new Date(now().getTime() + IN_HAND_MS))
    if (due === null) break
    const tried = outcomeOf(due, await post(deps, webHook, due), now())
    await webHooks.settle(id, due, tried, now())
    failed = tried.outcome === 'taken' ? 0 : failed + 1
  }
  const pause = failed < FAILED_IN_A_ROW ? 0 : PAUSE_MS
  await webHooks.queueRest(id, new Date(now().getTime() + pause))
}

interface Answered {
  readonly status: number | null
  /** Null: it was taken. */
  readonly fault: WebHookFault | null
}

async function post(
  { postPublic, origin, now }: DeliverDeps,
  { url, secrets }: WebHook,
  { id, type, happenedAt, data }: DueEvent,
): Promise<Answered> {
  if (secrets === null) return { status: null, fault: 'locked' }
  // Sent to ourselves, one event could become many.
  if (isAt(url, origin)) return { status: null, fault: 'blocked' }
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data })
  const posted = await postPublic({
    url,
    headers: { 'content-type': 'application/json', ...signedHeaders(secrets, { id, body, at: now() }) },
    body,
    certificate: null,
  })
  if (posted.kind !== 'answered') return { status: null, fault: posted.kind }
  const { status } = posted
  return { status, fault: status >= 200 && status < 300 ? null : 'refused' }
}

function outcomeOf(due: DueEvent, { status, fault }: Answered, at: Date): TriedEvent {
  if (fault === null) return { outcome: 'taken', fault, status, failingSince: null, nextAt: null }
  const failingSince = due.failingSince ?? at
  const isOver = at.getTime() - failingSince.getTime() >= TOLD_FOR_DAYS * DAY_MS
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (due.tries - 1), LONGEST_WAIT_MS)
  const nextAt = isOver ? null : new Date(at.getTime() + wait)
  return { outcome: isOver ? 'given-up' : 'failing', fault, status, failingSince, nextAt }
}
