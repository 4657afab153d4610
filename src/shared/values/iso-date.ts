import { HOUR_MS } from './time-units.ts'

/** A calendar day as YYYY-MM-DD, in the United Kingdom. */
export type IsoDate = string

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const // biome-ignore format: a table

function realDate(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date : null
}

const isoDate = (year: number, month: number, day: number): IsoDate | null =>
  realDate(year, month, day)?.toISOString().slice(0, 10) ?? null

/** A real day as YYYY-MM-DD, from 1900 to 2199. */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text)
  if (!match) return false
  const year = Number(match[1])
  return year >= 1900 && year < 2200 && realDate(year, Number(match[2]), Number(match[3])) !== null
}

/** Created once: creating it costs more than validating a whole page. */
const UK_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

let formatted = { hour: Number.NaN, day: '' }

/** Formatted once an hour, since a day there begins at a full hour of UTC: each save of a draft asks. */
export function today(now: Date): IsoDate {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (hour !== formatted.hour) formatted = { hour, day: UK_DAY.format(now) }
  return formatted.day
}

/** The same day `months` later, or the month's last day if it is shorter (31 August + 3 → 30 November). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/**
 * '15 March 2027', '15/3/27', '2027-03-15', 'March 15'; '15 mar' is the next one from `from`, and the last one until it where
 * only the past is asked for. Null if it is not a real day.
 */
export function parseTypedDate(typed: string, from: IsoDate, isPast = false): IsoDate | null {
  const [dayText = '', monthText = '', year, ...rest] = dateParts(typed)
  const month = monthOf(monthText)
  if (!/^\d{1,2}$/.test(dayText) || month === null || rest.length > 0) return null
  const day = Number(dayText)
  if (year === undefined) {
    const thisYear = isoDate(Number(from.slice(0, 4)), month, day)
    if (thisYear && (isPast ? thisYear <= from : thisYear >= from)) return thisYear
    return isoDate(Number(from.slice(0, 4)) + (isPast ? -1 : 1), month, day)
  }
  if (!/^(\d{2}|\d{4})$/.test(year)) return null
  const parsed = isoDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  return parsed && isIsoDate(parsed) ? parsed : null
}

const SMALL_WORDS =
  /\b(?:the|of|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/g

function dateParts(typed: string): string[] {
  const parts = typed
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(SMALL_WORDS, ' ')
    .replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$1$2 ')
    .split(/[\s/.,-]+/)
    .filter(Boolean)
  if (parts.length === 3 && /^\d{4}$/.test(parts[0] ?? '')) return parts.toReversed()
  const [first, second, ...rest] = parts
  return first && second && /^[a-z]/.test(first) ? [second, first, ...rest] : parts
}

function monthOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const index = MONTHS.indexOf(text.slice(0, 3))
  return index >= 0 && MONTH_NAMES[index]?.toLowerCase().startsWith(text) ? index + 1 : null
}

export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTH_NAMES[(month ?? 1) - 1]} ${year}`
}
