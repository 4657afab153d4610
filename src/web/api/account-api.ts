import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { AppType } from '#shared/form/block.ts'
import { type Called, NO_ANSWER, post, TOO_MANY } from './call.ts'

/** The result of a form: success, or a message for the user. */
export type Done<T = unknown> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly message: string }

const BUSY = 'We’re busy at the moment. Wait a moment and try again.'

/** The message if the server sent none. */
function wordsFor(status: number | null): string {
  return status !== null && (status === TOO_MANY || status >= 500) ? BUSY : NO_ANSWER
}

/** Specification section 8, Agent sign-in call failure. */
const AGENT_NO_ANSWER = 'Something went wrong. Please try again.'

interface Answer<T> {
  readonly success: boolean
  readonly error_message?: string
  readonly result?: T
}

async function ask<T>(path: string, body: object, noAnswer?: string): Promise<Done<T>> {
  const called: Called<Answer<T>> = await post(path, body)
  if (!called.ok) return { ok: false, message: called.serverMessage || (noAnswer ?? wordsFor(called.status)) }
  const { success, error_message, result } = called.answer
  return success
    ? { ok: true, result: result as T }
    : { ok: false, message: error_message || (noAnswer ?? NO_ANSWER) }
}

export interface SignInResult {
  readonly isAgent: boolean
  readonly seller_verified: boolean
}
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}
export const signIn = (credentials: Credentials): Promise<Done<SignInResult>> =>
  ask(ENDPOINTS.login.path, credentials)
export const signInAgent = (credentials: Credentials): Promise<Done<SignInResult>> =>
  ask(ENDPOINTS.agentLogin.path, credentials, AGENT_NO_ANSWER)

interface Newcomer {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
}
/** Section 7 requires the two flags. No password is emailed; the email links to a page that sets one. */
export const register = (person: Newcomer & { readonly title: number }): Promise<Done<SignInResult>> =>
  ask(ENDPOINTS.register.path, { ...person, generate_password: true, send_email: true })
export const registerAgent = (
  person: Newcomer & { readonly agency_name: string },
): Promise<Done<SignInResult>> => ask(ENDPOINTS.agentRegister.path, person)

export const remindPassword = (email: string): Promise<Done> => ask(ENDPOINTS.passwordRemind.path, { email })
export const choosePassword = (token: string, password: string): Promise<Done> =>
  ask(ENDPOINTS.choosePassword.path, { token, password })

export const sendCode = (phone: string, dialCode: string | null): Promise<Done> =>
  ask(ENDPOINTS.verifyPhone.path, { phone, dialCode })
export const verifyCode = (code: string): Promise<Done> => ask(ENDPOINTS.verifyCode.path, { code })

export const emailDraftLink = (uuid: string): Promise<Done> => ask(ENDPOINTS.emailDraftLink.path, { uuid })
export const openDraftLink = (
  token: string,
): Promise<Done<{ readonly uuid: string; readonly app_type: AppType }>> =>
  ask(ENDPOINTS.openDraftLink.path, { token })
