import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { STOCK_BUSY, STOCK_NO_ROOM, STOCK_TOO_LARGE } from '#shared/account/agency-feeds.ts'
import { paths } from '#shared/journey/paths.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { Caller } from '../../http/caller.ts'
import { type Answer, type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { AS_JSON } from '../../http/errors.ts'
import type { FairQueue } from '../../http/fair-queue.ts'
import { inTime, type WantedFile } from '../../http/receive-body.ts'
import { malformed, notFound, Refusal, unavailable } from '../../http/refusal.ts'
import { whileThere } from '../../http/while-there.ts'
import { type AdmitDeps, admit } from './admit.ts'
import { type ProofDeps, proofOf } from './call-routes.ts'
import type { Feed } from './feed.ts'
import type { ImportStore } from './import.ts'
import { type ReceivedStock, type ReceiveStockDeps, receiveStock } from './receive-stock.ts'

export interface BlmRouteDeps extends AdmitDeps, ProofDeps, ReceiveStockDeps {
  readonly imports: ImportStore
  /** Files that are being received, by agency. */
  readonly uploads: FairQueue
  readonly slowest: WantedFile['slowest']
  readonly originOf: (request: FastifyRequest) => string
}

type FeedCall = Call<null, Pick<Caller, 'client'>>

const BUSY_SECONDS = 30

export function registerBlmRoutes({ handle }: Entrance, deps: BlmRouteDeps): void {
  handle('putStock', noBody, (call) => takeStock(deps, call), AS_JSON)
  const report = async (call: FeedCall): Promise<Answer> => {
    const feed = await feedOf(deps, call, String(Object.values(call.request.params as object)[1] ?? ''))
    const found = isUuid(call.param) ? await deps.imports.report(call.param, feed.id) : null
    return found ?? notFound()
  }
  handle('stockImport', noBody, report, AS_JSON)
}

async function feedOf(deps: BlmRouteDeps, { caller, request }: FeedCall, secret: string): Promise<Feed> {
  const admitted = await admit(deps, proofOf(deps, request, secret), 'blm', caller.client)
  if (admitted.kind === 'admitted') return admitted.feed
  const { status, message, event } = admitted
  const wait = admitted.kind === 'limited' ? { 'retry-after': String(admitted.retryAfterSeconds) } : {}
  throw new Refusal(status, message, event, wait)
}

async function takeStock(deps: BlmRouteDeps, call: FeedCall): Promise<Answer> {
  const { request, reply, param } = call
  const feed = await feedOf(deps, call, param)
  const { 'dry-run': dryRun } = request.query as Readonly<Record<string, unknown>>
  const received = await whileThere(request.raw, (gone) =>
    deps.uploads.run(feed.agencyId, gone, (ended) => {
      const body = Readable.from(inTime(request.raw, deps.slowest), { objectMode: false })
      return receiveStock(deps, feed, { body, ended, isDryRun: dryRun === '1' })
    }),
  )
  if (received === 'busy') {
    // Discard the rest, so that the client reads the answer.
    request.raw.resume()
    return unavailable(STOCK_BUSY, BUSY_SECONDS)
  }
  if (received.kind !== 'received') return refusalOf(received)
  const url = deps.originOf(request) + paths.stockImport(received.importId)
  return reply.code(202).send({ import: received.importId, url })
}

function refusalOf(received: Exclude<ReceivedStock, { kind: 'received' }>): Refusal {
  switch (received.kind) {
    case 'empty':
      return malformed('Send the file in the body of the call.')
    case 'too-large':
      return new Refusal(413, STOCK_TOO_LARGE, 'body_too_large')
    case 'no-room':
      return unavailable(STOCK_NO_ROOM, BUSY_SECONDS)
    case 'bad-zip':
      return malformed(received.problem)
  }
}
