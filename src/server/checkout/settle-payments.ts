import { setTimeout as sleep } from 'node:timers/promises'
import { type SettleDeps, settleOrder } from './settle-order.ts'

export interface SettlingDeps extends SettleDeps {
  /** Whether the error says no more than that the database is away at the moment. */
  readonly isOutage: (error: unknown) => boolean
}

const MOST_AT_ONCE = 5
/** Longer than asking and publishing take: what is still claimed after it was left by a process that ended. */
const CLAIM_MS = 20_000
const POLL_MS = 2_000
const DAY_MS = 86_400_000
/** Longer than any provider sends an event again. */
const EVENTS_KEPT_MS = 90 * DAY_MS

/** Settles what is due; answers how many. Several processes can do it at once. */
export async function settleDue(deps: SettlingDeps): Promise<number> {
  const at = deps.now()
  const due = await deps.orders.claim(MOST_AT_ONCE, at, new Date(at.getTime() + CLAIM_MS))
  await Promise.all(due.map((order) => settleOrder(deps, order).catch((error: unknown) => tell(deps, error))))
  return due.length
}

/** What failed here stays claimed, and is tried again when the claim has run out. */
function tell({ isOutage, log }: SettlingDeps, error: unknown): void {
  if (!isOutage(error)) log.error({ err: error }, 'an order could not be settled')
}

/** Settles payments until told to stop; the stop waits for those under way. */
export function startSettling(deps: SettlingDeps): () => Promise<void> {
  const stopping = new AbortController()
  let choresDoneAt = 0
  const round = async (): Promise<number> => {
    const at = deps.now().getTime()
    if (at - choresDoneAt >= DAY_MS) {
      // After a start nothing that is paid waits for long, however long its wait had become.
      if (choresDoneAt === 0) await deps.orders.hurryPaid(deps.now())
      await deps.orders.forgetEventsBefore(new Date(at - EVENTS_KEPT_MS))
      choresDoneAt = at
    }
    return settleDue(deps)
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const settled = await round().catch((error: unknown) => {
        tell(deps, error)
        return 0
      })
      if (settled < MOST_AT_ONCE)
        await sleep(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
