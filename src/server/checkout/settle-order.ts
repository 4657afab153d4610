import { ProviderFailed } from '../gateways/provider-failed.ts'
import type { Order, OrderState } from './order.ts'
import type { OrderStore } from './order-store.ts'
import { type RecordDeps, recordPayment, tryToPublish } from './record-payment.ts'

export interface SettleDeps extends RecordDeps {
  readonly orders: OrderStore
  /** How long after its time an order is asked about before it is given up. */
  readonly graceSeconds: number
}

const SOON_MS = 10_000
/** Of one draft by its owner, in ten minutes. */
const MOST_ASKINGS = 60
const SOON_FOR_MS = 600_000
const LATER_MS = 30_000
const FIRST_PUBLISH_WAIT_MS = 5_000
const LONGEST_PUBLISH_WAIT_MS = 300_000

/** Brings one order as far as it can be brought now, and says when to look at it again. */
export async function settleOrder(deps: SettleDeps, order: Order): Promise<void> {
  if (order.state === 'paid') return publish(deps, order)
  if (order.paidAt !== null) return deps.orders.checkAgainAt(order.id, null)
  const asked = await ask(deps, order)
  // Recorded and published, or left to be published at its own time.
  if (asked === 'paid') return
  const isOver = order.expiresAt.getTime() + deps.graceSeconds * 1_000 <= deps.now().getTime()
  if (order.state === 'open' && isOver && asked !== 'unknown')
    return deps.recorded.expire(order.id, deps.now())
  const again = order.state === 'open' || asked === 'unknown' ? nextAsking(deps, order) : null
  await deps.orders.checkAgainAt(order.id, again)
}

async function publish(deps: SettleDeps, order: Order): Promise<void> {
  const isDone = await tryToPublish(deps, order.id)
  // Waits as long again as it has waited so far, which doubles each wait.
  const waited = deps.now().getTime() - (order.paidAt ?? order.createdAt).getTime()
  const wait = Math.min(Math.max(waited, FIRST_PUBLISH_WAIT_MS), LONGEST_PUBLISH_WAIT_MS)
  if (!isDone) return deps.orders.checkAgainAt(order.id, new Date(deps.now().getTime() + wait))
  await deps.orders.checkAgainAt(order.id, null)
}

/** 'unknown': the provider could not be asked. 'ended': it can not be paid any more, or there is nothing to pay. */
async function ask(deps: SettleDeps, order: Order): Promise<'paid' | 'open' | 'ended' | 'unknown'> {
  const { payments, log } = deps
  const { transactionId } = order
  if (transactionId === null || order.provider !== payments.provider) return 'ended'
  const isWanted = order.state === 'open' && order.expiresAt > deps.now()
  try {
    if (!isWanted) await payments.end(transactionId)
    const recorded = await recordPayment(deps, await payments.ask(transactionId), null)
    return recorded.kind === 'recorded' ? outcomes[recorded.order.state] : 'open'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { provider, reason } = error
    log.warn({ provider, reason, orderId: order.id }, 'a provider could not be asked about a payment')
    return 'unknown'
  }
}

const outcomes = {
  open: 'open',
  superseded: 'ended',
  expired: 'ended',
  paid: 'paid',
  fulfilled: 'paid',
  'refund-due': 'paid',
} as const satisfies Record<OrderState, string>

function nextAsking({ now }: SettleDeps, order: Order): Date {
  const isYoung = now().getTime() - order.createdAt.getTime() < SOON_FOR_MS
  return new Date(now().getTime() + (isYoung && order.state === 'open' ? SOON_MS : LATER_MS))
}

/**
 * Asks the provider about everything of this draft that may have been paid by now, and publishes what was. A provider
 * takes so many questions of all of us: who has it asked too often waits for the worker.
 */
export async function settleDraft(deps: SettleDeps, draftUuid: string): Promise<void> {
  if (!(await deps.orders.mayAsk(draftUuid, MOST_ASKINGS, deps.now()))) return
  for (const order of await deps.orders.unsettledOf(draftUuid)) await settleOrder(deps, order)
}
