import { emailError, errorsAmong, type FormErrors, lineIn, type PostedFields } from '../form/plain-form.ts'
import { normaliseEmail } from '../values/email-address.ts'

interface Form<T> {
  readonly typed: PostedFields
  readonly errors: FormErrors
  readonly value: T | null
}

/** Without a call or a file, after which a feed is said to be silent. */
export const SILENT_HOURS = 48

/** What is known of their calls is forgotten then. */
export const FEED_CALL_DAYS = 90
/** The last calls of a feed, or of a portal, that one file has. */
export const CALLS_IN_CSV = 10_000
/** After a new secret the one before it works as well for so long. */
export const OLD_SECRET_DAYS = 7

export const ZIP_MIB = 200
/** What stands in a zip, or comes without one. */
export const STOCK_MIB = 64
export const STOCK_NO_ROOM = 'We can’t take files at the moment. Send it again later.'
export const STOCK_BUSY = 'We’re still receiving other files. Send this one again in half a minute.'
export const STOCK_TOO_LARGE = `A zip can be up to ${ZIP_MIB} MiB, and a file up to ${STOCK_MIB} MiB.`

const BRANCH = /^[0-9A-Za-z_-]+$/
export const LONGEST_BRANCH = 20

/** As an agency's software names it. */
export const isBranch = (text: string): boolean => text.length <= LONGEST_BRANCH && BRANCH.test(text)

export const BRANCH_ERROR = `Enter the branch as your software names it: up to ${LONGEST_BRANCH} letters and digits.`

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
    enquiries: emailError(email, null),
  })
  const isRight = Object.keys(errors).length === 0 && isBranch(branch)
  return {
    typed: { branch, enquiries: email },
    errors,
    value: isRight ? { branch, email: email === '' ? null : normaliseEmail(email) } : null,
  }
}
