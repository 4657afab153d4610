import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { Order, OrderState } from '../../orders/order.ts'
import type { OrderStore } from './order-store.ts'
import { type RecordDeps, recordPayment, tryToPublish } from './record-payment.ts'

export interface SettleDeps extends RecordDeps {
  readonly orders: OrderStore
  /** How long after its end an order is checked before it expires. */
  readonly graceSeconds: number
}

const SOON_MS = 10_000
/** By a draft's owner in ten minutes. */
const MOST_CHECKS = 60
const SOON_FOR_MS = 600_000
const LATER_MS = 30_000
const FIRST_PUBLISH_WAIT_MS = 5_000
const LONGEST_PUBLISH_WAIT_MS = 300_000

/** Also schedules the next check. */
export async function settleOrder(deps: SettleDeps, order: Order): Promise<void> {
  if (order.state === 'paid') return publish(deps, order)
  if (order.paidAt !== null) return
  const asked = await ask(deps, order)
  // If publishing failed, it has its own schedule.
  if (asked === 'paid') return
  const isOver = order.expiresAt.getTime() + deps.graceSeconds * 1_000 <= deps.now().getTime()
  if (order.state === 'open' && isOver && asked !== 'unknown')
    return deps.recorded.expire(order.id, deps.now())
  if (order.state === 'open' || asked === 'unknown') {
    await deps.orders.checkAgainAt(order.id, nextCheckAt(deps, order))
  }
}

async function publish(deps: SettleDeps, order: Order): Promise<void> {
  if (await tryToPublish(deps, order.id)) return
  // Waits as long again as it has waited so far, which doubles each wait.
  const waited = deps.now().getTime() - (order.paidAt ?? order.createdAt).getTime()
  const wait = Math.min(Math.max(waited, FIRST_PUBLISH_WAIT_MS), LONGEST_PUBLISH_WAIT_MS)
  await deps.orders.checkAgainAt(order.id, new Date(deps.now().getTime() + wait))
}

/** 'unknown': the provider gave no answer. 'ended': it can no longer be paid, or nothing is due. */
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
    log.warn({ provider, reason, orderId: order.id }, 'we couldn’t ask a provider about a payment')
    return 'unknown'
  }
}

const outcomes = {
  open: 'open',
  superseded: 'ended',
  expired: 'ended',
  paid: 'paid',
  fulfilled: 'paid',
  ended: 'paid',
  upgraded: 'paid',
  'refund-due': 'paid',
  refunding: 'paid',
  refunded: 'paid',
} as const satisfies Record<OrderState, string>

function nextCheckAt({ now }: SettleDeps, order: Order): Date {
  const isYoung = now().getTime() - order.createdAt.getTime() < SOON_FOR_MS
  return new Date(now().getTime() + (isYoung && order.state === 'open' ? SOON_MS : LATER_MS))
}

/** Publishes what was paid by now. The provider limits the questions of all of us: who has it asked too often waits for the job. */
export async function settleDraft(deps: SettleDeps, draftUuid: string): Promise<void> {
  if (!(await deps.orders.mayCheck(draftUuid, MOST_CHECKS, deps.now()))) return
  for (const order of await deps.orders.unsettledOf(draftUuid)) await settleOrder(deps, order)
}
