import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { rtdfMoment } from '../../formats/london-moment.ts'
import { type Entrance, noBody } from '../../http/entrance.ts'
import type { RefusalForm } from '../../http/errors.ts'
import type { CountCall } from './admit.ts'
import { type CallRouteDeps, type FeedRequest, openCall, refusalsAs } from './call-routes.ts'
import type { Feed } from './feed.ts'
import { type RtdfAnswer, rtdfRefusal } from './rtdf-answer.ts'
import { listProperties, removeProperty, sendProperty } from './rtdf-calls.ts'
import { branchEmails, type LeadDeps, propertyEmails } from './rtdf-leads.ts'

export type RtdfDeps = CallRouteDeps & LeadDeps

type RtdfName = 'sendProperty' | 'removeProperty' | 'listProperties' | 'branchEmails' | 'propertyEmails'

interface RtdfCall {
  readonly run: (deps: RtdfDeps, feed: Feed, sent: unknown, origin: string) => Promise<RtdfAnswer>
  /** What a refusal has beside the envelope. */
  readonly nothing: Partial<RtdfAnswer>
  readonly count?: CountCall
}

const ABOUT_HOMES = { nothing: { property: null } } as const
const aboutLeads = ({ leads }: LeadDeps) => ({ nothing: {}, count: leads.countCall })

/** A call, its secret where it has one, and a slash at the end. */
const CALL = /^(\/v1\/property\/[a-z]+)(\/[^/?]*)?\/?(?=\?|$)/i

/** Senders write RTDF's paths in any case, and with a slash at the end or without. Every other address stays as it is. */
export const plainRtdfPath = (url: string): string =>
  url.replace(
    CALL,
    (_whole, call: string, secret = '') => call.toLowerCase() + (secret === '/' ? '' : secret),
  )

/** For senders that can set only an address, the secret may be its last part. */
export function registerRtdfRoutes({ handle }: Entrance, deps: RtdfDeps): void {
  const register = (name: RtdfName, rtdf: RtdfCall): void =>
    handle(name, noBody, (call) => answer(deps, call, rtdf), refusals(deps, rtdf))
  register('sendProperty', { run: sendProperty, ...ABOUT_HOMES })
  register('removeProperty', { run: removeProperty, ...ABOUT_HOMES })
  register('listProperties', { run: listProperties, ...ABOUT_HOMES })
  register('branchEmails', { run: branchEmails, ...aboutLeads(deps) })
  register('propertyEmails', { run: propertyEmails, ...aboutLeads(deps) })
}

const refusals = ({ now }: RtdfDeps, { nothing }: RtdfCall): RefusalForm =>
  refusalsAs((_status, code, message) => {
    const at = now()
    return enveloped({ ...rtdfRefusal(code, message), ...nothing }, at, at)
  })

/** Whatever comes of it is answered in RTDF's envelope: its clients read no other. */
async function answer(
  deps: RtdfDeps,
  call: FeedRequest,
  { run, nothing, count }: RtdfCall,
): Promise<FastifyReply> {
  const from = deps.now()
  const send = (status: number, given: RtdfAnswer) =>
    call.reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(enveloped(given, from, deps.now()))
  const opened = await openCall(deps, call, 'rtdf', count)
  if (opened.kind === 'turned-away') {
    return send(opened.status, { ...rtdfRefusal(opened.code, opened.message), ...nothing })
  }
  return send(200, await run(deps, opened.feed, opened.sent, deps.originOf(call.request)))
}

const enveloped = (given: RtdfAnswer, from: Date, to: Date): object => ({
  request_id: randomUUID(),
  request_timestamp: rtdfMoment(from),
  response_timestamp: rtdfMoment(to),
  ...given,
})
