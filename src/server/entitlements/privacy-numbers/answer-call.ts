import { PRODUCT } from '#shared/product.ts'
import { today } from '#shared/values/iso-date.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import type { CallAnswer, CallEvent, CallOutcome } from '../../gateways/voice.ts'
import type { CalledNumber, CallStore } from './call-store.ts'

export interface CallDeps {
  readonly calls: Pick<CallStore, 'find' | 'record' | 'recordOutcome'>
  readonly now: () => Date
}

/** The provider may ask a second time where our answer got lost. Later it is a request that somebody kept. */
const ASKED_AGAIN_MS = 60_000

const SPOKEN = {
  ended: `This number was for an advert on ${PRODUCT.name} that has ended. You can find other homes on our website. Goodbye.`,
  notInUse: 'This number isn’t in use. Check it and call again.',
  unavailable: 'The advertiser isn’t taking calls on this number at the moment. Try again later.',
} as const

const SPOKEN_AFTER: Readonly<Record<CallOutcome, string>> = {
  answered: 'The call has ended. Goodbye.',
  engaged: 'The advertiser is on another call. Try again later.',
  unanswered: 'The advertiser isn’t answering. Try again later.',
  failed: 'We can’t reach the advertiser at the moment. Try again later.',
}

const say = (text: string): CallAnswer => ({ kind: 'say', text })

/** What becomes of a call to one of our numbers. Told twice, it is the same call. */
export async function answerCall(deps: CallDeps, event: CallEvent): Promise<CallAnswer> {
  if (event.kind === 'forward-ended') {
    await deps.calls.recordOutcome(event.callId, event.outcome)
    return say(SPOKEN_AFTER[event.outcome])
  }
  const at = deps.now()
  const number = normalisePhoneNumber(event.to)
  const called = await deps.calls.find(number, today(at))
  const lease = called?.lease ?? null
  if (lease === null || lease.endsAt <= at) return say(isEnded(called, at) ? SPOKEN.ended : SPOKEN.notInUse)
  if (lease.startsAt > at || !lease.isWanted || lease.ownPhone === null) return say(SPOKEN.unavailable)
  const { callId, caller } = event
  const calledAt = await deps.calls.record({ callId, leaseId: lease.id, caller, at })
  if (calledAt === null) return say(SPOKEN.unavailable)
  if (at.getTime() - calledAt.getTime() > ASKED_AGAIN_MS) return { kind: 'hang-up' }
  return { kind: 'forward', to: lease.ownPhone, callerId: number }
}

/** It was an advert's until not long ago. */
const isEnded = (called: CalledNumber | null, at: Date): boolean =>
  called !== null && (called.state === 'leased' || (called.restsUntil !== null && called.restsUntil > at))
