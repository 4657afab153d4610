import type { Nation } from '#shared/advert/nation.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Rule } from '#shared/rulebook/rule.ts'
import { rulesFor } from '#shared/rulebook/rulebook.ts'
import { addDays, type IsoDate } from '#shared/values/iso-date.ts'

/** What the law refuses of an advert on one day. */
export interface Refused {
  readonly rule: Rule['id']
  readonly field: string
  readonly reason: string
  /** Where it is about words, the first of them. */
  readonly words?: string
}

/** Something of a live advert that the law refuses, or will. */
export interface LiveFault extends Refused {
  /** From when on it is refused; null where that is today or was before. */
  readonly beginsOn: IsoDate | null
}

/** How long before the day its owner is told for the first time. */
export const AHEAD_DAYS = 30

const keyOf = ({ rule, field }: Refused): string => `${rule} ${field}`

/** `refusedOn` is asked about today, the last day ahead, and as few days between as tell when each begins. */
export function faultsAhead(
  refusedOn: (day: IsoDate) => readonly Refused[],
  today: IsoDate,
): readonly LiveFault[] {
  const asked = new Map<number, readonly Refused[]>()
  const refusedIn = (days: number): readonly Refused[] => {
    const found = asked.get(days) ?? refusedOn(addDays(today, days))
    asked.set(days, found)
    return found
  }
  const isRefused = (one: Refused, days: number): boolean =>
    refusedIn(days).some((other) => keyOf(other) === keyOf(one))
  const now = refusedIn(0)
  const later = refusedIn(AHEAD_DAYS).filter((one) => !isRefused(one, 0))
  return [
    ...now.map((one) => ({ ...one, beginsOn: null })),
    ...later.map((one) => ({
      ...one,
      beginsOn: addDays(
        today,
        firstDay((days) => isRefused(one, days)),
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

/** The day on which an advert that was not changed goes offline. */
export function restsOn(
  { rule, reason }: Refused,
  beginsOn: IsoDate,
  { nation, appType }: { readonly nation: Nation; readonly appType: AppType },
): IsoDate {
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
