import type { FastifyRequest } from 'fastify'
import { accepted } from '../http/answers.ts'
import type { Callers } from '../http/callers.ts'
import type { Answer, Entrance } from '../http/entrance.ts'
import { draftNotFound, refused, refusedAs, tooMany, unavailable } from '../http/refusal.ts'
import { checkPhone } from './check-phone.ts'
import type { CodeStore } from './code.ts'
import { readAdvertCode, readCode, readCodeWanted, readNumber, readPhoneCheck } from './read-phone.ts'
import { type AdvertCodeDeps, sendAdvertCode } from './send-advert-code.ts'
import { type CodeSent, sendCode } from './send-code.ts'
import { type Verified, type VerifyDeps, verifyCode } from './verify-code.ts'

const RETRY_SECONDS = 30

export interface PhoneDeps extends AdvertCodeDeps, VerifyDeps {
  readonly codes: CodeStore
  readonly callers: Pick<Callers, 'startSession'>
}

export function registerPhoneRoutes({ handle }: Entrance, deps: PhoneDeps): void {
  handle('validatePhone', readPhoneCheck, ({ body }) =>
    accepted({ valid: checkPhone(deps, body.text, body.onlyMobile).valid }),
  )
  handle('verifyPhone', readNumber, async ({ body, caller, request }) =>
    answerSent(await sendCode(deps, caller, body), request),
  )
  handle('sendAdvertCode', readCodeWanted, async ({ body, caller, request }) => {
    const sent = await sendAdvertCode(deps, caller, body)
    return sent.kind === 'not-found' ? draftNotFound(false) : answerSent(sent, request)
  })
  handle('confirmAdvertPhone', readAdvertCode, async ({ body, caller }) =>
    answerVerified(await verifyCode(deps, caller, body, { purpose: 'advert', session: null })),
  )
  handle('verifyCode', readCode, async (call) => {
    const { caller, body: guess } = call
    const verified = await deps.callers.startSession(
      call,
      caller.account.remembered,
      'verified',
      ({ oldSession: from, newSession: to }) =>
        verifyCode(deps, caller, guess, { purpose: 'account', session: { from: from ?? to, to } }),
    )
    return answerVerified(verified)
  })
}

function answerSent(sent: CodeSent, { log }: Pick<FastifyRequest, 'log'>): Answer {
  if (sent.kind === 'not-sent')
    log.warn({ provider: 'sms', reason: sent.reason }, 'a provider gave no answer')
  switch (sent.kind) {
    case 'sent':
      return accepted()
    case 'no-mobile':
      return refused('The Mobile Number is not a valid mobile number.')
    case 'verified-already':
      return refused('You’ve already confirmed this number.')
    case 'limited':
      return tooMany(TOO_MANY_CODES[sent.of], sent.retryAfterSeconds)
    case 'not-sent':
      return unavailable('We couldn’t send the code. Try again in 30 seconds.', RETRY_SECONDS)
  }
}

const TOO_MANY_CODES = {
  pause: 'We sent a code a moment ago. Please wait half a minute before you ask for another.',
  day: 'We cannot send more codes to you today. Please try again tomorrow.',
  network: 'A great many codes were asked for from your network today. Please try again tomorrow.',
  all: 'A great many codes were asked for. Please try again later.',
} as const

function answerVerified(verified: Verified): Answer {
  switch (verified.kind) {
    case 'verified':
      return accepted()
    case 'wrong':
      return refusedAs('code_refused', verified.triesLeft === 0 ? WRONG_AND_OVER : WRONG)
    case 'no-code':
      return refusedAs(
        'code_refused',
        'There is no code to compare this with any more. Please ask for a new one.',
      )
    case 'taken':
      return refused(
        'This number is confirmed for another account. Please use another number, or sign in to that account.',
      )
    case 'limited':
      return tooMany('You entered too many wrong codes. Try again later.', verified.retryAfterSeconds)
  }
}

const WRONG = 'That is not the code. Please check it and try again.'
const WRONG_AND_OVER = 'That is not the code, and it cannot be tried again. Please ask for a new one.'
