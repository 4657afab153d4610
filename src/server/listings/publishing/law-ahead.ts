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
export const isAmong = (faults: readonly LawFault[], { rule, severity, field }: LawFault): boolean =>
  faults.some((one) => one.rule === rule && one.severity === severity && one.field === field)

/** `foundOn` is asked about today, the last day ahead, and as few days between as tell when each begins. */
export async function faultsAhead(
  foundOn: (day: IsoDate) => Promise<readonly LawFault[]>,
  today: IsoDate,
): Promise<readonly LiveFault[]> {
  const asked = new Map<number, readonly LawFault[]>()
  const foundIn = async (days: number): Promise<readonly LawFault[]> => {
    const found = asked.get(days) ?? (await foundOn(addDays(today, days)))
    asked.set(days, found)
    return found
  }
  const now = await foundIn(0)
  const faults: LiveFault[] = now.map((one) => ({ ...one, beginsOn: null }))
  for (const one of await foundIn(AHEAD_DAYS)) {
    if (isAmong(now, one)) continue
    const days = await firstDay(async (on) => isAmong(await foundIn(on), one))
    faults.push({ ...one, beginsOn: addDays(today, days) })
  }
  return faults
}

/** Of days in which it is not so today and so at the end, once begun. */
async function firstDay(isSo: (days: number) => Promise<boolean>): Promise<number> {
  let before = 0
  let from = AHEAD_DAYS
  while (from - before > 1) {
    const middle = (before + from) >> 1
    if (await isSo(middle)) from = middle
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
  // A caption's words stand in front of the reason, and some faults have a reason of their own.
  const entries = rulesFor({ nation, appType, day: beginsOn }).filter((one) => one.id === rule)
  const entry = entries.find((one) => reason.includes(one.reason)) ?? entries[0]
  return addDays(beginsOn, entry?.grace ?? 0)
}

/** `day`: it begins. `rest`: the advert goes offline. */
export type Stage = '30' | '7' | '1' | 'day' | 'rest'

/** The last of the three times before a day that has come. */
export function stageAhead(today: IsoDate, day: IsoDate): Stage {
  if (day <= addDays(today, 1)) return '1'
  return day <= addDays(today, 7) ? '7' : '30'
}
