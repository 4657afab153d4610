import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { isCleanLine } from '#shared/values/clean-text.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import { malformed, Refusal, signInFirst, tooMany } from '../http/refusal.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import { checkPhone, LONGEST_PHONE_TEXT } from './check-phone.ts'
import type { CodeStore } from './code.ts'
import { type SendDeps, sendCode } from './send-code.ts'
import { codeIn, type Verified, type VerifyDeps, verifyCode } from './verify-code.ts'

const CHECKS_A_MINUTE = 120

const CODE_CALLS_A_MINUTE = 60
const RETRY_SECONDS = 30

export interface PhoneDeps extends SendDeps, VerifyDeps {
  readonly codes: CodeStore
  readonly visitors: Visitors
}

export function registerPhoneRoutes(app: FastifyInstance, deps: PhoneDeps): void {
  registerSendCode(app, deps)
  registerVerifyCode(app, deps)
  app.post(
    ENDPOINTS.validatePhone.path,
    {
      config: {
        rateLimit: {
          max: CHECKS_A_MINUTE,
          timeWindow: 60_000,
          errorResponseBuilder: (_request, { ttl }) =>
            tooMany('That is a lot of numbers. Please wait a minute, then try again.', ttl / 1_000),
        },
      },
    },
    async ({ body }) => {
      const { text, onlyMobile } = readPhoneRequest(body)
      return { success: true, error_message: '', valid: checkPhone(deps, text, onlyMobile).valid }
    },
  )
}

const codeRateLimit = { max: CODE_CALLS_A_MINUTE, timeWindow: 60_000 }

function registerSendCode(app: FastifyInstance, deps: PhoneDeps): void {
  app.post(ENDPOINTS.verifyPhone.path, { config: { rateLimit: codeRateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.verifyPhone)
    const { accountId } = signedIn(await deps.visitors.personOf(request))
    const fields = fieldsIn(request.body)
    const phone = fields.get('phone') ?? ''
    const dialCode = fields.get('dialCode') ?? ''
    if (!isCleanLine(phone) || !isCleanLine(dialCode))
      throw malformed('The fields phone and dialCode must be texts.')
    const caller = { accountId, client: clientBucket(request.ip) }
    const sent = await sendCode(deps, caller, { phone, dialCode })
    switch (sent.kind) {
      case 'sent':
        return reply.send(accepted())
      case 'no-mobile':
        return reply.send(refused('The Mobile Number is not a valid mobile number.'))
      case 'verified-already':
        return reply.send(refused('This number is confirmed already.'))
      case 'limited':
        throw tooMany(TOO_MANY_TEXTS[sent.of], sent.retryAfterSeconds)
      case 'not-sent':
        request.log.warn({ provider: 'sms', reason: sent.reason }, 'a provider gave no answer')
        throw new Refusal(
          503,
          'We could not send the text message. Please try again in half a minute.',
          null,
          {
            'retry-after': String(RETRY_SECONDS),
          },
        )
    }
  })
}

const TOO_MANY_TEXTS = {
  pause: 'We sent a text message a moment ago. Please wait half a minute before you ask for another.',
  day: 'We cannot send more text messages to you today. Please try again tomorrow.',
  network: 'A great many text messages were asked for from your network today. Please try again tomorrow.',
  all: 'A great many text messages were asked for. Please try again later.',
} as const

function registerVerifyCode(app: FastifyInstance, deps: PhoneDeps): void {
  app.post(ENDPOINTS.verifyCode.path, { config: { rateLimit: codeRateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.verifyCode)
    const { accountId, remembered } = signedIn(await deps.visitors.personOf(request))
    const given = fieldsIn(request.body).get('code') ?? ''
    if (typeof given !== 'string' && typeof given !== 'number')
      throw malformed('The field code must be a text.')
    const guess = codeIn(given)
    if (guess === null) return refused('The Verification Code must be the four digits from the text message.')
    const caller = { accountId, client: clientBucket(request.ip) }
    const verified = await deps.visitors.enter(
      request,
      reply,
      remembered,
      ({ oldSession, newSession }) =>
        verifyCode(deps, caller, guess, { from: oldSession ?? newSession, to: newSession }),
      ({ kind }) => kind === 'verified',
    )
    return answerVerified(verified, request)
  })
}

function answerVerified(verified: Verified, request: FastifyRequest): object {
  switch (verified.kind) {
    case 'verified':
      return accepted()
    case 'wrong':
      request.securityEvent = 'code_refused'
      return refused(
        verified.triesLeft === 0
          ? 'That is not the code, and it cannot be tried again. Please ask for a new one.'
          : 'That is not the code. Please check the text message and try again.',
      )
    case 'no-code':
      request.securityEvent = 'code_refused'
      return refused('There is no code to compare this with any more. Please ask for a new one.')
    case 'taken':
      return refused(
        'This number is confirmed for another account. Please use another number, or sign in to that account.',
      )
    case 'limited':
      throw tooMany('There were too many wrong codes. Please try again later.', verified.retryAfterSeconds)
  }
}

function signedIn(person: Person | null): Person {
  if (person === null) throw signInFirst()
  return person
}

const accepted = () => ({ success: true, error_message: '' })
const refused = (message: string) => ({ success: false, error_message: message })

function fieldsIn(body: unknown): ReadonlyMap<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('The request needs an object.')
  return new Map(Object.entries(body))
}

/**
 * `check-if-unique` is read and answered as unique: whether a number has an account is told to nobody but who confirms
 * it with a code (`/verify-code`).
 */
function readPhoneRequest(body: unknown): { text: string; onlyMobile: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The request needs the field phone-number.')
  }
  const fields = new Map<string, unknown>(Object.entries(body))
  const text = fields.get('phone-number')
  if (!isCleanLine(text) || text.length > LONGEST_PHONE_TEXT) {
    throw malformed(`The field phone-number must be a text of up to ${LONGEST_PHONE_TEXT} characters.`)
  }
  readFlag(fields, 'check-if-unique')
  return { text, onlyMobile: readFlag(fields, 'only-mobile') }
}

function readFlag(fields: ReadonlyMap<string, unknown>, name: string): boolean {
  const value = fields.get(name) ?? '0'
  if (value === '1' || value === 1 || value === true || value === 'true') return true
  if (value === '0' || value === 0 || value === false || value === 'false') return false
  throw malformed(`The field ${name} must be 1 or 0.`)
}
