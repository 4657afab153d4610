/** The log's names, listed in docs/operating.md. */
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
  | 'call_refused'
  | 'feed_refused'
  | 'api_key_refused'

/** Its answer has `success` false; `message` is shown, and `details` stand in the body. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly event: SecurityEvent | null
  readonly headers: Readonly<Record<string, string>>
  readonly details: object

  constructor(
    statusCode: number,
    message: string,
    event: SecurityEvent | null = null,
    headers: Readonly<Record<string, string>> = {},
    details: object = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.event = event
    this.headers = headers
    this.details = details
  }
}

/** Understood, but the answer is no: 200, with `details` in the body. */
export const refused = (message: string, details: object = {}): Refusal =>
  new Refusal(200, message, null, {}, details)
/** As `refused`, with a line in the security log. */
export const refusedAs = (event: SecurityEvent, message: string, details: object = {}): Refusal =>
  new Refusal(200, message, event, {}, details)

export const notFound = (event: SecurityEvent | null = null): Refusal =>
  new Refusal(404, 'There is nothing at this address.', event)
export const methodNotAllowed = (methods: ReadonlySet<string>): Refusal =>
  new Refusal(405, 'This address does not take that method.', null, { allow: [...methods].join(', ') })
export const malformed = (message: string): Refusal => new Refusal(400, message, 'malformed_request')
export const tooMany = (message: string, retryAfterSeconds: number): Refusal =>
  new Refusal(429, message, 'rate_limited', {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  })

/** Something that we depend on does not answer or is too busy. */
export const unavailable = (message: string, retryAfterSeconds: number): Refusal =>
  new Refusal(503, message, null, { 'retry-after': String(retryAfterSeconds) })

export const signInFirst = (): Refusal => new Refusal(403, 'Sign in first.', 'not_signed_in')
export const confirmNumberFirst = (): Refusal => new Refusal(403, 'Confirm your mobile number first.')

/** Answers keep a draft from being published; the body lists them. */
export const WRONG_ANSWERS = 'Some answers need another look.'

const STORAGE_RETRY_SECONDS = 60
/** `cause` is for the log. */
export const storageDown = (cause: unknown): Refusal => {
  const message = 'We can’t save or show photos at the moment. Try again in a minute.'
  return Object.assign(unavailable(message, STORAGE_RETRY_SECONDS), { cause })
}
export const draftNotFound = (isRefused: boolean): Refusal =>
  new Refusal(
    404,
    'We can’t find this draft here. It may belong to another browser, or someone may have removed it.',
    isRefused ? 'ownership_refused' : null,
  )

export function refusalBody(message: string, details: object = {}): string {
  return JSON.stringify({ success: false, error_message: message, ...details })
}
