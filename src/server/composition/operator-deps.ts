import { accountDeletion } from '../accounts/account/account-deletion-store.ts'
import { agencyStore } from '../agents/feeds/agency-store.ts'
import { confirmImport } from '../agents/feeds/import-store.ts'
import { operatorsPortals } from '../agents/portals/operators-portals-store.ts'
import type { Database } from '../db/pool.ts'
import type { Keys } from '../db/sealed.ts'
import { keptSecretKey, OUTGOING_SECRETS } from '../db/secret-key.ts'
import { numberStore } from '../entitlements/privacy-numbers/number-store.ts'
import { rotateReferences } from '../entitlements/references/rotation-store.ts'
import { newHashedToken } from '../http/token.ts'
import { listFailedJobs, retryJob } from '../jobs/queue/failed-job-store.ts'
import { moderationStore } from '../listings/published/moderation-store.ts'
import { refundStore } from '../orders/refund-store.ts'
import { listAlerts, resolveAlert } from '../payments/checkout/alert-store.ts'
import { addDiscount, endDiscount, listDiscounts } from '../payments/checkout/discount-store.ts'
import { inviteStaff } from '../staff/desk/invite-staff.ts'
import { staffStore } from '../staff/desk/staff-store.ts'
import type { OperatorDeps } from '../staff/operator/command.ts'
import { caseStore } from '../staff/support/case-store.ts'

interface OperatorKeys {
  readonly references?: Keys
  readonly outgoing?: Keys
}

export function operatorDeps(
  database: Database,
  now: () => Date,
  { references = [], outgoing = [] }: OperatorKeys = {},
  origin = '',
): OperatorDeps {
  return {
    now,
    discounts: {
      add: (discount, decision) => addDiscount(database, discount, decision),
      list: () => listDiscounts(database),
      end: (code, decision) => endDiscount(database, code, decision),
    },
    alerts: alertsOf(database),
    moderation: moderationStore(database),
    deleteAccount: accountDeletion(database),
    refund: (wanted, { by, why, at }) => refundStore(database).start({ ...wanted, why }, by, at),
    retryRefund: (orderId, decision) => refundStore(database).retry(orderId, decision),
    jobs: {
      failed: () => listFailedJobs(database),
      retry: (id, decision) => retryJob(database, id, decision),
    },
    cases: caseStore(database),
    numbers: numberStore(database),
    rotateReferences: rotating(database, references),
    portals: operatorsPortals(database, () => outgoingKeys(database, outgoing)),
    agencies: agencyStore(database),
    confirmImport: (id, decision) => confirmImport(database, id, decision),
    newSecret: newHashedToken,
    origin,
    staff: staffOf(database),
  }
}

/** Without any, that of a site that was started as a sandbox. */
async function outgoingKeys(database: Database, given: Keys): Promise<Keys> {
  if (given.length > 0) return given
  const key = await keptSecretKey(database, OUTGOING_SECRETS)
  return key === null ? [] : [key]
}

const rotating = (database: Database, keys: Keys): OperatorDeps['rotateReferences'] =>
  keys.length === 0 ? null : (decision) => rotateReferences(database, keys, decision)

const alertsOf = (database: Database): OperatorDeps['alerts'] => ({
  list: () => listAlerts(database),
  resolve: (id, decision) => resolveAlert(database, id, decision),
})

function staffOf(database: Database): OperatorDeps['staff'] {
  const staff = staffStore(database)
  return {
    add: (email, decision) => inviteStaff({ staff, newLink: newHashedToken }, email, decision),
    list: staff.list,
    remove: staff.remove,
  }
}
