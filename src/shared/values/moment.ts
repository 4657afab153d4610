import { formatDate, today } from './iso-date.ts'

const UK_TIME = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})

/** '21 November 2026, 19:30', in London. */
export const formatMoment = (at: Date): string => `${formatDate(today(at))}, ${UK_TIME.format(at)}`
