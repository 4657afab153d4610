import { DAY_MS } from '#shared/values/time-units.ts'
import type { SettleDeps } from './settle-order.ts'

/** Longer than any provider sends an event again. */
const EVENTS_KEPT_MS = 90 * DAY_MS

export const purgePaymentEvents = ({ orders, now }: Pick<SettleDeps, 'orders' | 'now'>): Promise<number> =>
  orders.forgetEventsBefore(new Date(now().getTime() - EVENTS_KEPT_MS))
