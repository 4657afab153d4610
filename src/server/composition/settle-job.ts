import { isUuid } from '#shared/values/uuid.ts'
import { type Job, UNTIL_DONE } from '../jobs/queue/job.ts'
import { SETTLE_ORDER } from '../orders/settling-store.ts'
import { type SettleDeps, settleOrder } from '../payments/checkout/settle-order.ts'

/** Looks at one order. What is to be looked at again gets a new job, whose wait depends on the order's state. */
export const settleJob = (deps: SettleDeps): Job => ({
  name: SETTLE_ORDER,
  atOnce: 5,
  pollSeconds: 2,
  // Longer than asking and publishing take.
  attemptSeconds: 20,
  // Only an error ends in a retry here.
  retries: { most: UNTIL_DONE.most, firstWaitSeconds: 5, longestWaitSeconds: 300 },
  keptDays: 1,
  waitsDays: UNTIL_DONE.waitsDays,
  oneWaits: true,
  schedule: null,
  run: async ({ orderId }) => {
    const order = isUuid(orderId) ? await deps.orders.find(orderId) : null
    if (order !== null) await settleOrder(deps, order)
    return { kind: 'done' }
  },
})
