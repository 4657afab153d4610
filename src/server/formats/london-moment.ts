import { type IsoDate, isIsoDate } from '#shared/values/iso-date.ts'
import { MINUTE_MS } from '#shared/values/time-units.ts'

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export type DayOrder = 'day-first' | 'year-first'

/** '03-11-2026', '03/11/2026 09:00:00', '2026-11-03T09:00:00'. Two-digit years are too short to be believed. */
const FORMS: Readonly<Record<DayOrder, RegExp>> = {
  'day-first':
    /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?))?$/,
  'year-first':
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?))?(?:\.\d+)?Z?$/,
}

interface Wall {
  readonly day: IsoDate
  /** HH:mm:ss, '00:00:00' if none was given. */
  readonly time: string
}

function wallOf(text: string, orders: readonly DayOrder[]): Wall | null {
  for (const order of orders) {
    const parts = FORMS[order].exec(text.trim())?.groups
    if (!parts) continue
    const { year = '', month = '', day = '', time = '00:00' } = parts
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const whole = time.length === 5 ? `${time}:00` : time
    if (isIsoDate(date) && /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(whole)) return { day: date, time: whole }
  }
  return null
}

/** The day alone; null if it is no real one. */
export const readDay = (text: string, orders: readonly DayOrder[]): IsoDate | null =>
  wallOf(text, orders)?.day ?? null

/** A time as clocks in London show it: the earlier one where it comes twice, an hour later where it never comes. */
export function readMoment(text: string, orders: readonly DayOrder[]): Date | null {
  const wall = wallOf(text, orders)
  if (wall === null) return null
  const winter = Date.parse(`${wall.day}T${wall.time}Z`)
  const summer = winter - 60 * MINUTE_MS
  return new Date(WALL.format(summer) === `${wall.day} ${wall.time}` ? summer : winter)
}

/** 'dd-MM-yyyy HH:mm:ss' in London, as RTDF writes it. */
export function rtdfMoment(at: Date): string {
  const [day = '', time = ''] = WALL.format(at).split(' ')
  return `${rtdfDay(day)} ${time}`
}

export const rtdfDay = (day: IsoDate): string => day.split('-').toReversed().join('-')

/** 'yyyy-MM-dd HH:mm:ss' in London, as BLM writes it. */
export const blmMoment = (at: Date): string => WALL.format(at)
