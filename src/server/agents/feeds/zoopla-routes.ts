import type { FastifyReply } from 'fastify'
import { type Entrance, noBody } from '../../http/entrance.ts'
import { type CallRouteDeps, type FeedRequest, openCall, refusalsAs } from './call-routes.ts'
import type { Feed } from './feed.ts'
import { type ZooplaAnswer, type ZooplaCall, zooplaTurnedAway } from './zoopla-answer.ts'
import { deleteListing, listListings, updateListing, type ZooplaSent } from './zoopla-calls.ts'

type Run = (deps: CallRouteDeps, feed: Feed, sent: ZooplaSent) => Promise<ZooplaAnswer>

const LONGEST_ETAG = 200

export function registerZooplaRoutes({ handle }: Entrance, deps: CallRouteDeps): void {
  const register = (
    name: 'updateListing' | 'deleteListing' | 'listListings',
    call: ZooplaCall,
    run: Run,
  ): void =>
    handle(
      name,
      noBody,
      (given) => answer(deps, given, call, run),
      refusalsAs((...why) => zooplaTurnedAway(call, ...why).body),
    )
  register('updateListing', 'update', updateListing)
  register('deleteListing', 'delete', deleteListing)
  register('listListings', 'list', listListings)
}

async function answer(
  deps: CallRouteDeps,
  call: FeedRequest,
  name: ZooplaCall,
  run: Run,
): Promise<FastifyReply> {
  const { request, reply } = call
  const send = ({ status, body }: ZooplaAnswer) =>
    reply.code(status).header('cache-control', 'no-store').send(body)
  const opened = await openCall(deps, call, 'zoopla')
  if (opened.kind === 'turned-away') {
    return send(zooplaTurnedAway(name, opened.status, opened.code, opened.message))
  }
  const etag = etagIn(request.headers['zpg-listing-etag'])
  return send(await run(deps, opened.feed, { body: opened.sent, etag, origin: deps.originOf(request) }))
}

/** The sender's own, of any form; one that is too long to keep is none. */
function etagIn(header: string | readonly string[] | undefined): string | null {
  const text = String(header ?? '').trim()
  return text === '' || text.length > LONGEST_ETAG ? null : text
}
