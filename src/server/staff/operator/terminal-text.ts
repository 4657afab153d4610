import { formatDate, today } from '#shared/values/iso-date.ts'

/** '21 November 2026', in London. */
export const formatDay = (at: Date): string => formatDate(today(at))

export const indent = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${line}`)

/** Strangers' text must not steer the terminal by control characters or by those that turn the direction of writing. */
export const printable = (line: string): string =>
  line.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
