import { forgottenPassword } from '#shared/account/passwords.ts'
import { agentRegister, register } from '#shared/account/register.ts'
import { type Read, refuse } from '#shared/api/read-call.ts'
import { isCleanLine } from '#shared/values/clean-text.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { TITLES } from '#shared/values/titles.ts'
import type { NewAccount } from './account.ts'
import { problemIn } from './problem-in.ts'
import type { Credentials } from './sign-in-by-password.ts'

/** What a form can say that is not right: told to the person, not to the program. */
export type ReadForm<T> = Read<T> | { readonly ok: 'refused'; readonly message: string }

/** The number in its one spelling (E.164), or null where it is none of that kind. */
export type PhoneNumberOf = (text: string, onlyMobile: boolean) => string | null

type Fields = ReadonlyMap<string, unknown>

const LONGEST_TEXT = 1_000
const LONGEST_LINE = 320

function fieldsIn(body: unknown): Read<Fields> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ok: true, value: new Map(Object.entries(body)) }
    : refuse('The request needs an object.')
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed()

/** A line of the form, trimmed; '' where it is missing. */
function lineIn(fields: Fields, name: string): string | null {
  const value = fields.get(name) ?? ''
  return isCleanLine(value) && value.length <= LONGEST_LINE ? value.trim() : null
}

/** `{email, password, remember}`; an email that is none is nobody's. */
export function readCredentials(body: unknown): Read<Credentials> {
  const fields = fieldsIn(body)
  if (!fields.ok) return fields
  const email = lineIn(fields.value, 'email')
  const password = fields.value.get('password') ?? ''
  const remember = fields.value.get('remember') ?? false
  if (email === null) return refuse('The field email must be a line of text.')
  if (!isText(password)) return refuse('The field password must be a text.')
  if (typeof remember !== 'boolean') return refuse('The field remember must be true or false.')
  return { ok: true, value: { email: normaliseEmail(email), password, remember } }
}

/** `{email}`. */
export function readEmail(body: unknown): ReadForm<string> {
  const fields = fieldsIn(body)
  if (!fields.ok) return fields
  const email = lineIn(fields.value, 'email')
  return email === null ? refuse('The field email must be a line of text.') : emailIn(email)
}

function emailIn(text: string): ReadForm<string> {
  const email = normaliseEmail(text)
  const problem = problemIn(forgottenPassword, { email })
  return problem === null ? { ok: true, value: email } : { ok: 'refused', message: problem }
}

/** `{token, password}`. */
export function readChoice(body: unknown): Read<{ readonly token: string; readonly password: string }> {
  const fields = fieldsIn(body)
  if (!fields.ok) return fields
  const token = fields.value.get('token')
  const password = fields.value.get('password')
  return isText(token) && isText(password)
    ? { ok: true, value: { token, password } }
    : refuse('The fields token and password must be texts.')
}

/**
 * `{title, firstname, lastname, email, phone}` of a seller or landlord, for an agent with `agency_name` and without title.
 * What else is sent, such as `generate_password`, is not looked at: nobody says of themselves what an account may do.
 */
export function readRegistration(
  body: unknown,
  role: 'seller' | 'agent',
  phoneNumberOf: PhoneNumberOf,
): ReadForm<NewAccount> {
  const fields = fieldsIn(body)
  if (!fields.ok) return fields
  const names = ['firstname', 'lastname', 'email', 'phone', 'agency_name']
  const lines = names.map((name) => lineIn(fields.value, name))
  if (lines.includes(null)) return refuse('The fields of the form must be lines of text.')
  const [firstName = '', lastName = '', email = '', mobile = '', agencyName = ''] = lines.map(
    (line) => line ?? '',
  )
  const isAgent = role === 'agent'
  const answers = {
    title: titleIn(fields.value.get('title')),
    firstName,
    lastName,
    email: normaliseEmail(email),
    mobile,
    agencyName,
    // Ticked on the page, and not sent (the contract has no field for it).
    termsConditions: true,
  }
  const phone = phoneNumberOf(mobile, !isAgent)
  const message = problemIn(isAgent ? agentRegister : register, answers, () => phone !== null)
  if (message !== null || phone === null) return { ok: 'refused', message: message ?? '' }
  const { title, ...given } = answers
  return {
    ok: true,
    value: {
      email: given.email,
      title: isAgent ? null : (title ?? null),
      firstName,
      lastName,
      phone,
      agencyName: isAgent ? agencyName : null,
    },
  }
}

/** Undefined where it is none of the list. A select can send the id as a number or as its digit. */
function titleIn(value: unknown): number | undefined {
  return TITLES.find(({ id }) => id === value || String(id) === value)?.id
}
