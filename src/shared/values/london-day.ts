import { addDays, addMonths, type IsoDate, today } from './iso-date.ts'
import { HOUR_MS } from './time-units.ts'

/** Created once: creating it is expensive. */
const UK_HOUR = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Clocks change at 1 am, so midnight is never ambiguous. */
export function startOfDay(date: IsoDate): Date {
  const midnight = new Date(`${date}T00:00:00Z`)
  const hoursAhead = Number(UK_HOUR.format(midnight))
  return new Date(midnight.getTime() - hoursAhead * HOUR_MS)
}

/** Of what ends at that moment: an end at midnight belongs to the day before. */
export const lastDayOf = (end: Date): IsoDate => today(new Date(end.getTime() - 1))

/** The end of the same day so many months on. */
export const endAfterMonths = (from: IsoDate, months: number): Date =>
  startOfDay(addDays(addMonths(from, months), 1))
