import { EMAIL_ERROR, errorsAmong, type FormErrors, lineIn, type PostedFields } from '../form/plain-form.ts'
import { isEmailAddress, normaliseEmail } from '../values/email-address.ts'

interface Form<T> {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: T | null
}

/** Without a call or a file, after which a feed is said to be silent. */
export const SILENT_HOURS = 48

const BRANCH = /^[0-9A-Za-z_-]{1,20}$/

/** As an agency's software names it. */
export const isBranch = (text: string): boolean => BRANCH.test(text)

export const BRANCH_ERROR = 'Enter the branch as your software names it: up to 20 letters and digits.'

export interface AskedFeed<F extends string> {
  readonly branch: string
  readonly format: F
}

export function readFeed<F extends string>(fields: PostedFields, formats: readonly F[]): Form<AskedFeed<F>> {
  const branch = lineIn(fields['branch'])
  const format = formats.find((one) => one === fields['format'])
  const errors = errorsAmong({
    branch: isBranch(branch) ? null : BRANCH_ERROR,
    format: format === undefined ? 'Choose what your software sends.' : null,
  })
  const isRight = isBranch(branch) && format !== undefined
  return { typed: { branch, format: format ?? '' }, errors, value: isRight ? { branch, format } : null }
}

export interface BranchEnquiries {
  readonly branch: string
  /** Normalised; null for the agency's own. */
  readonly email: string | null
}

export function readBranchEnquiries(fields: PostedFields): Form<BranchEnquiries> {
  const branch = lineIn(fields['branch'])
  const email = lineIn(fields['enquiries'])
  const errors = errorsAmong({
    enquiries: email === '' || isEmailAddress(email) ? null : EMAIL_ERROR,
  })
  const isRight = Object.keys(errors).length === 0 && isBranch(branch)
  return {
    typed: { branch, enquiries: email },
    errors,
    value: isRight ? { branch, email: email === '' ? null : normaliseEmail(email) } : null,
  }
}
