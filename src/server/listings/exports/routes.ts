import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EXPORT_FORMATS, type ExportFormat, isExportFormat } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'
import type { Account } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { FairQueue, type FairQueueLimits } from '../../http/fair-queue.ts'
import type { WantedFile } from '../../http/receive-body.ts'
import { malformed, notFound, unavailable } from '../../http/refusal.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import { cutSlowReader } from '../../http/slow-readers.ts'
import { type ExportedFile, type Exporter, exportAdvert } from './export-advert.ts'
import { type ExportAllDeps, type ExportedStream, exportAll } from './export-all.ts'

export interface ExportRouteDeps extends ExportAllDeps {
  readonly originOf: (request: FastifyRequest) => string
  /** Null for whoever is of none. */
  readonly agencyOf: (account: Account) => Promise<string | null>
  /** Of downloads of all adverts. */
  readonly queue: FairQueueLimits
  readonly slowest: WantedFile['slowest']
}

const FORMATS = EXPORT_FORMATS.map(({ id }) => id).join(', ')
const BUSY_SECONDS = 30

/** Null: there is nothing of theirs. */
type Export = (call: Call, by: Exporter, format: ExportFormat) => Promise<ExportedFile | null>

export function registerExportRoutes({ handle }: Entrance, deps: ExportRouteDeps): void {
  const turns = new FairQueue(deps.queue)
  const all = async (call: Call, by: Exporter, listings: readonly string[], format: ExportFormat) =>
    inTurn(turns, call, deps.slowest, () => exportAll(deps, listings, by, format))
  const sending = (write: Export) => (call: Call) => sendExport(deps, call, write)
  handle(
    'exportAdvert',
    noBody,
    sending((call, by, format) => exportAdvert(deps, call.param, by, format)),
  )
  handle(
    'exportAll',
    noBody,
    sending(async (call, by, format) => all(call, by, await deps.adverts.allOfOwner(by.ownerKey), format)),
  )
  handle(
    'exportAgency',
    noBody,
    sending(async (call, by, format) => {
      if (by.agencyId === null) return null
      return all(call, by, await deps.adverts.allOfAgency(by.agencyId), format)
    }),
  )
}

async function sendExport(deps: ExportRouteDeps, call: Call, write: Export): Promise<FastifyReply> {
  const { caller, request, reply } = call
  const { account } = caller
  if (account === null) return reply.redirect(paths.signInForListings(), 303)
  const { format } = request.query as Readonly<Record<string, unknown>>
  if (!isExportFormat(format)) throw malformed(`The format must be one of ${FORMATS}.`)
  const agencyId = await deps.agencyOf(account)
  const { client } = caller
  const by = { ownerKey: account.ownerKey, agencyId, client, origin: deps.originOf(request) }
  const file = await write(call, by, format)
  if (file === null) throw notFound('ownership_refused')
  return reply
    .headers({ ...DO_NOT_KEEP, 'content-disposition': `attachment; filename="${file.name}"` })
    .type(file.type)
    .send(file.content)
}

/** Keeps its turn until the last byte has gone, or whoever asked has. */
function inTurn(
  turns: FairQueue,
  { caller, reply }: Call,
  slowest: WantedFile['slowest'],
  open: () => ExportedStream,
): Promise<ExportedStream> {
  const gone = new AbortController()
  const onClose = (): void => gone.abort()
  if (reply.raw.closed) onClose()
  reply.raw.once('close', onClose)
  return new Promise((resolve, reject) => {
    turns
      .run(caller.client, gone.signal, async () => {
        const file = open()
        cutSlowReader(reply.raw, slowest)
        resolve(file)
        await finished(file.content, { signal: gone.signal }).catch(() => file.content.destroy())
      })
      .then((outcome) => {
        if (outcome === 'busy') reject(unavailable(BUSY, BUSY_SECONDS))
      }, reject)
  })
}

const BUSY = 'We’re still preparing another download. Try again when it’s done.'
