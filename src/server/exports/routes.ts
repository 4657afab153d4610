import type { FastifyReply, FastifyRequest } from 'fastify'
import { EXPORT_FORMATS, isExportFormat } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'
import type { Account } from '../http/caller.ts'
import { type Call, type Entrance, noBody } from '../http/entrance.ts'
import { malformed, notFound } from '../http/refusal.ts'
import { type ExportDeps, exportAdvert } from './export-advert.ts'

export interface ExportRouteDeps extends ExportDeps {
  readonly originOf: (request: FastifyRequest) => string
  /** Null for whoever is of none. */
  readonly agencyOf: (account: Account) => Promise<string | null>
}

const FORMATS = EXPORT_FORMATS.map(({ id }) => id).join(', ')

export function registerExportRoutes({ handle }: Entrance, deps: ExportRouteDeps): void {
  handle('exportAdvert', noBody, (call) => sendExport(deps, call))
}

async function sendExport(
  deps: ExportRouteDeps,
  { param, caller, request, reply }: Call,
): Promise<FastifyReply> {
  const { account } = caller
  if (account === null) return reply.redirect(paths.signInForListings(), 303)
  const { format } = request.query as Readonly<Record<string, unknown>>
  if (!isExportFormat(format)) throw malformed(`The format has to be one of ${FORMATS}.`)
  const by = {
    ownerKey: account.ownerKey,
    agencyId: await deps.agencyOf(account),
    origin: deps.originOf(request),
  }
  const file = await exportAdvert(deps, param, by, format)
  if (file === null) throw notFound('ownership_refused')
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `attachment; filename="${file.name}"`,
    })
    .type(file.type)
    .send(file.content)
}
