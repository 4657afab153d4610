import { LIMITS } from '#shared/advert/limits.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { Cases } from './support-case.ts'

/** Removes old closed cases, as the privacy policy promises. Returns how many. */
export function purgeCases({
  cases,
  now,
}: {
  readonly cases: Pick<Cases, 'forgetClosedBefore'>
  readonly now: () => Date
}): Promise<number> {
  return cases.forgetClosedBefore(new Date(now().getTime() - LIMITS.closedCaseDays * DAY_MS))
}
