import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { notFound } from '../../http/refusal.ts'
import { type FeedDeps, homesFeed } from './homes-feed.ts'

export interface PromotionRouteDeps extends FeedDeps {
  /** Null: there is no feed. */
  readonly feedSecret: string | null
  readonly originOf: (request: FastifyRequest) => string
}

export function registerPromotionRoutes({ handle }: Entrance, deps: PromotionRouteDeps): void {
  handle('facebookFeed', noBody, (call) => sendFeed(deps, call))
}

async function sendFeed(
  deps: PromotionRouteDeps,
  { param, request, reply }: Pick<Call, 'param' | 'request' | 'reply'>,
): Promise<FastifyReply> {
  if (deps.feedSecret === null || !isSame(param, deps.feedSecret)) throw notFound('feed_refused')
  const xml = await homesFeed(deps, deps.originOf(request))
  // What was withdrawn a moment ago is gone from the next answer.
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store').send(xml)
}

/** Takes as long whatever was given. */
const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
