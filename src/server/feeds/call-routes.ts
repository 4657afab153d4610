import type { FastifyRequest } from 'fastify'
import type { FeedFormat } from '../formats/feed-format.ts'
import type { Fault } from '../formats/reading.ts'
import { readSentJson } from '../formats/sent-json.ts'
import type { Caller } from '../http/caller.ts'
import type { Call } from '../http/entrance.ts'
import { hashOf } from '../http/token.ts'
import { type AdmitDeps, admit, secretIn } from './admit.ts'
import type { Feed, FeedStore } from './feed.ts'
import type { CallDeps } from './take-call.ts'

export interface CallRouteDeps extends CallDeps, AdmitDeps {
  readonly feeds: FeedStore
  readonly originOf: (request: FastifyRequest) => string
}

export type FeedRequest = Pick<Call<null, Pick<Caller, 'client'>>, 'param' | 'caller' | 'request' | 'reply'>

type OpenedCall =
  | { readonly kind: 'open'; readonly feed: Feed; readonly sent: unknown }
  | {
      readonly kind: 'turned-away'
      readonly status: number
      readonly code: Fault['code']
      readonly message: string
    }

/** Whose call it is and what it sends. Each format says in its own envelope why one is turned away. */
export async function openCall(
  deps: CallRouteDeps,
  { request, reply, param, caller }: FeedRequest,
  format: FeedFormat,
): Promise<OpenedCall> {
  const secret = hashOf(secretIn(request.headers.authorization, param))
  const admitted = await admit(deps, secret, format, caller.client)
  if (admitted.kind !== 'admitted') {
    const { status, code, message, event } = admitted
    request.securityEvent = event
    if (admitted.kind === 'limited') reply.header('retry-after', String(admitted.retryAfterSeconds))
    return { kind: 'turned-away', status, code, message }
  }
  const sent = readSentJson(request.body)
  if (!sent.ok) return { kind: 'turned-away', status: 400, code: 'GP_TYPE', message: sent.message }
  return { kind: 'open', feed: admitted.feed, sent: sent.value }
}
