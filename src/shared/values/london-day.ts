import type { IsoDate } from './iso-date.ts'

const HOUR_MS = 3_600_000
/** Made once: making it costs more than asking it. */
const UK_HOUR = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The moment at which a day begins in the United Kingdom. Its clocks change at 1 in the morning, so that midnight is one moment. */
export function startOfDay(date: IsoDate): Date {
  const midnight = new Date(`${date}T00:00:00Z`)
  const hoursAhead = Number(UK_HOUR.format(midnight))
  return new Date(midnight.getTime() - hoursAhead * HOUR_MS)
}
