import { createHash, randomUUID } from 'node:crypto'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import type { CallAnswer, CallEvent } from '../gateways/voice.ts'
import type { SandboxCall, SandboxCallStore } from './call-store.ts'

export interface PlaceCallDeps {
  readonly calls: SandboxCallStore
  /** What becomes of a call, as the provider's webhook would be told it. */
  readonly answerCall: (event: CallEvent) => Promise<CallAnswer>
  readonly now: () => Date
}

/** A call to one of our numbers that somebody answers. */
export async function placeCall(
  { calls, answerCall, now }: PlaceCallDeps,
  from: string,
  to: string,
): Promise<SandboxCall> {
  const id = `CA${randomUUID().replaceAll('-', '')}`
  const caller = createHash('sha256').update(normalisePhoneNumber(from)).digest('base64url')
  const answer = await answerCall({ kind: 'incoming', callId: id, to, caller })
  const call = {
    id,
    from: normalisePhoneNumber(from),
    to: normalisePhoneNumber(to),
    forwardedTo: answer.kind === 'forward' ? answer.to : null,
    heard: answer.kind === 'say' ? answer.text : null,
  }
  await calls.keep(call, now())
  if (answer.kind === 'forward') await answerCall({ kind: 'forward-ended', callId: id, outcome: 'answered' })
  return call
}
