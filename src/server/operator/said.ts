import { formatDate, today } from '#shared/values/iso-date.ts'

const UK_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})

/** '21 November 2026', the day that it is in London. */
export const saidDay = (at: Date): string => formatDate(today(at))

/** '21 November 2026, 19:30', the time that it is in London. */
export const saidMoment = (at: Date): string => `${saidDay(at)}, ${UK_TIME.format(at)}`

/** A text of several lines, each set in. */
export const setIn = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`)

/** What strangers wrote must not steer the terminal: control signs, and signs that turn the direction of writing. */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
