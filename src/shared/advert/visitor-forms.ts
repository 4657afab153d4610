import { cleanLine, cleanText } from '../values/clean-text.ts'
import { isEmailAddress } from '../values/email-address.ts'

/** What is wrong, by field, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, string>>

/** What a visitor writes to the owner. */
export interface Enquiry {
  readonly name: string
  readonly email: string
  /** '' where none was given. */
  readonly phone: string
  readonly message: string
}

/** What a visitor reports of an advert. */
export interface AdvertReport {
  readonly reason: string
  /** '' where none was given. */
  readonly email: string
}

/** Characters. */
const LONGEST = { name: 100, email: 254, phone: 30, message: 3_000, reason: 2_000 } as const

/** A field that nobody sees: what fills it in is no person. */
export const TRAP_FIELD = 'website'

const EMAIL_ERROR = 'Enter an email address in the right form, such as name@example.org.'
const PHONE = /^\+?[\d\s()./-]{6,}$/

export function readEnquiry(fields: Fields): { readonly values: Enquiry; readonly errors: FormErrors } {
  const values: Enquiry = {
    name: line(fields['name']),
    email: line(fields['email']),
    phone: line(fields['phone']),
    message: paragraphs(fields['message']),
  }
  const { name, email, phone, message } = values
  return {
    values,
    errors: wrong({
      name: name === '' ? 'Enter your name.' : tooLong(name, LONGEST.name, 'your name'),
      email: email === '' ? 'Enter your email address.' : isEmailAddress(email) ? null : EMAIL_ERROR,
      phone:
        phone === '' || (PHONE.test(phone) && phone.length <= LONGEST.phone)
          ? null
          : 'Enter a phone number, such as 07700 900123, or leave it empty.',
      message:
        message === ''
          ? 'Write what you would like to ask.'
          : tooLong(message, LONGEST.message, 'your message'),
    }),
  }
}

export function readReport(fields: Fields): { readonly values: AdvertReport; readonly errors: FormErrors } {
  const values: AdvertReport = { reason: paragraphs(fields['reason']), email: line(fields['email']) }
  const { reason, email } = values
  return {
    values,
    errors: wrong({
      reason:
        reason === ''
          ? 'Tell us what is wrong with this advert.'
          : tooLong(reason, LONGEST.reason, 'your text'),
      email: email === '' || isEmailAddress(email) ? null : EMAIL_ERROR,
    }),
  }
}

const line = (text = ''): string => cleanLine(text).trim()
const paragraphs = (text = ''): string => cleanText(text).replaceAll(/\r\n?/g, '\n').trim()

function tooLong(text: string, most: number, what: string): string | null {
  return text.length > most ? `Shorten ${what} to ${most.toLocaleString('en-GB')} characters.` : null
}

function wrong(checked: Readonly<Record<string, string | null>>): FormErrors {
  return Object.fromEntries(
    Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
