import type { SettleDeps } from './settle-order.ts'

const DAY_MS = 86_400_000
/** Longer than any provider sends an event again. */
const EVENTS_KEPT_MS = 90 * DAY_MS

export const purgePaymentEvents = ({ orders, now }: Pick<SettleDeps, 'orders' | 'now'>): Promise<number> =>
  orders.forgetEventsBefore(new Date(now().getTime() - EVENTS_KEPT_MS))
