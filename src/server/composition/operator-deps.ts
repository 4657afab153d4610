import { listAlerts, resolveAlert } from '../checkout/alert-store.ts'
import { addDiscount, endDiscount, listDiscounts } from '../checkout/discount-store.ts'
import type { Database } from '../db/pool.ts'
import type { OperatorDeps } from '../operator/command.ts'
import { moderationStore } from '../published/moderation-store.ts'

export function operatorDeps(database: Database, now: () => Date): OperatorDeps {
  return {
    now,
    discounts: {
      add: (discount) => addDiscount(database, discount, now()),
      list: () => listDiscounts(database),
      end: (code) => endDiscount(database, code, now()),
    },
    alerts: { list: () => listAlerts(database), resolve: (id) => resolveAlert(database, id, now()) },
    moderation: moderationStore(database),
  }
}
