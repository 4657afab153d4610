import { forgottenPassword } from '#shared/account/passwords.ts'
import { agentRegister, register } from '#shared/account/register.ts'
import { isAnything, isBoolean, type Read, type ReadForm, readFields } from '#shared/api/read-call.ts'
import { isCleanLine, withoutInvisible } from '#shared/values/clean-text.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { TITLES } from '#shared/values/titles.ts'
import type { NewAccount } from './account.ts'
import { problemIn } from './problem-in.ts'
import type { Credentials } from './sign-in-by-password.ts'

/** In E.164, or null if it is not of that kind. */
export type PhoneNumberOf = (text: string, onlyMobile: boolean) => string | null

const LONGEST_TEXT = 1_000
const LONGEST_LINE = 320
const MISSING = 'Email Address and Password are required'

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed()
const isLine = (value: unknown): value is string => isCleanLine(value) && value.length <= LONGEST_LINE

/** `{email, password, remember}`; an invalid email belongs to no account. */
export function readCredentials(body: unknown): ReadForm<Credentials> {
  const read = readFields(body, (field) => ({
    email: normaliseEmail(field('email', isLine, NO_EMAIL, '').trim()),
    password: field('password', isSecret, 'The field password must be a text.', ''),
    remember: field('remember', isBoolean, 'The field remember must be true or false.', false),
  }))
  const isMissing = read.ok && (read.value.email === '' || read.value.password === '')
  return isMissing ? { ok: 'refused', message: MISSING } : read
}

const NO_EMAIL = 'The field email must be a line of text.'

export function readEmail(body: unknown): ReadForm<string> {
  const read = readFields(body, (field) => normaliseEmail(field('email', isLine, NO_EMAIL, '').trim()))
  const problem = read.ok ? problemIn(forgottenPassword, { email: read.value }) : null
  return problem === null ? read : { ok: 'refused', message: problem }
}

export const readChoice = (body: unknown): Read<{ readonly token: string; readonly password: string }> =>
  readFields(body, (field) => ({
    token: field('token', isSecret, NO_CHOICE),
    password: field('password', isSecret, NO_CHOICE),
  }))

const NO_CHOICE = 'The fields token and password must be texts.'

/** `{title, firstname, lastname, email, phone}`; agents send `agency_name`, no title. Anything else is ignored. */
export function readRegistration(
  body: unknown,
  role: 'seller' | 'agent',
  phoneNumberOf: PhoneNumberOf,
): ReadForm<NewAccount> {
  const read = readFields(body, (field) => {
    const line = (name: string): string =>
      withoutInvisible(field(name, isLine, 'The fields of the form must be lines of text.', '')).trim()
    return {
      firstName: line('firstname'),
      lastName: line('lastname'),
      email: normaliseEmail(line('email')),
      mobile: line('phone'),
      agencyName: line('agency_name'),
      title: titleIn(field('title', isAnything, '')),
    }
  })
  return read.ok ? checkRegistration(read.value, role, phoneNumberOf) : read
}

interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly agencyName: string
  readonly title: number | undefined
}

function checkRegistration(
  given: Registration,
  role: 'seller' | 'agent',
  phoneNumberOf: PhoneNumberOf,
): ReadForm<NewAccount> {
  const isAgent = role === 'agent'
  const phone = phoneNumberOf(given.mobile, !isAgent)
  // The contract has no field for the box on the page.
  const answers = { ...given, termsConditions: true }
  const message = problemIn(isAgent ? agentRegister : register, answers, () => phone !== null)
  if (message !== null || phone === null) return { ok: 'refused', message: message ?? '' }
  const { email, firstName, lastName, title, agencyName } = given
  const ofRole = isAgent ? { title: null, agencyName } : { title: title ?? null, agencyName: null }
  return { ok: true, value: { email, firstName, lastName, phone, ...ofRole } }
}

/** Undefined if not in the list. A select may send the id as a number or as its digit. */
function titleIn(value: unknown): number | undefined {
  return TITLES.find(({ id }) => id === value || String(id) === value)?.id
}
