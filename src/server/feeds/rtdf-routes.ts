import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { rtdfMoment } from '../formats/london-moment.ts'
import { type Entrance, noBody } from '../http/entrance.ts'
import { type CallRouteDeps, type FeedRequest, openCall } from './call-routes.ts'
import type { Feed } from './feed.ts'
import { type RtdfAnswer, rtdfRefusal } from './rtdf-answer.ts'
import { listProperties, removeProperty, sendProperty } from './rtdf-calls.ts'

type Run = (deps: CallRouteDeps, feed: Feed, sent: unknown, origin: string) => Promise<RtdfAnswer>

/** For senders that can set only an address, the secret may be its last part. */
export function registerRtdfRoutes({ handle }: Entrance, deps: CallRouteDeps): void {
  handle('sendProperty', noBody, (call) => answer(deps, call, sendProperty))
  handle('removeProperty', noBody, (call) => answer(deps, call, removeProperty))
  handle('listProperties', noBody, (call) => answer(deps, call, listProperties))
}

/** Whatever comes of it is answered in RTDF's envelope: its clients read no other. */
async function answer(deps: CallRouteDeps, call: FeedRequest, run: Run): Promise<FastifyReply> {
  const from = deps.now()
  const send = (status: number, given: RtdfAnswer) =>
    call.reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(enveloped(given, from, deps.now()))
  const opened = await openCall(deps, call, 'rtdf')
  if (opened.kind === 'turned-away') {
    return send(opened.status, rtdfRefusal(opened.code, opened.message))
  }
  return send(200, await run(deps, opened.feed, opened.sent, deps.originOf(call.request)))
}

const enveloped = (given: RtdfAnswer, from: Date, to: Date): object => ({
  request_id: randomUUID(),
  request_timestamp: rtdfMoment(from),
  response_timestamp: rtdfMoment(to),
  ...given,
})
