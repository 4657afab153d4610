/** No answer needs control characters, and PostgreSQL rejects NUL. Paragraphs may contain tabs and line breaks. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u
const CONTROL_IN_LINE = /(?!\t)\p{Cc}/u
const EVERY_CONTROL = new RegExp(CONTROL, 'gu')
const EVERY_CONTROL_IN_LINE = new RegExp(CONTROL_IN_LINE, 'gu')

/** Well-formed Unicode without control characters other than tabs and line breaks. */
export function isCleanText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value)
}

export function isCleanLine(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !CONTROL_IN_LINE.test(value)
}

/**
 * Bidirectional controls, which can make a text read as another one, and characters without a width, which hide in
 * words. Emoji keep those that join them: a family's joiners, and the tags of the flags of England, Scotland and Wales.
 */
const INVISIBLE = new RegExp(
  [
    '[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
    '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\ufe0f?)\u200d',
    '\u200d(?!\\p{Extended_Pictographic})',
    // Flags are passed over with their tags: looking back from each tag would be looking through all that stand before it.
    '(\u{1f3f4}[\u{e0020}-\u{e007e}]*[\u{e0000}-\u{e007f}]?)',
    '[\u{e0000}-\u{e007f}]',
  ].join('|'),
  'gu',
)

/** Without bidirectional controls and characters that have no width. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '$1')

/** Pasted text can contain control characters and invisible ones. */
export function cleanText(text: string): string {
  return withoutInvisible(text.replaceAll(EVERY_CONTROL, ' ').toWellFormed())
}

export function cleanLine(text: string): string {
  return withoutInvisible(text.replaceAll(EVERY_CONTROL_IN_LINE, ' ').toWellFormed())
}
