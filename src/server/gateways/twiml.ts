import { escapeHtml as escaped } from '#shared/values/html.ts'
import { HOUR_SECONDS } from '#shared/values/time-units.ts'
import type { CallAnswer } from './voice.ts'

/** How long the owner's telephone rings: voicemails answer after some thirty seconds. */
const RING_SECONDS = 25
/** Twilio itself ends a call after four hours. */
const LONGEST_CALL_SECONDS = HOUR_SECONDS

/** What Twilio does with a call, https://www.twilio.com/docs/voice/twiml. `endedUrl` is told how a forward ended. */
export function twiml(answer: CallAnswer, endedUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${verb(answer, endedUrl)}</Response>`
}

function verb(answer: CallAnswer, endedUrl: string): string {
  switch (answer.kind) {
    case 'forward':
      // Without answerOnBridge the caller would hear silence, and pay, while it rings.
      return `<Dial action="${escaped(endedUrl)}" method="POST" callerId="${escaped(answer.callerId)}" answerOnBridge="true" timeout="${RING_SECONDS}" timeLimit="${LONGEST_CALL_SECONDS}" record="do-not-record"><Number>${escaped(answer.to)}</Number></Dial>`
    case 'say':
      return `<Say language="en-GB">${escaped(answer.text)}</Say><Hangup/>`
    case 'hang-up':
      return '<Hangup/>'
  }
}
