import { cleanLine, cleanText } from '../values/clean-text.ts'
import { isEmailAddress } from '../values/email-address.ts'

export type PostedFields = Readonly<Record<string, string>>

/** In the order of the form. */
export type FormErrors = Readonly<Record<string, string>>

export interface TypedForm {
  readonly values: PostedFields
  readonly errors: FormErrors
  /** Why a valid form was refused. */
  readonly refused: string | null
}

export const NOTHING_TYPED: TypedForm = { values: {}, errors: {}, refused: null }

/** Whether the form comes back to be corrected. */
export const isWrong = ({ errors, refused }: TypedForm): boolean =>
  refused !== null || Object.keys(errors).length > 0

/** A hidden honeypot field that only bots fill in. */
export const HONEYPOT_FIELD = 'website'

/** `missing`: the error of an empty one; null where it may be left out. */
export function emailError(email: string, missing: string | null): string | null {
  if (email === '') return missing
  return isEmailAddress(email) ? null : 'Enter an email address in the right form, such as name@example.org.'
}

export const lineIn = (text = ''): string => cleanLine(text).trim()
export const paragraphsIn = (text = ''): string => cleanText(text).replaceAll(/\r\n?/g, '\n').trim()

export function tooLong(text: string, most: number, what: string): string | null {
  return text.length > most ? `Shorten ${what} to ${most.toLocaleString('en-GB')} characters.` : null
}

export function errorsAmong(checked: Readonly<Record<string, string | null>>): FormErrors {
  return Object.fromEntries(
    Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
