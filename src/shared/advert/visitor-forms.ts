import {
  emailError,
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'

export interface Enquiry {
  readonly name: string
  readonly email: string
  /** '' if not given. */
  readonly phone: string
  readonly message: string
}

export interface AdvertReport {
  readonly reason: string
  /** '' if not given. */
  readonly email: string
}

/** In characters. */
const LONGEST = { name: 100, phone: 30, message: 3_000, reason: 2_000 } as const

const PHONE = /^\+?[\d\s()./-]{6,}$/

export function readEnquiry(fields: PostedFields): { readonly values: Enquiry; readonly errors: FormErrors } {
  const values: Enquiry = {
    name: lineIn(fields['name']),
    email: lineIn(fields['email']),
    phone: lineIn(fields['phone']),
    message: paragraphsIn(fields['message']),
  }
  const { name, email, phone, message } = values
  return {
    values,
    errors: errorsAmong({
      name: name === '' ? 'Enter your name.' : tooLong(name, LONGEST.name, 'your name'),
      email: emailError(email, 'Enter your email address.'),
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

export function readReport(fields: PostedFields): {
  readonly values: AdvertReport
  readonly errors: FormErrors
} {
  const values: AdvertReport = { reason: paragraphsIn(fields['reason']), email: lineIn(fields['email']) }
  const { reason, email } = values
  return {
    values,
    errors: errorsAmong({
      reason:
        reason === ''
          ? 'Tell us what is wrong with this advert.'
          : tooLong(reason, LONGEST.reason, 'your text'),
      email: emailError(email, null),
    }),
  }
}
