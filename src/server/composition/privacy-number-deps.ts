import type { NotOffered } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { CALLS_KEPT_DAYS, PRIVACY_CALL_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { entitlementStore } from '../entitlements/delivery/entitlement-store.ts'
import { notOffered } from '../entitlements/delivery/offered.ts'
import type { CallDeps } from '../entitlements/privacy-numbers/answer-call.ts'
import { callStore } from '../entitlements/privacy-numbers/call-store.ts'
import {
  buyNumber,
  canDeliverNumber,
  type NumberDeps,
  stockNumbers,
} from '../entitlements/privacy-numbers/keep-numbers.ts'
import { numberStore } from '../entitlements/privacy-numbers/number-store.ts'
import type { Voice } from '../gateways/voice.ts'
import type { Log } from '../http/log.ts'

export interface PrivacyNumberDeps extends NumberDeps, Omit<CallDeps, 'calls'> {
  readonly calls: ReturnType<typeof callStore>
  /** `hasNumber`: to an advert that has a privacy number already; an upgrade carries it on. */
  readonly notOffered: (appType: AppType, hasNumber?: boolean) => Promise<NotOffered>
  readonly moreNumbers: () => Promise<boolean>
}

export interface Sold {
  readonly numbers: boolean
  readonly references: boolean
  readonly promotion: boolean
}

/** The sandbox's numbers are there at once; those of a provider come with the first job. */
export async function privacyNumberDeps(
  { voice, sold }: { readonly voice: Voice; readonly sold: Sold },
  database: Database,
  log: Log,
  now: () => Date,
): Promise<PrivacyNumberDeps> {
  const deps = {
    voice,
    numbers: numberStore(database),
    entitlements: entitlementStore(database),
    calls: callStore(database, PRIVACY_CALL_LIMITS),
    callsKeptDays: CALLS_KEPT_DAYS,
    log,
    now,
  }
  if (voice.provider === 'sandbox') await stockNumbers(deps)
  const deliverable = {
    'privacy-number': async (hasNumber: boolean) =>
      sold.numbers && (hasNumber || (await canDeliverNumber(deps))),
    'tenant-reference': async () => sold.references,
    'facebook-promotion': async () => sold.promotion,
  }
  return {
    ...deps,
    notOffered: (appType, hasNumber = false) => notOffered(deliverable, appType, hasNumber),
    moreNumbers: () => buyNumber(deps),
  }
}
