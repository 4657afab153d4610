/** No answer needs control characters, and PostgreSQL rejects NUL. Paragraphs may contain tabs and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u
const CONTROL_IN_LINE = /(?!\t)\p{Cc}/u

/** Well-formed Unicode without control characters other than tabs and line breaks. */
export function isCleanText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value)
}

export function isCleanLine(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL_IN_LINE.test(value)
}

/** Pasted text can contain invisible characters. */
export function cleanText(text: string): string {
  return text.replaceAll(new RegExp(CONTROL, 'gu'), ' ').toWellFormed()
}

export function cleanLine(text: string): string {
  return text.replaceAll(new RegExp(CONTROL_IN_LINE, 'gu'), ' ').toWellFormed()
}
