import type { FastifyRequest } from 'fastify'
import { accepted } from '../../http/answers.ts'
import type { Callers } from '../../http/callers.ts'
import type { Answer, Entrance } from '../../http/entrance.ts'
import { draftNotFound, refused, refusedAs, tooMany, unavailable } from '../../http/refusal.ts'
import { checkPhone } from './check-phone.ts'
import type { CodeStore } from './code.ts'
import { readAdvertCode, readCode, readCodeWanted, readNumber, readPhoneCheck } from './read-phone.ts'
import { type AdvertCodeDeps, sendAdvertCode } from './send-advert-code.ts'
import { type CodeSent, sendCode } from './send-code.ts'
import { type Verified, type VerifyDeps, verifyCode } from './verify-code.ts'

export interface PhoneDeps extends AdvertCodeDeps, VerifyDeps {
  readonly codes: CodeStore
  readonly callers: Pick<Callers, 'startSession'>
}

export function registerPhoneRoutes({ handle }: Entrance, deps: PhoneDeps): void {
  handle('validatePhone', readPhoneCheck, ({ body }) =>
    accepted({ valid: checkPhone(deps, body.text, body.onlyMobile).valid }),
  )
  handle('verifyPhone', readNumber, async ({ body, caller, request }) =>
    answerSent(deps, await sendCode(deps, caller, body), request),
  )
  handle('sendAdvertCode', readCodeWanted, async ({ body, caller, request }) => {
    const sent = await sendAdvertCode(deps, caller, body)
    return sent.kind === 'not-found' ? draftNotFound(false) : answerSent(deps, sent, request)
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

function answerSent(
  { textLimits: { pauseSeconds } }: Pick<PhoneDeps, 'textLimits'>,
  sent: CodeSent,
  { log }: Pick<FastifyRequest, 'log'>,
): Answer {
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
      return tooMany(tooManyCodes(pauseSeconds)[sent.of], sent.retryAfterSeconds)
    case 'not-sent':
      return unavailable(`We couldn’t send the code. Try again in ${pauseSeconds} seconds.`, pauseSeconds)
  }
}

const tooManyCodes = (pauseSeconds: number) => ({
  pause: `We’ve just sent a code. Wait ${pauseSeconds} seconds before you ask for another.`,
  day: 'We can’t send you any more codes today. Try again in 24 hours.',
  network: 'Your network has asked for too many codes today. Try again in 24 hours.',
  all: 'We’re getting too many requests for codes. Try again later.',
})

function answerVerified(verified: Verified): Answer {
  switch (verified.kind) {
    case 'verified':
      return accepted()
    case 'wrong':
      return refusedAs('code_refused', verified.triesLeft === 0 ? WRONG_AND_OVER : WRONG)
    case 'no-code':
      return refusedAs('code_refused', 'This code no longer works. Ask for a new one.')
    case 'taken':
      return refused(
        'Another account has confirmed this number. Use a different number, or sign in to that account.',
      )
    case 'limited':
      return tooMany('You entered too many wrong codes. Try again later.', verified.retryAfterSeconds)
  }
}

const WRONG = 'That’s not the right code. Check it and try again.'
const WRONG_AND_OVER = 'That’s not the right code, and you can’t try it again. Ask for a new one.'
