import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DEFAULT_ADDRESS_TYPE } from '#shared/advert/page.ts'
import type { FirstState, PageUser } from '#shared/api/page-state.ts'
import { freshState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { today } from '#shared/values/iso-date.ts'
import { pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import type { PageRenderer } from './page-renderer.ts'

export interface PageDeps {
  readonly pages: PageRenderer
  readonly visitors: Visitors
  /** What a page state says of whoever asks. */
  readonly pageUserOf: (person: Person | null) => Promise<PageUser>
  readonly now: () => Date
}

/** Beyond 5 a page takes longer to pack than the bytes saved take to send. */
const BROTLI_QUALITY = 5

/** Every page: the screen of its path, and for any path that is none the choice between selling and letting. */
export function registerPageRoutes(
  app: FastifyInstance,
  { pages, visitors, pageUserOf, now }: PageDeps,
): void {
  const policy = pagePolicy({ scripts: pages.scriptHashes, styles: pages.styleHashes })
  app.get('*', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    if (path !== '/' && path.endsWith('/')) {
      return reply.redirect(path.replace(/\/+$/, '') + request.url.slice(path.length), 308)
    }
    const appType = createdAt(path)
    const person = appType === null ? null : await visitors.personOf(request)
    const first = appType === null ? null : firstState(appType, await pageUserOf(person), now())
    // Before the first save: its answer can be lost, and two windows can make theirs at once.
    if (first) await visitors.welcome(request, reply)
    setPageHeaders(reply, policy)
    // A guest's page tells nothing personal, and the Back button should find it as it was.
    reply
      .header('cache-control', person === null ? 'private, no-cache' : 'no-store')
      .header('vary', 'accept-encoding')
    return sendPacked(reply, pages.render(path, first), request.headers['accept-encoding'] ?? '')
  })
}

function createdAt(path: string): AppType | null {
  const route = routeOf(path)
  return route.name === 'sell' || route.name === 'let' ? route.appType : null
}

function firstState(appType: AppType, user: PageUser, now: Date): FirstState {
  const draft = { uuid: randomUUID(), appType, addressType: DEFAULT_ADDRESS_TYPE }
  return { data: freshState(draft, today(now), user), today: today(now) }
}

const packBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const packGzip = promisify<Buffer, Buffer>(gzip)

/** Whether an Accept-Encoding names a coding, and not to say that it is refused. */
function takes(accepted: string, coding: string): boolean {
  const named = accepted.split(',').map((part) => part.trim())
  return named.some((part) => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part))
}

async function sendPacked(reply: FastifyReply, html: string, accepted: string): Promise<FastifyReply> {
  const body = Buffer.from(html)
  if (takes(accepted, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return reply.header('content-encoding', 'br').send(await packBrotli(body, { params }))
  }
  if (takes(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(await packGzip(body))
  return reply.send(body)
}
