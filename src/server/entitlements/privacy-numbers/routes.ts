import type { FastifyReply } from 'fastify'
import type { Voice } from '../../gateways/voice.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { Refusal } from '../../http/refusal.ts'
import { answerCall, type CallDeps } from './answer-call.ts'

export interface VoiceRouteDeps extends CallDeps {
  readonly voice: Pick<Voice, 'readEvent' | 'writeAnswer'>
}

const NO_EVENT = 'This is not a call of our telephone provider.'

/** Only the signature over the address and the fields proves that it is the provider, so nothing is read of a call before. */
export function registerVoiceRoutes({ handle }: Entrance, deps: VoiceRouteDeps): void {
  handle('voiceWebhook', noBody, (call) => answer(deps, call))
  handle('voiceEnded', noBody, (call) => answer(deps, call))
}

async function answer(
  deps: VoiceRouteDeps,
  { request: { body, headers, url: path }, reply }: Pick<Call, 'request' | 'reply'>,
): Promise<FastifyReply | Refusal> {
  const given = headers['x-twilio-signature']
  const signature = typeof given === 'string' ? given : undefined
  const event = Buffer.isBuffer(body) ? deps.voice.readEvent({ path, body, signature }) : null
  if (event === null) return new Refusal(403, NO_EVENT, 'call_refused')
  return reply.type('text/xml; charset=utf-8').send(deps.voice.writeAnswer(await answerCall(deps, event)))
}
