/** Names under which the log tells what was refused; docs/operating.md lists them. */
export type SecurityEvent =
  | 'origin_refused'
  | 'ownership_refused'
  | 'rate_limited'
  | 'malformed_request'
  | 'body_too_large'
  | 'wrong_content_type'
  | 'sign_in_refused'
  | 'link_refused'
  | 'code_refused'
  | 'not_signed_in'
  | 'payment_event_refused'

/** A call that is answered with its status and this sentence, in the contract's form. Nothing is broken. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly event: SecurityEvent | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    statusCode: number,
    message: string,
    event: SecurityEvent | null = null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.event = event
    this.headers = headers
  }
}

export const notFound = (event: SecurityEvent | null = null): Refusal =>
  new Refusal(404, 'There is nothing at this address.', event)
export const methodNotAllowed = (methods: ReadonlySet<string>): Refusal =>
  new Refusal(405, 'This address does not take that method.', null, { allow: [...methods].join(', ') })
export const malformed = (message: string): Refusal => new Refusal(400, message, 'malformed_request')
export const tooMany = (message: string, retryAfterSeconds: number): Refusal =>
  new Refusal(429, message, 'rate_limited', {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  })

export const signInFirst = (): Refusal => new Refusal(403, 'Please sign in first.', 'not_signed_in')
export const confirmNumberFirst = (): Refusal => new Refusal(403, 'Please confirm your mobile number first.')

/** Of answers that stand between a draft and its advert; which they are is told beside it. */
export const WRONG_ANSWERS = 'Some answers need another look.'

const STORAGE_RETRY_SECONDS = 60
/** `cause` is for the log. */
export const storageDown = (cause: unknown): Refusal => {
  const message = 'We cannot keep or show photos at the moment. Please try again in a minute.'
  const refusal = new Refusal(503, message, null, { 'retry-after': String(STORAGE_RETRY_SECONDS) })
  return Object.assign(refusal, { cause })
}
export const draftNotFound = (isRefused: boolean): Refusal =>
  new Refusal(
    404,
    'This draft cannot be found here. It may belong to another browser, or have been removed.',
    isRefused ? 'ownership_refused' : null,
  )

/** The body of every refusal. */
export function refusalBody(message: string): string {
  return JSON.stringify({ success: false, error_message: message })
}
