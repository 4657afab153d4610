import { formatDate, today } from '#shared/values/iso-date.ts'

const UK_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})

/** '21 November 2026', in London. */
export const formatDay = (at: Date): string => formatDate(today(at))

/** '21 November 2026, 19:30', in London. */
export const formatMoment = (at: Date): string => `${formatDay(at)}, ${UK_TIME.format(at)}`

export const indent = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`)

/** Strangers' text must not steer the terminal by control characters or by those that turn the direction of writing. */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
