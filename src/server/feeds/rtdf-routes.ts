import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rtdfMoment } from '../formats/london-moment.ts'
import { readSentJson } from '../formats/sent-json.ts'
import type { Caller } from '../http/caller.ts'
import { type Call, type Entrance, noBody } from '../http/entrance.ts'
import { hashOf } from '../http/token.ts'
import { type AdmitDeps, admit, secretIn } from './admit.ts'
import type { Feed, FeedStore } from './feed.ts'
import { type RtdfAnswer, rtdfRefusal } from './rtdf-answer.ts'
import { listProperties, type RtdfDeps, removeProperty, sendProperty } from './rtdf-calls.ts'

export interface RtdfRouteDeps extends RtdfDeps, AdmitDeps {
  readonly feeds: FeedStore
  readonly originOf: (request: FastifyRequest) => string
}

type Run = (deps: RtdfDeps, feed: Feed, sent: unknown, origin: string) => Promise<RtdfAnswer>

/** For senders that can set only an address, the secret may be its last part. */
export function registerRtdfRoutes({ handle }: Entrance, deps: RtdfRouteDeps): void {
  handle('sendProperty', noBody, (call) => answer(deps, call, sendProperty))
  handle('removeProperty', noBody, (call) => answer(deps, call, removeProperty))
  handle('listProperties', noBody, (call) => answer(deps, call, listProperties))
}

type FeedCall = Pick<Call<null, Pick<Caller, 'client'>>, 'param' | 'caller' | 'request' | 'reply'>

/** Whatever comes of it is answered in RTDF's envelope: its clients read no other. */
async function answer(deps: RtdfRouteDeps, call: FeedCall, run: Run): Promise<FastifyReply> {
  const { request, reply, param, caller } = call
  const from = deps.now()
  const send = (status: number, given: RtdfAnswer) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(enveloped(given, from, deps.now()))
  const admitted = await admit(
    deps,
    hashOf(secretIn(request.headers.authorization, param)),
    'rtdf',
    caller.client,
  )
  if (admitted.kind !== 'admitted') {
    request.securityEvent = admitted.event
    if (admitted.kind === 'limited') reply.header('retry-after', String(admitted.retryAfterSeconds))
    return send(admitted.status, rtdfRefusal(admitted.code, admitted.message))
  }
  const sent = readSentJson(request.body)
  if (!sent.ok) return send(400, rtdfRefusal('GP_TYPE', sent.message))
  return send(200, await run(deps, admitted.feed, sent.value, deps.originOf(request)))
}

const enveloped = (given: RtdfAnswer, from: Date, to: Date): object => ({
  request_id: randomUUID(),
  request_timestamp: rtdfMoment(from),
  response_timestamp: rtdfMoment(to),
  ...given,
})
