import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { routeOf } from '#shared/journey/pages.ts'
import type { SendPage } from '../http/plain-page.ts'
import { pagePolicy, setPageHeaders } from '../http/security-headers.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Above 5, compressing a page takes longer than sending the bytes saved. */
const BROTLI_QUALITY = 5
/** 2^18 bytes: more than a page has, for a sixteenth of the default memory. */
const BROTLI_WINDOW = 18
/** More would only use memory while they wait for a thread. */
const packing = pLimit(4)

const packBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const packGzip = promisify<Buffer, Buffer>(gzip)

function takes(accepted: string, coding: string): boolean {
  const named = accepted.split(',').map((part) => part.trim())
  return named.some((part) => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part))
}

export async function sendPacked(reply: FastifyReply, html: string, accepted: string): Promise<FastifyReply> {
  const body = Buffer.from(html)
  if (takes(accepted, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return reply.header('content-encoding', 'br').send(await packing(() => packBrotli(body, { params })))
  }
  if (takes(accepted, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(await packing(() => packGzip(body)))
  return reply.send(body)
}

export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const [path = '/'] = url.split('?', 1)
  return { path, search: url.slice(path.length) }
}

export function scriptlessPages(pages: PageRenderer): SendPage {
  const policy = pagePolicy({ scripts: null, styles: pages.styleHashes })
  return async (request, reply, state) => {
    const { path, search } = splitUrl(request.url)
    setPageHeaders(reply, policy)
    reply.header('vary', 'accept-encoding, cookie')
    return sendPacked(
      reply,
      pages.render(routeOf(path), state, search),
      request.headers['accept-encoding'] ?? '',
    )
  }
}
