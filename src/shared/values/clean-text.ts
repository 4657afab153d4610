/** Control characters: no answer has a use for them, and PostgreSQL refuses NUL. Paragraphs may break and indent lines. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u
const CONTROL_IN_LINE = /(?!\t)\p{Cc}/u

/** Whether a text is well-formed Unicode without control characters, tabs and line breaks apart. */
export function isCleanText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value)
}

/** The same of a single line: it has no line breaks. */
export function isCleanLine(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL_IN_LINE.test(value)
}

/** A typed or pasted text without what `isCleanText` refuses: a word processor's paste can bring it, and nobody sees it. */
export function cleanText(text: string): string {
  return text.replaceAll(new RegExp(CONTROL, 'gu'), ' ').toWellFormed()
}

/** The same of a single line. */
export function cleanLine(text: string): string {
  return text.replaceAll(new RegExp(CONTROL_IN_LINE, 'gu'), ' ').toWellFormed()
}
