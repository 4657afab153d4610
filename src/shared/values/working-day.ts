import { addDays, type IsoDate } from './iso-date.ts'

/**
 * Of England and Wales, by the rules of the Banking and Financial Dealings Act 1971 and the usual proclamations; a day
 * proclaimed later has to be added (gov.uk/bank-holidays). After the last one only weekends count.
 */
const BANK_HOLIDAYS: ReadonlySet<IsoDate> = new Set([
  '2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28',
  '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28',
  '2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-29', '2028-08-28', '2028-12-25', '2028-12-26',
]) // biome-ignore format: a table

const SATURDAY = 6
const SUNDAY = 0

function isWorkingDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY && !BANK_HOLIDAYS.has(date)
}

/** The first day itself does not count. */
export function addWorkingDays(from: IsoDate, days: number): IsoDate {
  let date = from
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (isWorkingDay(date)) left--
  }
  return date
}
