import type { Nation } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import type { Rule } from '#shared/rulebook/rule.ts'
import { rulesFor } from '#shared/rulebook/rulebook.ts'
import { addDays, type IsoDate } from '#shared/values/iso-date.ts'

/** What the law refuses of an advert on one day, or warns of. */
export interface LawFault {
  readonly rule: Rule['id']
  readonly severity: Finding['severity']
  readonly field: string
  readonly reason: string
  /** Where it is about words, the first of them. */
  readonly words?: string
}

/** Something of a live advert that the law finds, or will. */
export interface LiveFault extends LawFault {
  /** From when on it is found; null where that is today or was before. */
  readonly beginsOn: IsoDate | null
}

/** How long before the day its owner is told for the first time. */
export const AHEAD_DAYS = 30

/** A rule that warns at first and refuses later finds two things. */
const keyOf = ({ rule, severity, field }: LawFault): string => `${rule} ${severity} ${field}`

/** `foundOn` is asked about today, the last day ahead, and as few days between as tell when each begins. */
export function faultsAhead(
  foundOn: (day: IsoDate) => readonly LawFault[],
  today: IsoDate,
): readonly LiveFault[] {
  const asked = new Map<number, readonly LawFault[]>()
  const foundIn = (days: number): readonly LawFault[] => {
    const found = asked.get(days) ?? foundOn(addDays(today, days))
    asked.set(days, found)
    return found
  }
  const isFound = (one: LawFault, days: number): boolean =>
    foundIn(days).some((other) => keyOf(other) === keyOf(one))
  const now = foundIn(0)
  const later = foundIn(AHEAD_DAYS).filter((one) => !isFound(one, 0))
  return [
    ...now.map((one) => ({ ...one, beginsOn: null })),
    ...later.map((one) => ({
      ...one,
      beginsOn: addDays(
        today,
        firstDay((days) => isFound(one, days)),
      ),
    })),
  ]
}

/** Of days in which it is not so today and so at the end, once begun. */
function firstDay(isSo: (days: number) => boolean): number {
  let before = 0
  let from = AHEAD_DAYS
  while (from - before > 1) {
    const middle = (before + from) >> 1
    if (isSo(middle)) from = middle
    else before = middle
  }
  return from
}

/** The day on which an advert that was not changed goes offline; null where it is only warned of. */
export function restsOn(
  { rule, severity, reason }: LawFault,
  beginsOn: IsoDate,
  { nation, appType }: { readonly nation: Nation; readonly appType: AppType },
): IsoDate | null {
  if (severity === 'warn') return null
  const entry = rulesFor({ nation, appType, day: beginsOn }).find(
    (one) => one.id === rule && reason.startsWith(one.reason),
  )
  return addDays(beginsOn, entry?.grace ?? 0)
}

/** `day`: it begins. `rest`: the advert goes offline. */
export type Stage = '30' | '7' | '1' | 'day' | 'rest'

/** The last of the three times before a day that has come. */
export function stageAhead(today: IsoDate, day: IsoDate): Stage {
  if (day <= addDays(today, 1)) return '1'
  return day <= addDays(today, 7) ? '7' : '30'
}
